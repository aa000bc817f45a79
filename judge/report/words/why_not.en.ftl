### What is said of an action that is asked about, in English.

why_not-legal = `{ $line }` is legal here.
why_not-illegal = `{ $line }` is not legal here.
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
why_not-crystals =
    { $n ->
        [one] 1 crystal from { $source } to { $target }
       *[other] { $n } crystals from { $source } to { $target }
    }
why_not-or_to = { $change } (or to { $others })
why_not-or_from = { $change } (or from { $others })
why_not-vigor_up = { $player } has 1 vigor more
why_not-vigor_down = { $player } has 1 vigor less
why_not-flinch = { $player } does not flinch
why_not-token = 1 of the { $what } from { $source } to { $target }
why_not-mark = { $card } is not so: { $state }
why_not-mark_set = { $card } is so: { $state }
why_not-info = { $player }'s { $info } is { $value }
why_not-card = { $card } lies in { $zone }
why_not-card_state = { $card } is { $state }
why_not-fact-phase = it is the { $value }
why_not-fact-active = { $value } is the active player
why_not-fact-action = the { $value } action has been chosen
why_not-lasting = the effect of { $source } no longer lasts
why_not-undone = the line `{ $line }` has not been played
why_not-answered = first the line `{ $line }` is played
why_not-window = { $attack } is no answer, and its window is open
why_not-turned = the line `{ $line }` stands in the place of the other action
why_not-or_in = { $change } (or in { $others })
