### Kamuwi, in English.

term-taboo = taboo gauge
of_player-taboo = { $of }taboo gauge
kind-vow = which vows to take

## Lines of play

line-vow_none = vow none
line-vow_it = vow
line-vow = vow { $word }
