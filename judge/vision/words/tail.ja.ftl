### tail, in Japanese.

tail-on = 目標：{ $cards }
tail-mode = 効果の選択：{ $n }
tail-x = X：{ $n }
tail-paying = 支払い：{ $paid }
tail-declaring = 宣言：{ $word }
tail-effect = { $n }番目の効果
tail-to_block = 防御のため
tail-unblocking = 防御しない
tail-free = 支払いを省く
