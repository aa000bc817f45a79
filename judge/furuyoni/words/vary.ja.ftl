### What could be otherwise about a board, in Japanese.

vary-crystals = { $source }から{ $target }へ桜花結晶{ $n }つ
vary-or_to = { $change }（または{ $others }へ）
vary-or_from = { $change }（または{ $others }から）
vary-vigor_up = { $player }の集中力が1多い
vary-vigor_down = { $player }の集中力が1少ない
vary-flinch = { $player }が畏縮していない
vary-token = { $source }から{ $target }へ{ $what }1つ
vary-mark = { $card }が次の状態でない：{ $state }
vary-mark_set = { $card }が次の状態である：{ $state }
vary-info = { $player }の{ $info }が{ $value }
vary-card = { $card }が{ $zone }にある
vary-card_state = { $card }が{ $state }
vary-fact-phase = { $value }である
vary-fact-active = { $value }がターンプレイヤーである
vary-fact-action = { $value }行動を選んでいる
vary-lasting = { $source }の続いている効果がない
vary-window = { $attack }が対応でなく、まだ対応できる
vary-turned = もう一方の行動の代わりに`{ $line }`の行がある
vary-or_in = { $change }（または{ $others }）
