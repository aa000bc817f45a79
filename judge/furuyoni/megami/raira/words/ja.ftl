### ライラ、日本語。

term-wind = 風神ゲージ
term-thunder = 雷神ゲージ
term-electrified = 帯電状態
action-electrify = カードを帯電状態にすること
term-electrify = カードを帯電状態にすること
fact-main_action = メインフェイズの行動
of_player-wind = { $of }風神ゲージ
of_player-thunder = { $of }雷神ゲージ
kind-discharge = 帯電状態を解除するかどうか
kind-storm = 嵐の力
reason-not_electrified = そのカードは自分の領域で帯電状態ではない
reason-discharge_throughout = 全力行動では帯電状態の解除を選べない
do-storm =
    { $different ->
        [absent] { "" }
       *[given] 毎回違う力で、
    }{ $may ->
        [absent] 嵐の力を{ $n ->
            [absent] 1
           *[given] { $n }
        }回使用する
       *[given] 嵐の力を{ $n ->
            [absent] 1
           *[given] { $n }
        }回まで使用してもよい
    }

## Lines of play

line-discharge = { $card }の帯電状態を解除（{ $word }）
    .also = { $card }を放電（{ $word }）
    .or = { $card }の帯電を解除（{ $word }）
    .too = { $card }の帯電を解除して{ $word }
line-storm = 嵐の力 { $word } { $n }

## What is lacking

by-A10-5-3 = ゲージが下がらず、嵐の力は使用されない
