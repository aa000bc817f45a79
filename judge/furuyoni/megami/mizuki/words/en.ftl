### Mizuki, in English.

term-barracks = barracks
term-troop = troop
term-conscripted = conscripted
of_card-conscripted = { $it } is conscripted
kind-conscript = the troop to conscript
reason-not_conscripted = the card is in the barracks and not conscripted
do-conscript = conscript a troop
do-muster = put { $card } into your barracks, conscripted

## Lines of play

line-conscript = conscript { $card }

## What is lacking

by-A16-4-paragraph-1 = there is no troop to conscript: nothing happens
