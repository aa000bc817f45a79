### カムヰ、日本語。

term-taboo = 禁忌ゲージ
of_player-taboo = { $of }禁忌ゲージ
kind-vow = どの誓約枠を選ぶか

## Lines of play

line-vow_none = 誓約しない
line-vow_it = 誓約する
line-vow = 誓約 { $word }
