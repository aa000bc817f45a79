### Hagane, in Japanese.

term-anvil = 金床
keyword-centrifugal = 遠心
reason-centrifugal = ターン開始時より2以上遠くなっていない
reason-centrifugal_attacked = 現在のフェイズにすでに《攻撃》を行っている
fact-choice_narrowed = 相手による選択だけを防ぐ（エラッタ）
of_player-anvil = { $of }金床のカード
of_player-anvil-crystals = { $of }金床の桜花結晶
