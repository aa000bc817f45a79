### Hagane, in English.

term-anvil = anvil
keyword-centrifugal = centrifugal
reason-centrifugal = it is not 2 farther than at the start of the turn
reason-centrifugal_attacked = an attack has been made in this phase
