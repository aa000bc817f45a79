### Outcomes over the choices left open, in English.

outcomes-head = Outcomes
outcomes-claims = Claims
outcomes-ahead = Looked ahead
outcomes-counts = Ways to answer so many choices
outcomes-usual = to where the active player says what comes next, or to the end of the phase
outcomes-until = to { $clause }
outcomes-turns = to the end of turn { $last }
outcomes-depth = over { $n } open choices
outcomes-first_of = { $horizons }, whichever comes first
outcomes-exhausted = all looked into; positions with an open choice: { $positions }; distinct outcomes: { $ends }
outcomes-not_told = the time was up before it was found out how this comes about
outcomes-not_exhausted = not exhausted; positions with an open choice: { $positions }; distinct outcomes so far: { $ends }
outcomes-ways =
    { $n ->
        [1] 1 way
       *[other] { $n } ways
    }
outcomes-ways_least = at least { $n } ways
outcomes-ways_endless = endlessly many ways
outcomes-chance_of = probability { $p }
outcomes-no_choice = nothing is left open
outcomes-same = everything asked for is as in the others
outcomes-refused = the line `{ $line }` can no longer be played: { $why }
outcomes-always = always
outcomes-never = never
outcomes-depends = depends
outcomes-not-always = not always (there may be more: not exhausted)
outcomes-not-never = possible (whether always is open: not exhausted)
outcomes-unknown = unknown (not exhausted)
outcomes-brings = { $player } can bring it about by { $line }
outcomes-avoids = { $player } can avoid it by { $line }
outcomes-brings_anyhow = { $player } can bring it about
outcomes-avoids_anyhow = { $player } can avoid it
outcomes-within = { $line } (as in { $way })
outcomes-nobody_alone = nobody can decide it alone
outcomes-met_by = met for instance by: { $line }
outcomes-unmet_by = not met for instance by: { $line }
outcomes-more = … and { $n } more
outcomes-silent = { $gap }: { $question } Taken: { $reading }.
outcomes-other_same = ({ $letter }) { $reading }: the same outcomes
outcomes-other = ({ $letter }) { $reading }: other outcomes; { $claims }
outcomes-other_bare = ({ $letter }) { $reading }: other outcomes ({ $n })
outcomes-answer = { $claim }: { $verdict }. { $powers }
