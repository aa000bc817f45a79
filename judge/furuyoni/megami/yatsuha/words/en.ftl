### Yatsuha, in English.

term-memory = memory
term-location = position of the crystal in memory
term-journey_start = where the journey began
term-start_resolved = how often the starting point's effect was resolved
term-perfected = cards brought to their perfect form
term-has_used = has used a card in this duel
term-gained_terminal = has gained terminal
term-place = position
kind-place = where the journey begins
kind-show = whether the card from memory is shown
fact-mirror_number = the mirror number
zone-memory = memory
do-perfect =
    bring { $card } to its perfect form{ $as ->
        [absent] { "" }
       *[given] : { $as }
    }
do-set_out = set out on the journey from any position
do-visit = resolve the effect of the location
do-move_on = move the crystal on clockwise
do-way_home = resolve the way home
do-gain_terminal = this card gains terminal
of_player-completed = how many cards { $it } brought to their perfect form
of_player-comes_round = { $of }journey is back where it began
of_player-travels = { $of }crystal lies in memory
of_player-memory = { $of }cards in memory
of_player-memory-crystals = crystals in { $of }memory
of_player-location = the position of { $of }crystal in memory
of_player-journey_start = where { $of }journey began
of_player-start_resolved = how often the effect of { $of }starting point was resolved
of_player-perfected = { $of }cards brought to their perfect form
of_player-has_used = { $it } used a card in this duel
of_card-gained_terminal = { $it } has gained terminal

## Lines of play

line-start = start { $n }

## What is lacking

by-A14-4-paragraph-1 = there is no memory: nothing goes there
by-A14-4-paragraph-7 = no crystal lies in memory: there is no location, and nothing happens
by-A14-5 = the journey has begun before: nothing happens
