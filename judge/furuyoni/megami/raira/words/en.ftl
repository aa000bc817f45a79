### Raira, in English.

term-wind = wind gauge
term-thunder = thunder gauge
term-electrified = electrified
action-electrify = make cards electrified
term-electrify = make cards electrified
fact-main_action = the action of the main phase
of_player-wind = { $of }wind gauge
of_player-thunder = { $of }thunder gauge
kind-discharge = whether to discharge an electrified card
kind-storm = the power of the storm
reason-not_electrified = the card is not electrified in a zone of theirs
reason-discharge_throughout = the throughout action does not let cards be discharged
do-storm =
    { $may ->
        [absent] use the power of the storm { $n ->
            [absent] once
           *[given] { $n } times
        }
       *[given] you may use the power of the storm { $n ->
            [absent] once
           *[given] up to { $n } times
        }
    }{ $different ->
        [absent] { "" }
       *[given] , each time another power
    }

## Lines of play

line-discharge = discharge { $card } { $word }
line-storm = storm { $word } { $n }

## What is lacking

by-A10-5-3 = the gauge has not gone down: no power is used
