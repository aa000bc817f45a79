### What could be otherwise about a board of 東方VISION, in Japanese.

vary-life = { $player }のライフが{ $n }
vary-nodes = { $player }のノードが{ $n }枚
vary-not_done = { $player }がまだ行っていない：{ $what }
vary-awake = { $card }がアクティブ状態
vary-phase = { $phase }である
vary-active = { $player }のターンである
