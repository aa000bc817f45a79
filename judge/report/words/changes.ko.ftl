### What editions change, in Korean.

changes-added = 추가
changes-removed = 삭제
changes-moved = 이동
changes-reworded = 문구
changes-code = 코드: { $those }
changes-scenarios = 시나리오: { $those }
changes-renumbered = 번호 변경: { $those }
changes-cited_by_code = 코드가 인용: { $those }
changes-count = { $kind } { $n }건
changes-none = 변경 없음
changes-sum = { $found }. 번호만 바뀐 것 { $n }건
