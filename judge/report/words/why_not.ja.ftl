### What is said of an action that is asked about, in Japanese.

why_not-legal = `{ $line }`はここで行える。
why_not-illegal = `{ $line }`はここでは行えない。
why_not-because = { $said }。{ $why }。
why_not-both = { $one }、かつ{ $two }
why_not-said = 「{ $said }」はここでは`{ $own }`と書く。
why_not-passed = この時点では答えが一つしかなく、自動で進んだ。問いはこの時点についてのもの。
why_not-stopped = { $place }の行が認められないので、ここで止まっている。
why_not-obstacles = 妨げるもの
why_not-smallest = 最小の変更
why_not-two = 最小の変更（一つでは足りない）
why_not-nothing = 一つの変更では行えるようにならず、妨げを除く二つの変更でもならない（{ $n }通りを試した）。
why_not-limited = 探索が終わるまでに変更は見つからなかった（{ $n }通りを試した）。
why_not-more = 同じ大きさのものがあと{ $n }
why_not-only_here = （この時点でのこと。ファイルにはそのような事柄がない）
why_not-undone = `{ $line }`の行がない
why_not-answered = 先に`{ $line }`の行がある
why_not-number_more = { $what }が{ $n }多い
why_not-number_less = { $what }が{ $n }少ない
