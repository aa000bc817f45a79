### Megumi, in English.

term-soil = soil
term-seed = seed crystals
term-sprouted = sprouted
term-unsprouted = not sprouted
term-growth = growth
term-ripened = five seeds came together on it this turn
term-fell_ripe = fell this turn after five seeds had come together on it
kind-seed = how many seed crystals count towards the charge
kind-growth = how many seed crystals growth adds
reason-no_seeds_now = no seeds are being placed so now
reason-too_many_seeds = so many seeds cannot be placed
    .facts = at most { $most }, named { $named }
do-sprout =
    let { $n ->
        [absent] 1
       *[given] { $n }
    } of the seeds in your soil sprout
do-grow_next =
    the next card you use { $until ->
        [absent] this turn
       *[given] { $until }
    }{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    } gains growth { $n }
of_player-soil-seed-sprouted = sprouted seeds in { $of }soil
of_player-soil-seed-unsprouted = unsprouted seeds in { $of }soil
of_player-all_sprouted = all seeds in { $of }soil have sprouted
of_card-seed = seeds on { $it }
of_card-growth = { $of }growth
of_card-ripened = five seeds came together on { $it } this turn
of_card-fell_ripe = { $it } fell this turn after five seeds had come together on it
fact-late_fruit = it bears fruit though it has fallen (a reading: gap G112)
lasts-next_use =
    the next card that { $players } uses{ $where ->
        [absent] { "" }
       *[given] { " " }(where { $where })
    } gains growth { $n } ({ $source })

## Lines of play

line-seed = seed { $n }
line-grow = grow { $n }
