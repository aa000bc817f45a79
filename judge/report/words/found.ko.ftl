### What was found where something else was expected, in Korean.

found-no_fact = 그런 사실이 없음
found-unapplied = 적용되지 않았거나 순서가 다름
found-changed = 바뀜: { $facts }
found-otherwise = 다른 결과
found-other_choice = 다른 선택 또는 다른 선택지
found-no_choice = 남은 선택이 없음
found-decided = 정해짐
found-undecided = 정해지지 않음
found-not_so = 그렇지 않음
found-no_way = 그런 방법이 없음
