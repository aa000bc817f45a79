### Where chapters meet, in Japanese.

meeting-clause = 条項
meeting-one = 一方
meeting-other = 他方
meeting-scenarios = シナリオ
meeting-more = { $names }、ほか{ $n }件
meeting-sum = 重なり{ $n }件、うちシナリオのあるもの{ $held }件
