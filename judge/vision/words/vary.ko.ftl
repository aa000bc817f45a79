### What could be otherwise about a board of 東方VISION, in Korean.

vary-life = { $player }의 라이프: { $n }
vary-nodes = { $player }의 노드: { $n }장
vary-not_done = { $player }{ PARTICLE($player, "이/가") } 아직 하지 않았다: { $what }
vary-awake = { $card }: 액티브 상태
vary-phase = { $phase }{ PARTICLE($phase, "이다/다") }
vary-active = { $player }의 턴이다
