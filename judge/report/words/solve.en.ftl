### Looking for a winning line, in English.

solve-won = { $player } can bring it about by the end of turn { $turn }, whatever is answered: { $goal } (proved; { $positions } positions).
solve-lost = { $player } cannot force it by the end of turn { $turn }: { $goal } (refuted; { $positions } positions).
solve-open = Not settled within the limits: whether { $player } can force it by the end of turn { $turn }: { $goal } ({ $positions } positions so far).
solve-every_hand = Against each of the { $n } hands there is a line; it may be another for each. The line shown is against the first.
solve-refuted_by = There is no line against: { $hands }.
solve-line = The line, with every reply that matters
solve-refutation = What refutes each move
solve-so_far = Refuted so far
solve-way = line { $n }
solve-gaps = Readings taken where the rules are silent: { $gaps }.
solve-any = (one of { $lines })
solve-same = goes on as { $n }
solve-reached = reached
solve-missed = not reached
solve-refused = the line `{ $line }` can no longer be played
solve-nothing = (nothing)
solve-more = … and { $n } lines more
solve-cut = { $n } ways to go on, none of which reaches it
solve-ended_nodes = As many positions were looked into as --nodes allows.
solve-ended_seconds = The time was up (--seconds).
solve-ended_memory = There was no more memory (--memory).
solve-ended_watch = It was interrupted.
solve-shortest = No line does it with fewer than { $n } { $n ->
    [one] action
   *[other] actions
}.
solve-odds = Chance being chance, the best line reaches it with probability { $odds }.
solve-odds_between = Chance being chance, the best line reaches it with a probability from { $least } to { $most }; more is not settled.
solve-likeliest = The likeliest line, with every reply that matters
solve-likely = (with probability { $odds })
solve-short = out of reach: { $needed } wanting, and at most { $most } can still be taken
solve-too_far = { $needed } are wanting, and whatever is done, at most { $most } can be taken.
solve-hopeless = cannot be reached any more
solve-untold = { $n } ways to go on, for which there was no time to tell them
solve-one_line = One line does against all { $n } hands, and goes by nothing but what { $player } may see. The line shown is that one.
solve-no_one_line = There is not one line against all of these, if { $player } goes by what lies open: { $hands }.
solve-one_line_open = Whether one line does against every hand is not settled.
solve-hands = (the hand may be { $hands })
