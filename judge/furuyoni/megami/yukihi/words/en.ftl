### Yukihi, in English.

term-umbrella = umbrella
word-open = open
word-closed = closed
kind-turn_umbrella = whether the umbrella is turned
of_player-umbrella = { $of }umbrella
of_player-below_the_line = what is printed below the line counts now
do-turn_umbrella =
    open or close the umbrella{ $who ->
        [absent] { "" }
       *[given] { " " }of { $who }
    }
term-open = open
term-closed = closed

## What is lacking

by-A4-3-paragraph-2 = there is no umbrella to turn: nothing happens
