### Thallya, in English.

term-artificial_crystal = artificial crystals
term-machine = machine
term-burnt = burnt
term-form = form
term-transform = TransForm
term-transforms = TransForms this game
term-transformed = has TransFormed this turn
term-spent = done this turn
term-plus = +1
term-minus = -1
term-ride = riding
keyword-combust = combust
kind-ride = forward or backward
reason-no_form = no TransForm card in force has such a basic action
    .facts = { $form }
reason-form_spent = it can be done once a turn
    .facts = { $form }
at-transform = On transforming
at-added_basic = Added basic action
happening-ride = somebody rides
do-ride = ride
do-transform = TransForm
do-combust =
    { $may ->
        [absent] { "" }
       *[given] optional:{ " " }
    }combust { $n }
do-restore =
    restore { $n } burnt artificial crystals{ $as ->
        [absent] { "" }
       *[given] : { $as }
    }
do-spend = this basic action has been done this turn
standing-reverse_combust = while { $who } combust, artificial crystals go from burnt to the machine
standing-enable = what the card sealed under this one says is in force
of_player-machine-artificial_crystal = artificial crystals in { $of }machine
of_player-burnt-artificial_crystal = { $of }burnt artificial crystals
of_player-transforms = { $of }TransForms this game
of_player-transformed = { $it } TransFormed this turn
of_card-spent = { $of }basic action has been done this turn

## Lines of play

line-ride = ride { $word }
line-form = form { $card }

## What is lacking

by-A9-4-paragraph-1 = there is no machine: nothing happens
by-A9-3-paragraph-2 = there is no TransForm card in extra: nothing happens
