### Reports on rulings, in English.

## Words

nobody = nobody
rules = the rules
chance = chance
of = { $player }'s { $zone }
a_card = a card
attack = attack { $n } ({ $name })
attack_of = made by { $name }
attack_weighed = the attack that { $name } would make
used_as = { $name } as { $other }
its = { $thing }: { $what }
measured = { $what } ({ $measure })
counted = { $said } ({ $moved })
out = outside the game
effect = an effect of { $name }
none = none
and = { " " }and{ " " }
apart = { "; " }
was = { $now } (was { $before })

## The rest

reckon = { $what }: { $base }{ $stages }
stage = { " " }→ ({ $clause }) { $how } → { $after }
limit = within its limits
by = by { $sources }
obstacle = not allowed: { $what }{ $source }
obstacle_source = , by { $source }
passed_over = { $source } was due and is so no more: it is not resolved
consult = consulted
replace = { $source } acts: { $before } becomes { $after }
cut = broken off: { $n } under way, { $held } held back
gap = the rules are silent ({ $gap }): { $question } Taken: { $reading }.
says_otherwise = The publisher's FAQ of { $dated } says otherwise than { $clause } ({ $item }); the ruling follows the text.
gap_answered = the rules leave this open ({ $gap }): { $question } The publisher's FAQ of { $dated } answers{ $near }: { $reading } ({ $items }).
gap_answered_undated = the rules leave this open ({ $gap }): { $question } The publisher's FAQ answers{ $near }: { $reading } ({ $items }).
gap_nearest = { "" }, of the nearest case
over = the game is over: { $result }
over_again = the game is over: { $result }; from event { $n } on it goes round
begin = begin { $proc }
end = end { $proc }
reads = reads { $facts }

## Results

result_win = { $player } wins
result_draw = a draw
result_undecided = undecided
result_loop = it would never end

## Answers

yes = Yes: { $what }
no = No: { $what }
answered = { $said } [{ $clauses }]. { $whole }
answered_bare = { $said }. { $whole }
as_expected = As expected: { $facts }.
all_as_expected = All is as expected.
not_as_expected = Not as expected: { $facts }.
wanted_found = { $wanted }, but found { $found }
at_moment = behind `{ $line }`: { $what }
at_first = before any line: { $what }
answer = { $facts }.
nothing_changed = nothing on the board changes
hit = { $attack } hits
failed = { $attack } fails
improper_end = { $attack } is improper
removed_end = { $attack } is taken away
cancelled_end = { $attack } is cancelled
open_end = { $attack } is under way
no_duel = the duel does not begin: what { $clause } asks for is not so
to_choose = { $player } is to choose { $kind }
refused = The line `{ $line }` is refused: { $why }.
comes_to_nothing = What the line `{ $line }` attempts is not open: { $why }.
unplayed = { $part } is not played: the answer leaves it out.
unplayed_clauses = Of { $part } these are not played, and the answer leaves them out: { $clauses }.
undecided = Undecided: the rules do not decide this. { $readings }
reading = ({ $letter }) { $words }: { $facts }.
met = all { $n } met

## Headings

question = Question
answer_head = Answer
board = Board
trace = Trace
expectations = Expectations
open = Open choice
gaps = Where the rules are silent
assumed_unwritten = the texts of { $cards } in { $zone }, not written yet, do nothing from there
assumed_silent = with the cards of { $zone } that are not known there is no response
assumed_unnamed = { $card } in { $zone } has no card in mind ("{ $what }" is not stated)
assumed_not_under = { $card } in { $zone } lies under no card (none is stated)
assumed = Assumed
failed_refused = { $place }: refused: { $line }{ $why ->
    [none] { "" }
   *[other] { ": " }{ $why }
}
failed_wanted = { $place }: wanted { $wanted }, found { $found }
failed_otherwise = otherwise
wanted = wanted
found = found
refusal = Refused
attempted = Attempted, but not open
options = Options
originals = Official text
no_options = nothing else is open
open_choice = { $player } is to choose { $kind }
several = {""}, { $least } to { $most } in one line: choose [X, Y]
several_ordered = {""}, all of them in one line, the first on top: { $line }; or state `seed`
unknown_why = why, rests on cards that are not known
withheld = among what, cannot be known by who may not see { $player }'s cards
clause = clause
who = who
what = what
common_before = { $turn }, nobody is active; { $distance }, { $mastery_zone }, { $shadow }
common = { $turn }, { $active } is active, { $phase }; { $distance }, { $mastery_zone }, { $shadow }
empty = empty
is = { $what } { $value }
becomes = { $what } { $before } → { $after }
chose = { $player } chooses: { $picked }
choosing = choose{ " " }
chose_whether = { $player } chooses { $kind }: { $picked }
chose_none = { $player } chooses none (of { $n })
chose_among = { $player } chooses: { $picked } (of { $n })
had_to = { $player } can only: { $picked }
ends_phase = { $player } ends the phase

## Values

term-true = true
term-false = false
term-none = none
term-none_phase = no phase
