### Korunu, in English.

term-freeze = freeze tokens
do-freeze =
    freeze: { $who }{ $full ->
        [absent] { "" }
       *[given] , until there is no room in that aura
    }
of_player-frozen = how many times { $it } is frozen
of_player-aura-freeze = freeze tokens in { $of }aura
word-costs_as_cut_in = using it once more costs what cutting in costs
