### カナヱ、日本語。

term-plan = 構想
term-achieved = 達成済
term-act = 幕の色
term-act_value = 幕の値
term-act_place = 物語ボード上の位置
term-story = 物語ボード
term-plan_advanced = 構想を最後に進めたターン
term-white = 白
term-red = 赤
term-purple = 紫
term-green = 緑
term-yellow = 黄
term-final = 終幕
term-up = 表
term-down = 裏
term-square = マス
term-fresh = このターンに準備
term-met = このターンに条件達成
term-before = 準備より前の記録
term-named = 宣言した名前
term-next_act = 次の幕へ
term-advance_plan = 構想を進めること
action-advance_plan = 構想を進めること
kind-plan = 準備する構想カード
kind-plan_face = 置く面
kind-act = 進む幕
reason-no_preparing = ここでは構想カードを準備できない
reason-plan_prepared = 準備されている構想カード自身は選べない
reason-plan_elsewhere = 選べる領域にその構想カードがない
at-condition = 達成条件
happening-next_act = 次の幕へ向かう
standing-achieve = { $if }
do-prepare_plan =
    { $from }から構想カードを1枚準備{ $may ->
        [absent] する
       *[given] してもよい
    }{ $as ->
        [absent] { "" }
       *[given] （元の領域：{ $as }）
    }
do-act_effect = 現在の幕の効果を得る
of_player-act = { $of }現在の幕の色
of_player-act_value = { $of }現在の幕の値
of_player-act_place = { $of }物語ボード上の位置
of_player-story = { $of }物語ボード
of_player-plan_advanced = { $of }構想を最後に進めたターン
of_player-plan_idle = { $it }が直前のターンに構想を進めていない
of_player-plan = { $of }準備された構想カード
of_player-achieved = { $of }達成済の構想カード
of_card-face = 構想カードの面
of_card-square = 桜花結晶のマス
of_card-fresh = このターンに準備された
of_card-met = このターンに条件が満たされた
of_card-before = 準備より前に数えたもの
of_card-named = { $it }で宣言された名前
turn-throughout_cards = { $it }がこのターンに使用した《全力》カードの枚数
turn-arrows = このターンに解決した矢印効果の数
turn-moves_of_3 = 付与札以外へ3個以上まとめて桜花結晶が動いた回数（このターン）
turn-moves_of_5 = 5個以上まとめて桜花結晶が動いた回数（このターン）
turn-life_changes = このターンに{ $it }のライフが変化した回数
turn-life_changes_of_2 = このターンに{ $it }のライフが一度に2以上変化した回数

## Lines of play

line-plan = { $card }を構想に
line-face = 面 { $word }
line-act_final = 終幕へ進む
line-act = 幕 { $word } { $n }

## What is lacking

by-A18-7-1 = そこに構想カードがなく、何も準備されない
by-A18-4-1-paragraph-1 = 構想の領域がなく、何も準備されない
by-A18-5-bullet-2 = 構想カードに桜花結晶がなく、進まない
by-A18-3-1-paragraph-2 = 現在の幕に解決する効果がなく、何も起こらない
