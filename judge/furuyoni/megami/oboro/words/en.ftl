### Oboro, in English.

keyword-set = set
term-defeats = defeats replaced
of_player-first_defeat = { $it } would lose for the first time
do-spent = this has stood in for a defeat
term-cyberspace = cyberspace
term-part = part
term-main-parts = main part
term-custom-parts = custom part
term-assembled = assembled
term-reshuffle_replaced = a reshuffle is replaced
keyword-digi_set = Digi-set
of_card-assembled = { $it } is assembled
of_player-assembled = how many of { $of }parts are assembled
of_player-cyberspace = the parts in { $of }cyberspace
do-assemble = assemble parts: { $n }
do-disassemble = disassemble parts until { $to } or fewer are assembled
word-after_its_use = this counts after its use, too

## What is lacking

by-A3-9-paragraph-1 = there is no part to assemble: nothing happens
