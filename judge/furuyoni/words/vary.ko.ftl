### What could be otherwise about a board, in Korean.

vary-crystals = { $source }에서 { $target }{ PARTICLE($target, "으로/로") } 벚꽃결정 { $n }개
vary-or_to = { $change } (또는 { $others }{ PARTICLE($others, "으로/로") })
vary-or_from = { $change } (또는 { $others }에서)
vary-vigor_up = { $player }의 집중력이 1 많다
vary-vigor_down = { $player }의 집중력이 1 적다
vary-flinch = { $player }{ PARTICLE($player, "이/가") } 위축되지 않았다
vary-token = { $source }에서 { $target }{ PARTICLE($target, "으로/로") } { $what } 1개
vary-mark = { $card }: 다음 상태가 아니다: { $state }
vary-mark_set = { $card }: 다음 상태이다: { $state }
vary-info = { $player }의 { $info }: { $value }
vary-card = { $card }: { $zone }에 있다
vary-card_state = { $card }: { $state }
vary-fact-phase = { $value }{ PARTICLE($value, "이다/다") }
vary-fact-active = { $value }{ PARTICLE($value, "이/가") } 활성 플레이어이다
vary-fact-action = { $value } 행동을 골랐다
vary-lasting = { $source }의 이어지는 효과가 없다
vary-window = { $attack }{ PARTICLE($attack, "이/가") } 대응이 아니고 아직 대응할 수 있다
vary-turned = 다른 행동 대신 `{ $line }` 줄이 있다
vary-or_in = { $change } (또는 { $others })
