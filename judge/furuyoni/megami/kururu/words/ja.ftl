### クルル、日本語。

do-discovery = 世紀の大発見を行う
kind-discover = どちらの切札を得るか

## Lines of play

line-discover = { $player }に発見させる

term-discoverer = 発見者
