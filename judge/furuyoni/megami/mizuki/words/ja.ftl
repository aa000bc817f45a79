### Mizuki, in Japanese.

term-barracks = 兵舎
term-troop = 兵員
term-conscripted = 徴兵済
of_card-conscripted = { $it }が徴兵済
kind-conscript = 徴兵する兵員
reason-not_conscripted = 兵舎にあるそのカードは徴兵済でない
do-conscript = 徴兵1回
do-muster = { $card } → 自分の兵舎（徴兵済）

## Lines of play

line-conscript = { $card }を徴兵
    .also = 徴兵 { $card }

## What is lacking

by-A16-4-paragraph-1 = 徴兵する兵員がなく、何も起こらない
