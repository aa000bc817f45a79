### ハツミ、日本語。

term-headwind = 逆風
term-attacked = このターンに攻撃された
term-tailwind_next = 次のターン順風
term-dive = 潜水
kind-dive = 潜水の向き
of_player-headwind = { $of }逆風
of_player-attacked = { $of }このターンに攻撃されたこと
of_player-tailwind_next = { $of }次のターンの順風
of_player-dive = { $of }潜水
do-dive = 潜水を行う（前進か後退）

## Lines of play

line-dive = 潜水 { $word }
    .also = 潜水{ $word }
