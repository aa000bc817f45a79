### Kamuwi, in English.

term-taboo = taboo gauge
of_player-taboo = { $of }taboo gauge
kind-vow = which vows to take
