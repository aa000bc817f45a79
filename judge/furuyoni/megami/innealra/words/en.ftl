### Innealra, in English.

term-fate = fate
term-past = past
term-present = present
term-future = future
term-unseen = fate not yet seen
term-lost = Lost
term-resonance = resonance
term-resonances = resonances this turn
kind-shift_fate = whether the fate in the opponent's past is moved to the fate not yet seen
reason-no_fates = only a player who has Innealra resonates by the rules
reason-first_own_turn = it is that player's first turn
reason-resonated = it has been resolved in this phase
reason-hand_of_three = the hand is not of three cards
    .facts = { $hand } in hand
reason-no_fates_there = the opponent does not have Innealra
reason-no_shift = no card with a subtype has just been used in the normal way and resolved
at-fate = Fate
happening-resonance = somebody resonates
do-resonate = resonate
do-shift_fate =
    { $who_of ->
        [absent] your{ " " }
       *[given] { $who_of }
    }past moves to the fate not yet seen
do-resolve_fates = resolve the effects of the fates in your past, present and future, in that order
standing-entangle = your fate is led to entangled fate
turn-resonances = resonances this turn of { $it }
fact-by_rule = it is a resonance by the rules
of_attack-at_lost = Lost
of_attack-up_to_lost = 0 to Lost
of_player-past = fates in { $of }past
of_player-present = fates in { $of }present
of_player-future = fates in { $of }future
of_player-unseen = { $of }fates not yet seen

## Lines of play

line-resonate = resonate
line-disturb = disturb fate

term-fates = fates
term-main_hand = main hand
term-resonating = resonating
term-shift_left = shift left

## What is lacking

by-A24-3-paragraph-1 = no fate lies there: nothing happens
