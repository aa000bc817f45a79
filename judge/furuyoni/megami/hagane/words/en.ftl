### Hagane, in English.

term-anvil = anvil
keyword-centrifugal = centrifugal
reason-centrifugal = it is not 2 farther than at the start of the turn
reason-centrifugal_attacked = an attack has been made in this phase
fact-choice_narrowed = its protection is from choices of the opponent alone (erratum)
of_player-anvil = the cards on { $of }anvil
of_player-anvil-crystals = the crystals on { $of }anvil
