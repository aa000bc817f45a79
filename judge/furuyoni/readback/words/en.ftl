### What cards do, told from their effects, in English.

## How things are joined

comma = ,{ " " }
or = { " " }or{ " " }
then = , then{ " " }
zone = { $of }{ $zone }
zone-cards = { $of }{ $zone }
zone-on = { $card }
result = “{ $name }”
result-count = the number of “{ $name }”
ability =
    { "[" }{ $at }{ $called ->
        [absent] { "" }
       *[given] { " " }“{ $called }”
    }{ $frame ->
        [absent] { "" }
       *[given] , complete with { $frame }
    }{ $vow ->
        [absent] { "" }
       *[given] , vowing { $vow }
    }{ $gate ->
        [absent] { "" }
       *[given] , { $gate }
    }{ $when ->
        [absent] { "" }
       *[given] ; { $when }
    }{ $cond ->
        [absent] { "" }
       *[given] ; if { $cond }
    }]{ $body }
gate-yes = used as the throughout action
gate-no = not used as the throughout action

## Classes of effects

at-static = Static
at-on_use = On use
at-after_attack = After attack
at-initialize = Initialize
at-ongoing = Ongoing
at-disenchant = Disenchant
at-used = Used
at-declare = As it is shown
at-resurge = Resurge
at-resurge_now = Resurge now

## What calls for an effect

when-becomes =
    when { $becomes } { $at_most ->
        [absent] { $at_least ->
            [absent] changes
           *[given] becomes
        }
       *[given] becomes
    }{ $at_most ->
        [absent] { "" }
       *[given] { " " }{ $at_most } or less
    }{ $at_least ->
        [absent] { "" }
       *[given] { " " }{ $at_least } or more
    }{ $way ->
        [absent] { "" }
       *[given] { " " }({ $way })
    }{ $multiple_of ->
        [absent] { "" }
       *[given] , to a multiple of { $multiple_of } other than 0
    }
when-damaged =
    when{ $at_least ->
        [absent] { " " }any
       *[given] { " " }{ $at_least } or more
    } damage is dealt to { $damaged }{ $zone ->
        [absent] { "" }
       *[given] { " " }({ $zone })
    }{ $source ->
        [absent] { "" }
       *[given] , from { $source }
    }{ $filter ->
        [absent] { "" }
       *[given] , if { $filter }
    }
when-touched =
    when an attack or a basic action moves crystals from or to { $touched }{ $filter ->
        [absent] { "" }
       *[given] , if { $filter }
    }
when-phase =
    at { $whose_of ->
        [absent] your{ " " }
       *[given] { $whose_of }
    }{ $phase }
when-happens =
    when this happens: { $happens }{ $who ->
        [absent] { "" }
       *[given] , by { $who }
    }{ $out_of ->
        [absent] { "" }
       *[given] { " " }out of { $out_of }
    }{ $changes ->
        [absent] { "" }
       *[given] , and { $changes } changes by it
    }{ $filter ->
        [absent] { "" }
       *[given] , if { $filter }
    }
happening-use_ended = the use of a card ends
happening-attack_ended = an attack ends
happening-basic = a basic action is done
happening-basic_ended = a basic action ends
happening-reshuffle = a deck is about to be reshuffled
happening-reshuffled = a deck has been reshuffled
happening-disenchanted = an enhancement has been disenchanted
happening-announce = a card is shown to be used
happening-enter_use = a card is used
happening-put = a card moves
happening-move = crystals move
happening-charge = an enhancement is charged
happening-damage = damage is dealt
happening-vigor = vigor changes
happening-flinch = a player flinches
happening-reveal = cards are revealed
happening-shuffle = a deck is shuffled
happening-generate = an attack comes to be
happening-make_attack = an attack is made
happening-remove_attack = an attack is taken away

## Operations

do-move =
    { $arrow ->
        [no] { "" }
       *[given] arrow:{ " " }
    }{ $by ->
        [absent] { "" }
       *[given] { $by } chooses:{ " " }
    }{ $from } { $two_way ->
        [absent] →
       *[given] ⇔
    } { $to }: { $n }{ $fewer ->
        [absent] { "" }
       *[given] , or fewer
    }{ $as ->
        [absent] { "" }
       *[given] : { $as }
    }
do-pay_vigor =
    { $may ->
        [absent] { "" }
       *[given] optional:{ " " }
    }pay { $n } vigor, all of it or nothing
do-pay = pay { $from } → { $to }: { $n }, all of it or nothing
do-attack =
    attack with range { $range }, damage { $damage }{ $keywords ->
        [absent] { "" }
       *[given] , { $keywords }
    }{ $live ->
        [absent] { "" }
       *[given] , valued when it counts
    }{ $abilities ->
        [absent] { "" }
       *[given] , with:{ $abilities }
    }
do-change =
    { $until ->
        [absent] { "" }
       *[given] { $until }:{ " " }
    }{ $target }{ $filter ->
        [absent] { "" }
       *[given] { " " }(only if { $filter })
    }: { $changes }{ $raised ->
        [absent] { "" }
       *[given] { " " }(a raise)
    }{ $where ->
        [absent] { "" }
       *[given] { " " }(while { $where })
    }{ $either ->
        [absent] { "" }
       *[given] , or as much lower: its player picks
    }{ $sampled ->
        [absent] { "" }
       *[given] { " " }(as things are when made)
    }
do-basic =
    { $who ->
        [absent] { "" }
       *[given] { $who }:{ " " }
    }{ $may ->
        [absent] { "" }
       *[given] up to{ " " }
    }{ $n ->
        [absent] 1
       *[given] { $n }
    }{ $different ->
        [absent] { "" }
       *[given] { " " }different
    } basic action(s){ $named ->
        [absent] { "" }
       *[given] : { $named }
    }{ $without ->
        [absent] { "" }
       *[given] , not { $without }
    }{ $like ->
        [absent] { "" }
       *[given] , the same as { $like }
    }{ $as ->
        [absent] { "" }
       *[given] , called { $as }
    }
do-damage =
    { $zone ->
        [absent]
            { $both ->
                [absent]
                    damage { $damage ->
                        [absent] { "" }
                       *[given] { $damage }{ " " }
                    }to { $to }
               *[given]
                    { $n ->
                        [absent] 1
                       *[given] { $n }
                    } damage each to { $to_of }aura and life
            }
       *[given]
            { $n ->
                [absent] 1
               *[given] { $n }
            } damage to { $to_of }{ $zone }
    }
do-vigor =
    { $who_of ->
        [absent] your{ " " }
       *[given] { $who_of }
    }vigor: { $becomes ->
        [absent]
            changes by { $by ->
                [absent] 1
               *[given] { $by }
            }
       *[given] becomes { $becomes }
    }
do-flinch = flinch: { $who }
do-gauge =
    { $who_of ->
        [absent] your{ " " }
       *[given] { $who_of }
    }{ $of }: { $becomes ->
        [absent]
            changes by { $by ->
                [absent] 1
               *[given] { $by }
            }
       *[given] becomes { $becomes }
    }
do-draw =
    { $who ->
        [absent] { "" }
       *[given] { $who }:{ " " }
    }draw { $n ->
        [absent] 1
       *[given] { $n }
    } card(s)
do-cost =
    { $until ->
        [absent] { "" }
       *[given] { $until },{ " " }
    }{ $who ->
        [absent] you
       *[given] { $who }
    }: { $next ->
        [absent] any card
       *[given] the next card
    }{ $filter ->
        [absent] { "" }
       *[given] { " " }where { $filter }
    }{ $of ->
        [absent] { "" }
       *[given] { " " }of the megami whose attack was answered
    } costs { $n } more, from { $from }{ $which ->
        [absent] { "" }
       *[given] { " " }(only where { $which })
    }{ $of ->
        [absent] { "" }
       *[given] { " " }(only cards of that megami)
    } to { $to }
do-cancel =
    cancel { $what ->
        [damage] the damage of{ " " }
        [after] the after-attack effects of{ " " }
       *[given] { "" }
    }{ $target ->
        [answered] the attack answered
       *[given] this attack
    }
do-pick =
    { $by ->
        [absent] { "" }
       *[given] { $by }:{ " " }
    }{ $random ->
        [absent] choose
       *[given] take at random
    }{ $up_to ->
        [absent] { "" }
       *[given] { " " }up to
    } { $n ->
        [absent] 1
       *[given] { $n }
    } card(s) in { $from }{ $filter ->
        [absent] { "" }
       *[given] , where { $filter }
    }{ $ordered ->
        [absent] { "" }
       *[given] , in an order
    }: { $as }
do-put =
    put { $card } { $open ->
        [absent] { "" }
       *[given] open{ " " }
    }{ $at ->
        [absent] into{ " " }
       *[given] on the { $at } of{ " " }
    }{ $to }{ $state ->
        [absent] { "" }
       *[given] , { $state }
    }{ $under ->
        [absent] { "" }
       *[given] , under this card
    }{ $wherever ->
        [absent] { "" }
       *[given] , wherever it has gone
    }
do-use =
    { $by ->
        [absent] { "" }
       *[given] { $by }:{ " " }
    }use { $card }{ $as ->
        [absent] { "" }
       *[given] { " " }as { $as }
    }{ $reaction ->
        [absent] { "" }
       *[given] , as a reaction
    }{ $answers ->
        [absent] { "" }
       *[given] , as one that answers the attack
    }{ $free ->
        [absent] { "" }
       *[given] , without paying anything
    }{ $no_cost ->
        [absent] { "" }
       *[given] , without paying its own cost
    }{ $shift ->
        [absent] { "" }
       *[given] , with its range, one damage or its charge up to { $shift } higher or lower
    }{ $charge ->
        [absent] { "" }
       *[given] , with its charge becoming { $charge }
    }{ $from_life ->
        [absent] { "" }
       *[given] , { $from_life } of it from life
    }{ $gain ->
        [absent] { "" }
       *[given] , its attack gaining { $gain }
    }{ $returns ->
        [absent] { "" }
       *[given] , then going back out of the game face down
    }{ $ends_in ->
        [absent] { "" }
       *[given] , then going facedown instead of to played, an enhancement apart
    }{ $declared ->
        [absent] { "" }
       *[given] , as it was declared
    }{ $refusable ->
        [absent] { "" }
       *[given] , unless refused: { $refusable }
    }
do-become =
    { $card } becomes { $copy_of ->
        [absent] itself again
       *[given] a copy of { $copy_of }
    }
do-copy_attack =
    make a copy of the attack answered{ $answers ->
        [absent] { "" }
       *[given] , answering it
    }
do-declare =
    name a number{ $from ->
        [absent] { "" }
       *[given] { " " }of { $from }
    }: { $as }
do-proof = show { $of } as a proof
do-name_card = name a card: { $as }
do-reveal =
    reveal { $card }{ $to ->
        [absent] { "" }
       *[given] { " " }to { $to }
    }{ $as ->
        [absent] { "" }
       *[given] , as { $as }
    }
do-choose =
    { $by ->
        [absent] { "" }
       *[given] { $by }:{ " " }
    }choose{ $up_to ->
        [absent] { "" }
       *[given] { " " }up to
    } { $n ->
        [absent] 1
       *[given] { $n }
    } of these{ $at_least ->
        [absent] { "" }
       *[given] { " " }(at least { $at_least })
    }{ $ordered ->
        [absent] { "" }
       *[given] , in any order
    }:{ $modes }
do-orders = the opponent:{ $do }
do-may =
    optional{ $by ->
        [absent] { "" }
       *[given] { " " }({ $by })
    }:{ $do }
do-if =
    if { $cond }:{ $then }{ $else ->
        [absent] { "" }
       *[given] { "\u000A" }otherwise:{ $else }
    }
do-repeat = { $n } times:{ $do }
do-together = at the same time:{ $do }
do-sentence = in one sentence:{ $do }
do-forbid =
    { $until ->
        [absent] this turn:{ " " }
       *[given] { $until }:{ " " }
    }{ $who ->
        [absent] the opponent
       *[given] { $who }
    } cannot { $what }{ $filter ->
        [absent] { "" }
       *[given] , where { $filter }
    }
do-later =
    later, { $at }{ $if ->
        [absent] { "" }
       *[given] , if { $if }
    }:{ $do }
do-exchange =
    { $named ->
        [absent] { "" }
       *[given] if it is { $named },{ " " }
    }exchange { $card } for { $with }{ $where ->
        [absent] { "" }
       *[given] { " " }in { $where }
    }{ $as ->
        [absent] { "" }
       *[given] : { $as }
    }
do-remember = keep { $names } with this use
do-void_basic =
    { $until ->
        [absent] this turn, the next basic action of{ " " }
       *[given] { $until }, the next basic action of{ " " }
    }{ $who ->
        [absent] the opponent
       *[given] { $who }
    } is done without its effect being resolved
do-skip =
    { $who ->
        [absent] the opponent
       *[given] { $who }
    }: skip the next { $phase }
do-end_phase = end the phase
do-win =
    the winner: { $who ->
        [absent] you
       *[given] { $who }
    }
do-lose =
    the loser: { $who ->
        [absent] you
       *[given] { $who }
    }
do-reshuffle =
    { $who ->
        [absent] { "" }
       *[given] { $who }:{ " " }
    }reshuffle the deck, without damage
moment-this_use = when the use of this card has ended
moment-this_attack = when this attack has ended
moment-answered = when the attack answered has ended
moment-event = when what called this up has ended
moment-phase =
    at { $whose ->
        [absent] the next{ " " }
       *[given] { $whose }
    }{ $phase }

## Standing effects

standing-change =
    { $target }{ $filter ->
        [absent] { "" }
       *[given] { " " }(only if { $filter })
    }: { $changes }{ $raised ->
        [absent] { "" }
       *[given] { " " }(a raise)
    }{ $either ->
        [absent] { "" }
       *[given] , or as much lower: its player picks
    }{ $sampled ->
        [absent] { "" }
       *[given] { " " }(as things are when made)
    }{ $cancels_out ->
        [absent] { "" }
       *[given] ; two of these cancel each other out
    }
standing-redirect =
    crystals that would move{ $from ->
        [absent] { "" }
       *[given] { " " }from { $from }
    }{ $to ->
        [absent] { "" }
       *[given] { " " }to { $to }
    }{ $cause ->
        [absent] { "" }
       *[given] { " " }by { $cause }
    }{ $pays_for ->
        [absent] { "" }
       *[given] { " " }of this card
    }{ $unless_basic ->
        [absent] { "" }
       *[given] { " " }other than by { $unless_basic }
    }{ $arrow ->
        [absent] { "" }
       *[given] { " " }along an arrow
    }{ $attack ->
        [absent] { "" }
       *[given] { " " }by this attack
    }{ $may ->
        [absent] { "" }
       *[given] { " " }may
    }{ $into ->
        [stay] { " " }stay
       *[given] { " " }go to { $into }
    }{ $out_of ->
        [absent] { "" }
       *[given] , out of { $out_of },
    } instead{ $then ->
        [absent] { "" }
       *[given] ; if they do:{ $then }
    }
standing-instead =
    instead of{ $basic ->
        [absent] { "" }
       *[given] { " " }the basic action { $basic }
    }{ $of ->
        [absent] { "" }
       *[given] { " " }{ $of }
    }{ $filter ->
        [absent] { "" }
       *[given] { " " }(where { $filter })
    }{ $may ->
        [absent] { "" }
       *[given] , if you like
    }:{ $do }
standing-text =
    arrows in the text of cards{ $filter ->
        [absent] { "" }
       *[given] { " " }where { $filter }
    }: { $arrows }
standing-grant =
    cards{ $filter ->
        [absent] { "" }
       *[given] { " " }where { $filter }
    } have:{ $abilities }
standing-alter =
    cards where { $filter }{ $lose_subtype ->
        [absent] { "" }
       *[given] { " " }lose { $lose_subtype },
    }{ $lose ->
        [absent] { "" }
       *[given] { " " }lose { $lose }{ $gain ->
            [absent] { "" }
           *[given] ,
        }
    }{ $gain ->
        [absent] { "" }
       *[given] { " " }gain { $gain }
    }
standing-copy =
    this card is a copy, but for its name{ $own ->
        [absent] { "" }
       *[given] , its user and its own text
    }, of what { $of ->
        [absent] { "" }
       *[given] lies in { $of }
    }{ $under ->
        [absent] { "" }
       *[given] is sealed under your { $under }
    }
standing-counted_copy = with { $least } or more crystals on your { $on } this card is a copy of { $of }
standing-declares = its use may be declared, in the normal way, as that of a card that the opponent can choose in deck building ({ $filter }); the opponent may show that card ({ $shown_from }), then it is not used and goes to played
standing-fatigue = damage that { $who } takes by fatigue: { $damage }
standing-frames = as an effect of yours in a frame comes to be resolved, { $n } may move from { $from } to { $to }: all numbers written in the frame are multiplied by { $times }
standing-divert =
    if this card would go to { $to }, it { $may ->
        [absent] goes
       *[given] may go
    } to { $into } instead
standing-define =
    { $x ->
        [absent] { "" }
       *[given] X = { $x }
    }{ $y ->
        [absent] { "" }
       *[given] { " " }Y = { $y }
    }{ $at ->
        [absent] { "" }
       *[given] , fixed at { $at }
    }
standing-forbid =
    { $who ->
        [absent] you
       *[given] { $who }
    } cannot { $what }{ $filter ->
        [absent] { "" }
       *[given] , where { $filter }
    }
standing-waits = the effects of this card are resolved after { $for }
standing-permit =
    it is allowed all the same to { $what }{ $filter ->
        [absent] { "" }
       *[given] , where { $filter }
    }
standing-cancel =
    { $what ->
        [damage] the damage of{ " " }
        [after] the after-attack effects of{ " " }
       *[given] { "" }
    }{ $target }: cancelled{ $filter ->
        [absent] { "" }
       *[given] { " " }(only where { $filter })
    }
standing-no_additions =
    nothing is added to the damage of { $target }{ $filter ->
        [absent] { "" }
       *[given] { " " }(where { $filter })
    }
standing-stays = cards in { $in } do not move by a reshuffle
standing-treat = crystals on { $crystals } count as { $as } for { $for }
standing-hold =
    crystals on { $crystals } do not move{ $own ->
        [absent] { "" }
       *[given] , but by effects of this card
    }{ $upkeep ->
        [absent] { "" }
       *[given] , but in the upkeep of the start phase
    }
standing-charge_from = this card may be charged from { $zone } as well
standing-mute =
    { $of } effects of { $attacks ->
        [absent] cards
       *[given] { $attacks }
    }{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    } are not resolved
standing-cost =
    { $who ->
        [absent] { "" }
       *[given] { $who }:{ " " }
    }to use a card{ $filter ->
        [absent] { "" }
       *[given] { " " }where { $filter }
    } costs { $n } more, from { $from }{ $which ->
        [absent] { "" }
       *[given] { " " }(only where { $which })
    } to { $to }

## Keywords

keyword-no_reactions =
    no reactions{ $filter ->
        [absent] { "" }
       *[given] { " " }(with cards where { $filter })
    }
keyword-unavoidable = unavoidable
keyword-overwhelm = overwhelm
keyword-both_damages = both damages
keyword-uncancellable = cannot be cancelled
keyword-terminal = terminal
keyword-gap = gap
keyword-range_limit = range limit { $filter }
keyword-attacker_picks = the attacker picks the damage
keyword-no_aura = damage to aura cannot be picked
keyword-fixed_damage = the damage does not change

## Changes

change-assign = becomes { $what }
change-swap = its two damages change places
change-multiply = ×{ $what }
change-divide = ÷{ $what }, rounded { $rounding }
change-add = { $what }
change-raise = { $what }, ahead of other additions
change-replace = range becomes { $what }
change-shift = range shifts by { $what }
change-include = range with { $what } added
change-exclude = range without { $what }
change-expand_near = range expands near by { $what }
change-expand_far = range expands far by { $what }
change-shrink_near = range shrinks near by { $what }
change-shrink_far = range shrinks far by { $what }
change-gain = gains “{ $what }”
change-lose = loses “{ $what }”
target-answered = the attack answered
target-this_attack = this attack
target-next_attack = your next attack
target-my_attacks = your attacks
target-their_attacks = the opponent's attacks
target-attacks = all attacks
target-distance = the distance
target-mastery_zone = the mastery zone
target-my_aura_cap = your limit of aura
target-their_aura_cap = the opponent's limit of aura
target-my_arrow_aura_cap = your limit of aura for arrows of your cards
target-my_vigor_cap = your limit of vigor
target-their_vigor_cap = the opponent's limit of vigor
target-my_hand_limit = your limit of cards in hand
target-their_hand_limit = the opponent's limit of cards in hand
target-this_cost = the cost of this card
target-my_cost = the cost of your cards
target-their_cost = the cost of the opponent's cards
target-cost = the cost of all cards
target-this_charge = the charge of this card
target-my_charge = the charge of your cards
target-their_charge = the charge of the opponent's cards
target-charge = the charge of all cards

## What can be forbidden or permitted

action-attack = attack
action-use = use cards
action-use_attack = use attack cards
action-use_normal = use normal cards
action-use_special = use specials
action-basic = do basic actions
action-forward = do “forward”
action-backward = do “backward”
action-recover = do “recover”
action-focus = do “focus”
action-break_away = do “break away”
action-react = react
action-draw = draw cards
action-lose = lose
action-win = win
action-cover = cover cards
action-use_this = use this card
action-use_as_in_hand = use this card as if it were in hand
action-react_this = react with this card
action-pay_vigor = pay with vigor
action-damaged = take damage
action-cancel = cancel attacks
action-choose = choose cards
action-return = return cards to deck or hand
action-seal = seal cards

## Players, zones, cards

who-me = you
who-opp = the opponent
who-both = both players
who-owner = the owner
whose-me = your{ " " }
whose-opp = the opponent's{ " " }
whose-both = both players'{ " " }
whose-owner = the owner's{ " " }
zone-distance = distance
zone-shadow = shadow
zone-this = this card
zone-out = outside the game
zone-stay = where they are
zone-aura = aura
zone-life = life
zone-flare = flare
zone-hand = hand
zone-deck = deck
zone-played = played
zone-facedown = facedown
zone-enhancements = enhancements
zone-specials = specials
zone-extra = extra
zone-in_use = in use
zone-sealed = sealed
zone-out_of_game = out of the game
cards-this = this card
cards-under = what is sealed under this card
cards-event = that card
cards-answered = the card that made the attack answered
cards-all = all cards in { $zone }
cards-top = the top { $n } card(s) of { $zone }
cards-number = { $card } in { $zone }

## Operators and calls

op-or = { $left } or { $right }
op-and = { $left } and { $right }
op-not = not { $of }
op-at_most = { $left } ≤ { $right }
op-at_least = { $left } ≥ { $right }
op-below = { $left } < { $right }
op-above = { $left } > { $right }
op-equal = { $left } = { $right }
op-unequal = { $left } ≠ { $right }
op-plus = { $left } + { $right }
op-less = { $left } - { $right }
op-times = { $left } × { $right }
op-divided_up = { $left } ÷ { $right } rounded up
op-divided_down = { $left } ÷ { $right } rounded down
op-minus = -{ $of }
face-up = face up, { $text }
face-down = face down, { $text }
face-closed = on the closed face, { $text }
face-open = on the open face, { $text }
call-count =
    the number of cards in { $zone }{ $filter ->
        [absent] { "" }
       *[given] { " " }where { $filter }
    }
call-any =
    there is a card in { $zone }{ $filter ->
        [absent] { "" }
       *[given] { " " }where { $filter }
    }
call-sum =
    the sum of { $what } over the cards in { $zone }{ $filter ->
        [absent] { "" }
       *[given] { " " }where { $filter }
    }
call-min = the smallest of { $args }
call-max = the largest of { $args }
call-other_specials_used = all other specials of the owner are used
call-zones_with = the number of zones with exactly { $args } crystals
call-has = it has { $args }
call-originally = { $args } is printed on the card
call-complete =
    { $args } is complete{ $filter ->
        [absent] { "" }
       *[given] { " " }by cards alone of which this is true: { $filter }
    }

## Facts

fact-distance = the distance
fact-distance-crystals = the crystals in distance
fact-mastery_zone = the mastery zone
fact-shadow = shadow
fact-turn = the number of the turn
fact-phase = the phase
fact-done = that was done in full
fact-my_turn = it is your turn
fact-distance_change = the change of distance since the turn began
fact-distance_changed = the distance has changed this turn
of_player-life = { $of }life
of_player-aura = { $of }aura
of_player-flare = { $of }flare
of_player-vigor = { $of }vigor
of_player-flinch = { $of }flinch
of_player-aura_room = { $of }free room in aura
of_player-hand = { $of }cards in hand
of_player-deck = { $of }cards in the deck
of_player-played = { $of }cards in played
of_player-facedown = { $of }cards in facedown
of_player-enhancements = { $of }enhancements
of_player-specials = { $of }specials
of_player-extra = { $of }cards in extra
of_player-in_use = { $of }cards in use
of_player-sealed = { $of }sealed cards
of_player-out_of_game = { $of }cards out of the game
turn-used = { $of }cards used this turn
turn-attacks = { $of }attacks this turn
turn-attacks_no_special = { $of }attacks this turn that are no specials
turn-light_attacks = { $of }attacks this turn with 3 or less damage to aura, additions apart
turn-distance_moves = { $of }movements of crystals out of the distance this turn
turn-used_cards = { $of }cards used this turn
turn-phase_attacks = { $of }attacks this phase
turn-draws = { $of }draws this turn
turn-basics = { $of }basic actions this turn
turn-reactions = { $of }reactions this turn
last_turn-reactions = { $of }reactions in the turn before
turn-aura_touched = how often attacks and basic actions moved { $of }aura this turn
turn-damaged = how often { $it } took damage this turn
turn-damaged_life = how often { $it } took damage to life this turn
turn-damaged_aura = how often { $it } took damage to aura this turn
turn-damaged_flare = how often { $it } took damage to flare this turn
turn-left_life = crystals that left life this turn
turn-left_aura = crystals that left aura this turn
turn-left_flare = crystals that left flare this turn
turn-left_distance = crystals that left distance this turn
turn-left_shadow = crystals that left shadow this turn
turn-left_card = crystals that left cards this turn
of-this = this card's{ " " }
of-card = the card's{ " " }
of-event_card = that card's{ " " }
of-names = “{ $name }”'s{ " " }
of-attack = the attack's{ " " }
of-answered = the answered attack's{ " " }
it-this = this card
it-card = the card
it-event_card = that card
it-names = “{ $name }”
it-attack = the attack
it-answered = the attack answered
of_card-crystals = the crystals on { $it }
of_card-zone = { $of }zone
of_card-state = { $of }state
of_card-cost = { $of }cost
of_card-order_this_turn = { $of }place among the cards used this turn
of_card-reaction_this_turn = { $of }place among the reactions this turn (0: no reaction)
of_card-first_of_duel = { $it } is the first card that its user uses in this duel
of_card-throughout = { $it } was used as the throughout action
of_card-mode = how { $it } is used
of_card-answers = { $it } answers an attack
of_card-answers_this = { $it } answers the attack of this card
of_card-from = the zone { $it } was used from
of_card-owner = { $of }owner
of_card-by = the player who uses or chooses { $it }
of_card-mine = { $it } is yours
of_card-x = X
of_card-y = Y
of_card-self = { $it }
of_card-under = the card that { $it } is sealed under
of_card-number = { $it }
of_card-class = { $of }class
of_card-type = { $of }type
of_card-subtype = { $of }subtype
of_card-coverable = { $it } can be put facedown
of_card-by_itself = { $it } is used by an effect of its own
of_card-megami = { $of }megami
of_card-other_megami = { $it } is another megami's
of_card-kept = “{ $name }” kept with { $it }
of_attack-at_x = the distance X of { $it }
of_attack-aura = { $of }aura damage
of_attack-life = { $of }life damage
of_attack-class = { $of }class
of_attack-subtype = { $of }subtype
of_attack-megami = { $of }megami
of_attack-by_card = { $it } is made by a card
of_attack-other_megami = { $it } is another megami's
of_attack-answers = { $it } answers an attack
of_attack-ordinal = { $of }place among the attacks of the turn
of_attack-ordinal_no_special = { $of }place among those attacks of the turn that are no specials
of_attack-reacted = a reaction to { $it } was made
of_attack-light_ordinal = { $of }place among the attacks of the turn with 3 or less damage to aura
of_attack-side = the side that took { $of }damage
of_attack-dealt_aura = the damage { $it } dealt to aura
of_attack-dealt_life = the damage { $it } dealt to life
of_attack-inner_range = what lies between its nearest and farthest distance
of_attack-both_faces = the ranges of both its faces
of_attack-mine = { $it } is yours
of_attack-from = the zone from which { $of }card was used
of_event-by = who did it
of_event-player = the player concerned
of_event-zone = the zone damaged
of_event-value = the damage dealt
of_event-source = what dealt the damage
of_event-from = where it came from
of_event-to = where it went
of_event-moved = the crystals moved
of_event-asked = the crystals that were to move
of_event-cause = why it moved
of_event-arrow = it moved along an arrow
of_event-attack = that attack
of_event-basic = that basic action
of_event-kind = which basic action
of_event-how = how the attack ended
of_event-side = the side that took the damage
of_event-dealt_aura = the damage dealt to aura
of_event-dealt_life = the damage dealt to life
of_event-state = its new state
of_event-gained = the vigor gained
of_event-before = the number before
of_event-after = the number after
of_event-charged = the crystals put on it
of_event-what = what happened
of_event-nth_damage = which damage of that turn it was

## Words

word-nearer = nearer
word-farther = farther
word-attack = attack
word-action = action
word-enhancement = enhancement
word-variable = variable
word-reaction = reaction
word-throughout = throughout
word-normal = normal
word-special = special
word-none = none
word-used = used
word-unused = unused
word-in_use = in use
word-aura = aura
word-life = life
word-flare = flare
word-dash = -
word-keep = ·
word-true = true
word-false = false
word-start = start phase
word-main = main phase
word-end = end phase
word-main_start = start of the main phase
word-main_end = end of the main phase
word-poison = poison
word-effect = an effect
word-standard = standard
word-response = response
word-me = you
word-opp = the opponent
word-all = all
word-fatigue = fatigue
word-reshuffle = a reshuffle
word-damage = damage
word-cost = payment of the cost
word-upkeep = the start phase
word-hit = hit
word-failed = failed
word-cancelled = cancelled
word-forward = forward
word-backward = backward
word-recover = recover
word-focus = focus
word-break_away = break away
word-both = both
word-hand = hand
word-deck = deck
word-played = played
word-facedown = facedown
word-enhancements = enhancements
word-specials = specials
word-extra = extra
word-sealed = sealed
word-out_of_game = out of the game
word-top = top
word-bottom = bottom
word-after = after-attack effects
word-up = up
word-down = down
word-this = this card
word-answered = the attack answered
word-this_attack = this attack
word-turn_end = until the end of the turn
word-my_next_start = until the end of your next start phase
word-their_next_start = until the end of the opponent's next start phase
word-endless = without limit
word-phase_end = until the end of the phase
word-draw = drawing a card
word-reshuffle_damage = the damage of a reshuffle
word-answer = the resolution of a card that answers this attack
word-resolution = the resolution of a card
word-defeat = your defeat
word-two_way = both ways
word-reversed = reversed
word-one_more = one crystal more
word-payment = payment
word-after_attack = after-attack
word-disenchant = disenchant
word-my_attacks = your attacks
word-their_attacks = the opponent's attacks
word-attacks = all attacks

## What results are called

label-found = found
label-new = new
label-given = given
label-chosen = chosen
label-shown = shown
label-card = card
label-lost = lost
label-kept = kept
label-covered = covered
label-poison = poison
label-again = again
label-back = back
label-hidden = hidden
label-quoted = quoted
label-more = more
label-borrowed = borrowed
label-refuted = refuted
label-named = named
label-stolen = stolen
label-invented = invented
label-doubled = doubled
label-drained = drained
label-flag = flag
label-gone = gone
label-done_first = done_first
label-returning = returning
label-cards = cards
label-trapped = trapped
label-next = next
label-revived = revived
label-sunk = sunk
label-laid = laid
label-iron = iron
label-forged = forged
label-picked = picked
label-model = model
label-made = made
label-guess = guess
label-form = form
label-restored = restored
label-formed = formed
label-source = source
label-special = special
label-traded = traded
label-tool = tool
label-moved = moved
label-relic = relic
