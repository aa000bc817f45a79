### Kanawe, in English.

term-plan = plan
term-achieved = achieved
term-act = act
term-act_value = value of the act
term-act_place = place on the story board
term-story = story board
term-plan_advanced = turn in which the plan last moved on
term-white = white
term-red = red
term-purple = purple
term-green = green
term-yellow = yellow
term-final = final act
term-up = face up
term-down = face down
term-square = square
term-fresh = prepared this turn
term-met = condition met this turn
term-before = counted before it was prepared
term-named = named
term-next_act = on to the next act
term-advance_plan = moving the plan on
action-advance_plan = move the plan on
kind-plan = the plan card to prepare
kind-plan_face = the face on which it lies
kind-act = the act to go to
reason-no_preparing = nothing has a plan card prepared here
reason-plan_prepared = the plan that is prepared cannot be the new one
reason-plan_elsewhere = no such plan card lies where one is taken from
at-condition = Condition of achievement
happening-next_act = somebody goes on to the next act
standing-achieve = { $if }
do-prepare_plan =
    prepare a plan card from { $from }{ $may ->
        [absent] { "" }
       *[given] { " " }(optional)
    }{ $as ->
        [absent] { "" }
       *[given] { " " }(where it was: { $as })
    }
do-act_effect = get the effect of the current act
of_player-act = the colour of { $of }current act
of_player-act_value = the value of { $of }current act
of_player-act_place = { $of }place on the story board
of_player-story = { $of }story board
of_player-plan_advanced = the turn in which { $of }plan last moved on
of_player-plan_idle = in the turn before { $it } moved no plan on
of_player-plan = { $of }prepared plan cards
of_player-achieved = { $of }achieved plan cards
of_card-face = the face that lies up
of_card-square = the square of the crystal
of_card-fresh = it was prepared this turn
of_card-met = the condition was met this turn
of_card-before = what was counted before it was prepared
of_card-named = the card that { $it } has named
turn-throughout_cards = throughout cards used this turn by { $it }
turn-arrows = arrow effects resolved this turn
turn-moves_of_3 = how often three crystals or more moved at once this turn, those to enhancements apart
turn-moves_of_5 = how often five crystals or more moved at once this turn
turn-life_changes = changes of life this turn of { $it }
turn-life_changes_of_2 = changes of life by two or more at once this turn of { $it }

## Lines of play

line-plan = plan { $card }
line-face = face { $word }
line-act_final = act final
line-act = act { $word } { $n }

## What is lacking

by-A18-7-1 = no plan card lies there: none is prepared
by-A18-4-1-paragraph-1 = there is no zone for a plan: none is prepared
by-A18-5-bullet-2 = no crystal lies on the plan: it does not move on
by-A18-3-1-paragraph-2 = the current act has no effect to resolve: nothing happens
