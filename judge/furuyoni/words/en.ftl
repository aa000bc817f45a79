### What happens in a run, in English.

## Heads

uses = { $player } uses { $card }
responds = { $player } responds with { $card }
uses_by_effect = { $player } uses { $card }, told to by an effect
disenchanted = { $card } has no crystals: it is disenchanted
triggered = { $source } is called for
called_up = { $source }, booked earlier, is called up
gap_keyword = { $card } has gap and its player was dealt damage to life
loose = crystals left on { $card } go to shadow
reshuffles = { $player } reshuffles the deck
fatigue = { $player }'s deck is empty: fatigue
suffers_fatigue = { $player } suffers fatigue
clearing = what was under way is cleared up

## Changes

announce = { $player } shows { $card }
announce_unseen = { $player } uses { $card } face down, as { $other }
generate = { $attack } comes to be: range { $range }, damage { $damage }
made = { $attack } is made: range { $range }, damage { $damage }
waited = { $attack } takes the effects that waited for it
improper = { $attack } is improper: distance { $distance } is not in its range { $range }
checked-improper = { $attack } is improper: it is checked at { $at }, which is not in its range { $range }
improper_unpaid = { $attack } is improper: its cost cannot be paid
not_made = { $attack } is not made
taken_away = { $attack } is taken away
fails_range = { $attack } fails: distance { $distance } is not in its range { $range }
checked-fails_range = { $attack } fails: it is checked at { $at }, which is not in its range { $range }
fails_cancelled = { $attack } fails: it was cancelled
removed = { $attack } is over
hits = { $attack } hits: distance { $distance } is in its range { $range }
checked-hits = { $attack } hits: it is checked at { $at }, which is in its range { $range }
hits_unavoidable = { $attack } hits: it is unavoidable
cancelled = { $attack } is cancelled
damage_cancelled = the damage of { $attack } is cancelled
after_cancelled = the after-attack effects of { $attack } are cancelled
bind = { $attack } gets { $what } from { $source }
lasts =
    from now on, { $target }{ $where ->
        [absent] { "" }
       *[given] { " " }(where { $where })
    }: { $what } from { $source }
changed-next_attack = next attack
changed-attacks = attacks
changed-aura_cap = cap of the aura
changed-arrow_aura_cap = cap of the aura for arrows
changed-vigor_cap = cap of the vigor
changed-hand_limit = hand limit
changed-mastery_zone = mastery zone
changed-this_cost = the cost of the card
changed-this_charge = the charge of the card
costs_more =
    from now on using cards{ $where ->
        [absent] { "" }
       *[given] { " " }(where { $where })
    } costs { $players } { $n } more ({ $source })
costs_more_once =
    the next card{ $where ->
        [absent] { "" }
       *[given] { " " }(where { $where })
    } costs { $players } { $n } more ({ $source })
forbids =
    from now on { $players } may not { $what }{ $where ->
        [absent] { "" }
       *[given] , where { $where }
    } ({ $source })
forbids_others = from now on { $players } may neither use other cards nor do basic actions ({ $source })
forbids_itself = from now on { $players } may not use { $source }
lasts-void_basic = the next basic action of { $players } will come to nothing ({ $source })
lasts-skip_start = { $players } will skip the next start phase ({ $source })
lasts-skip_main = { $players } will skip the next main phase ({ $source })
lasts-skip_end = { $players } will skip the next end phase ({ $source })
expires = what lasted for the turn ends
charge = { $charged } of { $asked } crystals are put on { $card }
put = { $card } goes from { $source } to { $target }
put_state = { $card } goes from { $source } to { $target }, { $state }
put_open = { $card } is turned to { $state }
move = { $n } from { $source } to { $target }
move_short = { $n } of { $asked } from { $source } to { $target }
move_others = { $n } that only count as crystals leave { $source } ({ $where })
damage = { $player } takes { $value } damage to { $zone }
vigor = { $player }'s vigor { $before } → { $after }
unflinch = { $player } flinches no more instead of gaining vigor
flinch = { $player } flinches
inform = { $player }'s { $info } { $before } → { $after }
inform_none = { $player } has no { $info }: nothing changes
move_tokens = { $n } of { $asked } { $what } from { $source } to { $target }
tokens_of = { $what } of { $player }
tokens_turned = { $what } ({ $before } → { $after })
void_basic = { $player }: { $kind } is done, its effect is not resolved
mark_card = { $card }, { $info }: { $value }
reveal = { $cards } shown
shuffle = { $player }'s deck is shuffled
put_back = { $card } goes back: it was not used, but has been seen
put_back_unseen = { $card } goes back: it was not used, and has not been seen
book = { $source } is booked for later
unbook = the booking is used up
phase = { $player }'s { $phase } begins
turn = turn { $turn }, of { $player }, begins
action = { $player } takes the { $action } action
silenced = { $card } loses its ongoing effects while it is disenchanted
unsilenced = { $card } has crystals again and stays
loses = { $player } loses by an effect
wins = { $player } wins by an effect
fact = { $path }: { $value }

## Choices

too_little = { $player } has too little aura for { $value } damage: it goes to life
no_response = { $player } does not respond
no_response_possible = { $player } has nothing to respond with

## Constraints that decide, by clause

by-1-4-paragraph-2 = it is forbidden, and a ban prevails: nothing happens
by-10-23 = { $attack } cannot be cancelled: nothing happens
by-5-9 = not all of the cost can be paid, so none of it is
by-5-8-3-2 = neither side has damage: none is dealt
by-10-13 = the phase is being ended already
by-10-25-bullet-1 = the two cards are not of one owner: nothing is exchanged
by-10-25-bullet-2 = that card is not the one that is named: nothing is exchanged
by-10-25-bullet-3 = the other card does not lie there: nothing is exchanged
by-10-25-bullet-4 = the other card cannot go where that one is: nothing is exchanged
by-10-25-bullet-5 = that card cannot go where the other is: nothing is exchanged

## Claims

claim_used = used: { $cards }
claim_used_by = used by { $player } this turn: { $cards }
claim_attack = attack { $n }: { $end }
claim_end-hit = hits
claim_end-failed = fails
claim_end-improper = improper
claim_end-cancelled = cancelled
claim_end-removed = removed
claim_end-made = under way
claim_end-open = under way
claim_end-there-was-none = there was none
assumed_none = { $what }: none

## Facts that gather cards

term-known = known
term-face_up = face up
term-face_down = face down
term-sideways = sideways
term-unchosen = unchosen
term-active = active
term-phase = phase
term-far = far
term-near = near
