### Kururu, in English.

do-discovery = the discovery of the century
kind-discover = whose specials are taken

## Lines of play

line-discover = discover { $player }

term-discoverer = discoverer
