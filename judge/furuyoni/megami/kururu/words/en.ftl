### Kururu, in English.

do-discovery = the discovery of the century
kind-discover = whose specials are taken

## Lines of play

line-discover = discover { $player }

term-discoverer = discoverer

## What is lacking

by-A8-4-1 = there are no specials to look at
by-A8-4-2 = there is no such special out of the game: none is taken
by-A8-4-3 = the card of the discovery does not lie in extra: it is not gained
by-A8-4-4 = the card lies there no more: it does not go out of the game
by-6-2-1-7-paragraph-1 = what stands in its gear frame is no text: the mechanism is incomplete
