### What was found where something else was expected, in English.

found-no_fact = there is no such fact
found-unapplied = not so, or in another order
found-changed = changed: { $facts }
found-otherwise = otherwise
found-other_choice = another choice, or other options
found-no_choice = no choice is open
found-decided = decided
found-undecided = not decided
found-not_so = not so
found-no_way = there is no way
