### How problems are mended, in English.

hint-lying = like `{ $line }`
hint-make_up = make it up under `cards_adhoc:`, or write `?`
hint-vocabulary = docs/vision-vocabulary.md has what effects may say
hint-board_card = name a card of the board
hint-sets = sets are { $list }
hint-lay = lay it into { $id }
hint-lay_on_field = leave it out, or lay the card on the field
hint-of_that_one = say `{ $line }` of that one
hint-all_of_it = state all of it under `{ $line }`
hint-sides = `{ $line }` to `{ $line2 }`
hint-leave_it_out = leave it out
