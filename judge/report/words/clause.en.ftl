### The page of a clause, in English.

clause-kind_step = step
clause-kind_constraint = constraint
clause-kind_definition = definition
clause-kind_principle = principle
clause-kind_state-trigger = state-trigger
clause-kind_keyword = keyword
clause-kind_list = list
clause-kind_example = example
clause-kind_note = note
clause-kind_heading = heading
clause-kind_omitted = omitted
clause-amends = Amends
clause-amended_by = Amended by
clause-refers_to = Refers to
clause-referred_to_by = Referred to by
clause-implemented = Implemented
clause-somewhere = yes
clause-nowhere = no
clause-inn = in { $title }
clause-no_gist = (no gist yet)
clause-apart = Editions differ: { $what }{ $matters ->
    [true] { " " }(can change an outcome)
    [false] { " " }(changes no outcome)
   *[other] { "" }
}
clause-mended = Corrected: { $what }
clause-scenarios = Scenarios
clause-none = none
clause-only_in = only in { $edition }
clause-of_clause = of { $clause }
clause-by_clause = by { $clause }
clause-published =  · in no document: the publisher's FAQ of { $dated } ({ $items })
clause-absent = not in it
clause-how_before = before
clause-how_after = after
clause-how_instead = instead
clause-how_also = also
clause-how_data = data
clause-how_principle = principle
clause-how_heading = heading
clause-head_clause = clause
clause-head_title = title
clause-head_kind = kind
clause-head_gist = gist
