### How problems are mended, in English.

hint-lying = like `{ $line }`
hint-make_up = make it up under `cards_adhoc:`, or write `?`
hint-vocabulary = docs/vision-vocabulary.md has what effects may say
hint-board_card = name a card of the board
hint-sets = sets are { $list }
