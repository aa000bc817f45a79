### What modifiers do, in Japanese.

modifier-gain = { $what }
modifier-lose = { $what }なし
modifier-expand = { $what }へ{ $n }拡大
modifier-shrink = { $what }を{ $n }縮小
modifier-replace = { $what }に置換
modifier-include = { $what }を含む
modifier-exclude = { $what }を除く
modifier-shift = { $n }ずらす
modifier-swap = 入れ替え
modifier-normalise = 通常に戻す
modifier-lacerating = 裂傷化
