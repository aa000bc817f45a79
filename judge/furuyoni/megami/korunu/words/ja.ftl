### コルヌ、日本語。

term-freeze = 凍結トークン
do-freeze =
    { $who }は凍結する{ $full ->
        [absent] { "" }
       *[given] （オーラの空きがなくなるまで）
    }
of_player-frozen = { $it }の凍結の回数
of_player-aura-freeze = { $of }オーラにある凍結トークン
word-costs_as_cut_in = 割り込むときの消費で再び使う
