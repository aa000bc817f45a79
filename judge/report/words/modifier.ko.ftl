### What modifiers do, in Korean.

modifier-gain = { $what }
modifier-lose = { $what } 없음
modifier-expand = { $what } { $n } 확대
modifier-shrink = { $what } { $n } 축소
modifier-replace = { $what } 치환
modifier-include = { $what } 포함
modifier-exclude = { $what } 제외
modifier-shift = { $n } 이동
modifier-swap = 교체
modifier-normalise = 통상으로 되돌림
modifier-lacerating = 열상화
