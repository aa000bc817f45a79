### Expectations as claims, in Korean.

claimed-applied = 적용됨: { $clauses }
claimed-unapplied = 적용되지 않음: { $clauses }
claimed-unchanged = 한 번도 바뀌지 않음: { $facts }
claimed-has = { $what }에 { $value } 있음
claimed-lacks = { $what }에 { $value } 없음
claimed-fact = { $what } { $op } { $value }
claimed-options = { $player }의 선택지: { $lines }
claimed-legal = { $player }의 가능한 수: { $lines }
claimed-illegal = { $player }의 불가능한 수: { $lines }
claimed-result = { $result }
claimed-goes_on = 게임은 계속됨
claimed-decided = 규칙이 정함
claimed-undecided = 규칙이 정하지 않음
claimed-no_stop = 남은 선택이 없음
claimed-can = { $player }의 달성 가능: { $claims }
