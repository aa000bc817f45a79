### Renri, in English.

term-perjury = in perjury
term-relics = relics
term-claimed = names claimed this turn
term-refutation_failed = failed refutation this turn
term-lie = perjury
term-hidden = face down
term-refuted = refuted
term-fake = not the card it was said to be
term-recurs = recurring
keyword-perjury_set = perjury set
keyword-recurrence = recurrence
kind-perjure = whether to perjure
kind-refute = whether to refute
kind-recur = whether to recur
kind-genuine = whether it is the card it was said to be
happening-believed = a perjury has not been refuted
happening-refutation_failed = a refutation has failed
happening-recurred = a card recurs
reason-no_perjury = they have not chosen Renri
reason-not_listed = no card of their megami's lists bears perjury under that name
reason-claimed_already = the name has been claimed this turn
reason-not_normal = the card is not a normal card
do-turn_up = turn { $card } up
standing-fatigues = who refutes this card and fails suffers fatigue { $n } times
of_player-claimed = the names { $it } claimed this turn
of_player-refutation_failed = { $it } failed in a refutation this turn
of_player-perjury = { $of }cards in perjury
of_player-relics = { $of }relics
of_card-lie = { $it } bears perjury
of_card-hidden = { $it } lies face down
of_card-refuted = { $it } was refuted
of_card-fake = { $it } was not the card it was said to be
of_card-recurs = { $it } recurs
of_attack-card_ordinal = the place of { $of }card among those used this turn

## Lines of play

line-perjure = perjure { $card } as { $card2 }
line-refute = refute
line-recur = recur
