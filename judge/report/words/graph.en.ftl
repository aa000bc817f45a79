### Words of graphs, in English: what stands at an edge, at a choice and above a drawing.

graph-chose = { $player } chose
graph-silence = silence { $gap }: reading { $reading }
graph-question = Question.
graph-answer = Answer.
graph-ruling = Ruling
graph-edge = { $type }{ $cause ->
        [absent] { "" }
       *[given] { " " }({ $cause })
    } { $clauses }
graph-box = nested: { $cause }

## Kinds of edges

graph-nested = nested
graph-part_of = part of
graph-waits = waits
graph-booked = booked
graph-triggers = triggers
graph-modifies = modifies
graph-replaces = replaces
graph-cancels = cancels
graph-unwinds = unwinds
graph-chosen_by = chosen by
graph-decided_by_reading = decided by reading
graph-supports = supports

## Why something came in between

graph-state = a state-triggered effect
graph-response = a response
graph-use-by-an-effect = a use by an effect
graph-attack-by-an-effect = an attack by an effect
