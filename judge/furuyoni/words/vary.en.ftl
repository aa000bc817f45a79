### What could be otherwise about a board, in English.

vary-crystals =
    { $n ->
        [one] 1 crystal from { $source } to { $target }
       *[other] { $n } crystals from { $source } to { $target }
    }
vary-or_to = { $change } (or to { $others })
vary-or_from = { $change } (or from { $others })
vary-vigor_up = { $player } has 1 vigor more
vary-vigor_down = { $player } has 1 vigor less
vary-flinch = { $player } does not flinch
vary-token = 1 of the { $what } from { $source } to { $target }
vary-mark = { $card } is not so: { $state }
vary-mark_set = { $card } is so: { $state }
vary-info = { $player }'s { $info } is { $value }
vary-card = { $card } lies in { $zone }
vary-card_state = { $card } is { $state }
vary-fact-phase = it is the { $value }
vary-fact-active = { $value } is the active player
vary-fact-action = the { $value } action has been chosen
vary-lasting = the effect of { $source } no longer lasts
vary-window = { $attack } is no answer, and its window is open
vary-turned = the line `{ $line }` stands in the place of the other action
vary-or_in = { $change } (or in { $others })
