### 증명에서 옳지 않은 점.

fault-open = 마디 { $n }: 나무에서는 끝났는데 { $player }에게 정할 것이 있음
fault-other_end = 마디 { $n }: 끝이 나무가 말하는 것과 다름
fault-goes_on = 마디 { $n }: 이미 끝났는데 나무가 이어짐
fault-other_player = 마디 { $n }: 정하는 것은 { $player2 }{ PARTICLE($player2, "이/가") } 아니라 { $player }
fault-many = 국면이 { $n }개를 넘음
fault-seen = 마디 { $n }: 보이는 것이 { $said2 }인 곳과 같은데 { $said }임
fault-unsaid = 마디 { $n }: { $player }의 답에 대해 말하지 않음: { $said }
fault-cannot = 마디 { $n }: { $player }{ PARTICLE($player, "은/는") } { $said }{ PARTICLE($said, "을/를") } 고를 수 없음
fault-in_reach = 마디 { $n }: 아직 목표에 이를 수 있음
fault-too_far = 마디 { $n }: 목표에 이를 수 없다고 되어 있음
