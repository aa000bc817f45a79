### What is said of an action that is asked about, in English.

why_not-legal = `{ $line }` is legal here.
why_not-illegal = `{ $line }` is not legal here.
why_not-because = { $said }: { $why }.
why_not-both = { $one }, and { $two }
why_not-said = For “{ $said }” the project says `{ $own }`.
why_not-passed = Only one answer was possible at this point, and the run went on by itself; it is asked about here.
why_not-stopped = The run ends here because it refuses the line at { $place }.
why_not-obstacles = Obstacles
why_not-smallest = Smallest change
why_not-two = Smallest change (no single change is enough)
why_not-nothing = No single change makes it legal, and no two that each remove an obstacle ({ $n } tried).
why_not-limited = No change was found before the search ended ({ $n } tried).
why_not-more = and { $n } more of the same size
why_not-only_here = (where the run stands; the file has no such fact)
why_not-undone = the line `{ $line }` has not been played
why_not-answered = first the line `{ $line }` is played
why_not-number_more = { $what } is greater by { $n }
why_not-number_less = { $what } is smaller by { $n }
