### What could be otherwise about a board of 東方VISION, in English.

vary-life = { $player }'s life is { $n }
vary-nodes =
    { $n ->
        [one] { $player } has 1 node
       *[other] { $player } has { $n } nodes
    }
vary-not_done = { $player } has not yet had { $what }
vary-awake = { $card } is awake
vary-phase = it is the { $phase }
vary-active = it is { $player }'s turn
