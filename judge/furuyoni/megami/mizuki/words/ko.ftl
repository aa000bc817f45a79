### Mizuki, in Korean.

term-barracks = 병영
term-troop = 병사
term-conscripted = 징병됨
of_card-conscripted = { $it }{ PARTICLE($it, "이/가") } 징병됨
kind-conscript = 징병할 병사
reason-not_conscripted = 병영에 있는 그 카드는 징병되지 않았음
do-conscript = 징병 1번
do-muster = { $card } → 자신의 병영 (징병됨)

## Lines of play

line-conscript = { $card }{ PARTICLE($card, "을/를") } 징병
    .also = 징병 { $card }
    .or = { $card } 징병

## What is lacking

by-A16-4-paragraph-1 = 징병할 병사가 없어 아무 일도 일어나지 않음
