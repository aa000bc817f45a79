### Where chapters meet, in Korean.

meeting-clause = 조항
meeting-one = 한쪽
meeting-other = 다른 쪽
meeting-scenarios = 시나리오
meeting-more = { $names } 외 { $n }건
meeting-sum = 겹침 { $n }건, 시나리오가 있는 것 { $held }건
