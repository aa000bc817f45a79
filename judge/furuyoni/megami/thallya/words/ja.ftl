### Thallya, in Japanese.

term-artificial_crystal = 造花結晶
term-machine = マシン
term-burnt = 燃焼済
term-form = 追加基本動作
term-transform = TransForm
term-transforms = TransFormした回数
term-transformed = このターンにTransFormした
term-spent = このターンに行った
term-plus = +1
term-minus = -1
term-ride = 騎動
keyword-combust = 燃焼
kind-ride = 騎動前進か騎動後退か
reason-no_form = その追加基本動作を持つTransFormカードが有効でない
    .facts = { $form }
reason-form_spent = 1ターンに1回だけ行える
    .facts = { $form }
at-transform = 変形時
at-added_basic = 追加基本動作
happening-ride = 騎動を行った
do-ride = 騎動を行う
do-transform = TransFormする
do-combust =
    造花結晶を{ $n }つ燃焼させ{ $may ->
        [absent] る
       *[given] てもよい
    }
do-restore =
    燃焼済の造花結晶を{ $n }回復する{ $as ->
        [absent] { "" }
       *[given] ：{ $as }
    }
do-spend = この基本動作はこのターンに行われた
standing-reverse_combust = { $who }が燃焼させる造花結晶は燃焼済からマシンへ移動する
standing-enable = このカードの下に封印されたカードの常時と追加基本動作を有効にする
of_player-machine-artificial_crystal = { $of }マシンの造花結晶
of_player-burnt-artificial_crystal = { $of }燃焼済の造花結晶
of_player-transforms = { $of }TransFormの回数
of_player-transformed = { $it }がこのターンにTransFormしている
of_card-spent = { $of }基本動作がこのターンに行われた

## Lines of play

line-ride = 騎動{ $word }
line-form = 形態 { $card }

## What is lacking

by-A9-4-paragraph-1 = マシンがなく、何も起こらない
by-A9-3-paragraph-2 = 追加札にTransFormカードがなく、何も起こらない
