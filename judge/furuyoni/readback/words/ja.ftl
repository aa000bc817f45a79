### What cards do, told from their effects, in Japanese.

## How things are joined

comma = 、
or = または
then = 、続けて
zone = { $of }{ $zone }
zone-cards = { $it }の{ $zone }
zone-on = { $card }の上
result = 〈{ $name }〉
result-count = 〈{ $name }〉の数
ability =
    【{ $at }{ $called ->
        [absent] { "" }
       *[given] ：{ $called }
    }{ $frame ->
        [absent] { "" }
       *[given] ・機巧〈{ $frame }〉
    }{ $vow ->
        [absent] { "" }
       *[given] ・誓約（+{ $vow }）
    }{ $gate ->
        [absent] { "" }
       *[given] ・{ $gate }
    }{ $when ->
        [absent] { "" }
       *[given] ／{ $when }
    }{ $cond ->
        [absent] { "" }
       *[given] ／条件：{ $cond }
    }】{ $body }
gate-yes = 全力で使用したとき
gate-no = 全力でなく使用したとき

## Classes of effects

at-static = 常時
at-on_use = 使用時
at-after_attack = 攻撃後
at-initialize = 展開時
at-ongoing = 展開中
at-disenchant = 破棄時
at-used = 使用済
at-declare = 宣言時
at-resurge = 再起
at-resurge_now = 即再起

## What calls for an effect

when-becomes =
    { $becomes }が{ $multiple_of ->
        [absent] { "" }
       *[given] （0でない{ $multiple_of }の倍数に）
    }{ $at_most ->
        [absent] { "" }
       *[given] { $at_most }以下
    }{ $at_least ->
        [absent] { "" }
       *[given] { $at_least }以上
    }{ $at_most ->
        [absent] { $at_least ->
            [absent] 変化した
           *[given] になった
        }
       *[given] になった
    }時{ $way ->
        [absent] { "" }
       *[given] （{ $way }）
    }
when-damaged =
    { $damaged }が{ $zone ->
        [absent] { "" }
       *[given] { $zone }へ
    }{ $at_least ->
        [absent] { "" }
       *[given] { $at_least }以上の
    }ダメージを受けた時{ $source ->
        [absent] { "" }
       *[given] （{ $source }による）
    }{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }
when-touched =
    攻撃か基本動作で{ $touched }の桜花結晶が動いた時{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }
when-phase =
    { $whose_of ->
        [absent] 自分の
       *[given] { $whose_of }
    }{ $phase }
when-happens =
    { $who ->
        [absent] { "" }
       *[given] { $who }の、
    }{ $happens }時{ $out_of ->
        [absent] { "" }
       *[given] （{ $out_of }から）
    }{ $changes ->
        [absent] { "" }
       *[given] （{ $changes }が変化したなら）
    }{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }
happening-use_ended = カードの使用が終わった
happening-attack_ended = 《攻撃》が終わった
happening-basic = 基本動作を行った
happening-basic_ended = 基本動作が終わった
happening-reshuffle = 山札を再構成する直前になった
happening-reshuffled = 山札を再構成した
happening-disenchanted = 付与札が破棄された
happening-announce = 使用するカードを示した
happening-enter_use = カードを使用した
happening-put = カードが動いた
happening-move = 桜花結晶が動いた
happening-charge = 付与札に納を行った
happening-damage = ダメージが与えられた
happening-vigor = 集中力が変わった
happening-flinch = 畏縮した
happening-reveal = カードを公開した
happening-shuffle = 山札を混ぜた
happening-generate = 《攻撃》が生成された
happening-make_attack = 《攻撃》を行った
happening-remove_attack = 《攻撃》が取り除かれた

## Operations

do-move =
    { $by ->
        [absent] { "" }
       *[given] { $by }が選び、
    }{ $from } { $two_way ->
        [absent] →
       *[given] ⇔
    } { $to }：{ $n }{ $arrow ->
        [no] （矢印ではない）
       *[given] { "" }
    }{ $fewer ->
        [absent] { "" }
       *[given] （より少なくてもよい）
    }{ $as ->
        [absent] { "" }
       *[given] （{ $as }）
    }
do-pay_vigor =
    集中力を{ $n }{ $may ->
        [absent] 支払う
       *[given] 支払ってもよい
    }（全部でなければ何も行わない）
do-pay = { $from } → { $to }：{ $n }を支払う（全部でなければ何も行わない）
do-attack =
    《攻撃》を行う　適正距離{ $range }、{ $damage }{ $keywords ->
        [absent] { "" }
       *[given] 、{ $keywords }
    }{ $live ->
        [absent] { "" }
       *[given] （値は参照するたびに求める）
    }{ $abilities ->
        [absent] { "" }
       *[given] 、次を持つ{ $abilities }
    }
do-change =
    { $until ->
        [absent] { "" }
       *[given] { $until }、
    }{ $target }{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }：{ $changes }{ $raised ->
        [absent] { "" }
       *[given] （上昇）
    }{ $where ->
        [absent] { "" }
       *[given] （{ $where }である間）
    }{ $either ->
        [absent] { "" }
       *[given] （上昇か低下かを選ぶ）
    }{ $sampled ->
        [absent] { "" }
       *[given] （行う時の状態で決める）
    }
do-basic =
    { $who ->
        [absent] { "" }
       *[given] { $who }は
    }基本動作を{ $different ->
        [absent] { "" }
       *[given] 異なるもので
    }{ $may ->
        [absent] { "" }
       *[given] 最大
    }{ $n ->
        [absent] 1
       *[given] { $n }
    }回{ $named ->
        [absent] { "" }
       *[given] （{ $named }）
    }{ $without ->
        [absent] { "" }
       *[given] （{ $without }以外）
    }{ $like ->
        [absent] { "" }
       *[given] （{ $like }と同じもの）
    }{ $as ->
        [absent] { "" }
       *[given] 、{ $as }とする
    }
do-damage =
    { $zone ->
        [absent]
            { $both ->
                [absent]
                    { $to }へ{ $damage ->
                        [absent] { "" }
                       *[given] { $damage }の
                    }ダメージ
               *[given]
                    { $to_of }オーラとライフの両方へ{ $n ->
                        [absent] 1
                       *[given] { $n }
                    }ダメージ
            }
       *[given]
            { $to_of }{ $zone }へ{ $n ->
                [absent] 1
               *[given] { $n }
            }ダメージ
    }
do-vigor =
    { $who_of ->
        [absent] 自分の
       *[given] { $who_of }
    }集中力：{ $becomes ->
        [absent]
            { $by ->
                [absent] 1
               *[given] { $by }
            }だけ増減
       *[given] { $becomes }になる
    }
do-flinch = 畏縮：{ $who }
do-gauge =
    { $who_of ->
        [absent] 自分の
       *[given] { $who_of }
    }{ $of }：{ $becomes ->
        [absent]
            { $by ->
                [absent] 1
               *[given] { $by }
            }だけ増減
       *[given] { $becomes }になる
    }
do-draw =
    { $who ->
        [absent] { "" }
       *[given] { $who }は
    }{ $n ->
        [absent] 1
       *[given] { $n }
    }枚引く
do-cost =
    { $until ->
        [absent] { "" }
       *[given] { $until }、
    }{ $who ->
        [absent] 自分
       *[given] { $who }
    }は{ $next ->
        [absent] { "" }
       *[given] 次の
    }{ $of ->
        [absent] { "" }
       *[given] 対応した《攻撃》のメガミの
    }カード{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }の使用にさらに { $from }{ $which ->
        [absent] { "" }
       *[given] （{ $which }）
    }{ $of ->
        [absent] { "" }
       *[given] （そのメガミのカード）
    } → { $to }：{ $n } を支払う
do-cancel =
    { $target ->
        [answered] 対応した《攻撃》
       *[given] この《攻撃》
    }{ $what ->
        [damage] のダメージ
        [after] の【攻撃後】
       *[given] { "" }
    }を打ち消す
do-pick =
    { $by ->
        [absent] { "" }
       *[given] { $by }が、
    }{ $from }から{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }{ $random ->
        [absent] { "" }
       *[given] 無作為に
    }{ $up_to ->
        [absent] { "" }
       *[given] 最大
    }{ $n ->
        [absent] 1
       *[given] { $n }
    }枚選ぶ{ $ordered ->
        [absent] { "" }
       *[given] （順番も選ぶ）
    }：{ $as }
do-put =
    { $card }を{ $open ->
        [absent] { "" }
       *[given] 公開して
    }{ $to }{ $at ->
        [absent] { "" }
       *[given] の{ $at }
    }へ置く{ $state ->
        [absent] { "" }
       *[given] （{ $state }）
    }{ $under ->
        [absent] { "" }
       *[given] （このカードの下）
    }{ $wherever ->
        [absent] { "" }
       *[given] （どこにあっても）
    }
do-use =
    { $by ->
        [absent] { "" }
       *[given] { $by }が、
    }{ $card }を{ $as ->
        [absent] { "" }
       *[given] { $as }として
    }{ $reaction ->
        [absent] { "" }
       *[given] 対応として
    }{ $answers ->
        [absent] { "" }
       *[given] 《攻撃》に対応しているものとして
    }{ $free ->
        [absent] { "" }
       *[given] コストを支払わず
    }{ $no_cost ->
        [absent] { "" }
       *[given] 消費を支払わず
    }{ $shift ->
        [absent] { "" }
       *[given] 適正距離か片方のダメージか納を{ $shift }まで増減させて
    }{ $charge ->
        [absent] { "" }
       *[given] （納{ $charge }として）
    }{ $from_life ->
        [absent] { "" }
       *[given] （うち{ $from_life }つはライフから納める）
    }{ $gain ->
        [absent] { "" }
       *[given] その《攻撃》は{ $gain }を得て
    }{ $returns ->
        [absent] { "" }
       *[given] 使用後は裏向きでゲーム外へ戻し
    }{ $ends_in ->
        [absent] { "" }
       *[given] （《付与》でなければ、捨て札になる代わりに伏せ札にして）
    }{ $declared ->
        [absent] { "" }
       *[given] 宣言したとおり
    }使用する{ $refusable ->
        [absent] { "" }
       *[given] （{ $refusable }が拒まなければ）
    }
do-become =
    { $card }は{ $copy_of ->
        [absent] 元のカードに戻る
       *[given] { $copy_of }の複製になる
    }
do-copy_attack =
    対応した《攻撃》の複製で《攻撃》を行う{ $answers ->
        [absent] { "" }
       *[given] （それへの対応として）
    }
do-declare =
    { $from ->
        [absent] { "" }
       *[given] { $from }から
    }数を一つ宣言する：{ $as }
do-proof = 証明として{ $of }を公開する
do-name_card = カード名を一つ宣言する：{ $as }
do-reveal =
    { $card }を{ $to ->
        [absent] { "" }
       *[given] { $to }に
    }公開する{ $as ->
        [absent] { "" }
       *[given] 、{ $as }とする
    }
do-choose =
    { $by ->
        [absent] { "" }
       *[given] { $by }が、
    }次から{ $up_to ->
        [absent] { "" }
       *[given] 最大
    }{ $n ->
        [absent] 1
       *[given] { $n }
    }つ{ $at_least ->
        [absent] { "" }
       *[given] （少なくとも{ $at_least }つ）
    }選ぶ{ $ordered ->
        [absent] { "" }
       *[given] （順番も選ぶ）
    }：{ $modes }
do-orders = 相手は：{ $do }
do-may =
    { $by ->
        [absent] { "" }
       *[given] { $by }は
    }行ってもよい：{ $do }
do-if =
    もし{ $cond }ならば：{ $then }{ $else ->
        [absent] { "" }
       *[given] { "\u000A" }そうでなければ：{ $else }
    }
do-repeat = { $n }回繰り返す：{ $do }
do-together = 同時に：{ $do }
do-sentence = 一文で：{ $do }
do-forbid =
    { $until ->
        [absent] このターン、
       *[given] { $until }、
    }{ $who ->
        [absent] 相手
       *[given] { $who }
    }は{ $what }を行えない{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }
do-later =
    後で、{ $at }{ $if ->
        [absent] { "" }
       *[given] 、条件：{ $if }
    }：{ $do }
do-exchange =
    { $named ->
        [absent] { "" }
       *[given] { $named }であれば、
    }{ $card }を{ $where ->
        [absent] { "" }
       *[given] { $where }の
    }{ $with }と交換する{ $as ->
        [absent] { "" }
       *[given] ：{ $as }
    }
do-remember = この使用とともに{ $names }を覚える
do-void_basic =
    { $until ->
        [absent] このターン、
       *[given] { $until }、
    }{ $who ->
        [absent] 相手
       *[given] { $who }
    }の次の基本動作はその効果が解決されない
do-skip =
    { $who ->
        [absent] 相手
       *[given] { $who }
    }の次の{ $phase }を飛ばす
do-end_phase = フェイズを終了する
do-win =
    { $who ->
        [absent] 自分
       *[given] { $who }
    }の勝利
do-lose =
    { $who ->
        [absent] 自分
       *[given] { $who }
    }の敗北
do-reshuffle =
    { $who ->
        [absent] { "" }
       *[given] { $who }は
    }山札を再構成する（ダメージなし）
moment-this_use = このカードの使用が終わった時
moment-this_attack = この《攻撃》が終わった時
moment-answered = 対応した《攻撃》が終わった時
moment-event = きっかけとなったものが終わった時
moment-phase =
    { $whose ->
        [absent] 次の
       *[given] { $whose }
    }{ $phase }

## Standing effects

standing-change =
    { $target }{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }：{ $changes }{ $raised ->
        [absent] { "" }
       *[given] （上昇）
    }{ $either ->
        [absent] { "" }
       *[given] （上昇か低下かを選ぶ）
    }{ $sampled ->
        [absent] { "" }
       *[given] （行う時の状態で決める）
    }{ $cancels_out ->
        [absent] { "" }
       *[given] （二つあれば互いに打ち消す）
    }
standing-redirect =
    { $unless_basic ->
        [absent] { "" }
       *[given] { $unless_basic }以外で
    }{ $pays_for ->
        [absent] { "" }
       *[given] このカードの
    }{ $cause ->
        [absent] { "" }
       *[given] { $cause }で
    }{ $arrow ->
        [absent] { "" }
       *[given] 矢印で
    }{ $attack ->
        [absent] { "" }
       *[given] この《攻撃》で
    }{ $from ->
        [absent] { "" }
       *[given] { $from }から
    }{ $to ->
        [absent] { "" }
       *[given] { $to }へ
    }動く桜花結晶は、代わりに{ $out_of ->
        [absent] { "" }
       *[given] { $out_of }から
    }{ $into ->
        [stay] 動かない
       *[given] { $into }へ動く
    }{ $may ->
        [absent] { "" }
       *[given] （任意）
    }{ $then ->
        [absent] { "" }
       *[given] 。そうした場合：{ $then }
    }
standing-instead =
    { $basic ->
        [absent] { "" }
       *[given] 基本動作の{ $basic }
    }{ $of ->
        [absent] { "" }
       *[given] { $of }
    }{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }の代わりに{ $may ->
        [absent] { "" }
       *[given] （任意）
    }：{ $do }
standing-text =
    カード{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }のテキスト中の矢印：{ $arrows }
standing-grant =
    カード{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }は次を得る：{ $abilities }
standing-alter =
    カード（{ $filter }）は{ $lose_subtype ->
        [absent] { "" }
       *[given] サブタイプの{ $lose_subtype }を失い、
    }{ $lose ->
        [absent] { "" }
       *[given] { $lose }を失う{ $gain ->
            [absent] { "" }
           *[given] 。また
        }
    }{ $gain ->
        [absent] { "" }
       *[given] { $gain }を得る
    }
standing-copy =
    このカードは、名前{ $own ->
        [absent] { "" }
       *[given] 、使用者、このカード自身のテキスト
    }を除き、{ $of ->
        [absent] { "" }
       *[given] { $of }にある
    }{ $under ->
        [absent] { "" }
       *[given] 自分の{ $under }に封印された
    }カードの複製である
standing-counted_copy = 自分の{ $on }の上の桜花結晶が{ $least }つ以上ならば、このカードは{ $of }の複製となる
standing-declares = 相手が眼前構築で選べるカード（{ $filter }）として、通常の方法での使用を宣言できる。相手はそのカードを公開できる（{ $shown_from }）。そうなれば使用されず捨て札となる
standing-fatigue = { $who }が焦燥で受けるダメージ：{ $damage }
standing-frames = 自分が歯車枠の効果を解決するに際し、{ $from } → { $to }：{ $n } を行ってもよい。その枠に書かれた数字は全て{ $times }倍になる
standing-divert =
    このカードが{ $to }に置かれるならば、代わりに{ $into }に{ $may ->
        [absent] 置く
       *[given] 置いてもよい
    }
standing-define =
    { $x ->
        [absent] { "" }
       *[given] Xは{ $x }
    }{ $y ->
        [absent] { "" }
       *[given] { " " }Yは{ $y }
    }{ $at ->
        [absent] { "" }
       *[given] （{ $at }で決まる）
    }
standing-forbid =
    { $who ->
        [absent] 自分
       *[given] { $who }
    }は{ $what }を行えない{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }
standing-waits = このカードの効果は{ $for }の解決後に解決する
standing-permit =
    { $what }を行ってもよい{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }
standing-cancel =
    { $target }{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }{ $what ->
        [damage] のダメージ
        [after] の【攻撃後】
       *[given] { "" }
    }は打ち消される
standing-no_additions =
    { $target }{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }のダメージは加算されない
standing-stays = { $in }のカードは山札の再構成で動かない
standing-treat = { $crystals }の上の桜花結晶を{ $for }については{ $as }とみなす
standing-hold =
    { $own ->
        [absent] { "" }
       *[given] このカードの効果による場合を除き、
    }{ $upkeep ->
        [absent] { "" }
       *[given] 開始フェイズの既定処理による場合を除き、
    }{ $crystals }の上の桜花結晶は動かない
standing-charge_from = このカードには{ $zone }からも桜花結晶を納めてよい
standing-mute =
    { $attacks ->
        [absent] カード
       *[given] { $attacks }
    }{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }の{ $of }効果は解決されない
standing-cost =
    { $who ->
        [absent] { "" }
       *[given] { $who }は
    }カード{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }の使用にさらに { $from }{ $which ->
        [absent] { "" }
       *[given] （{ $which }）
    } → { $to }：{ $n } を支払う

## Keywords

keyword-no_reactions =
    対応不可{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }
keyword-unavoidable = 不可避
keyword-overwhelm = 超克
keyword-both_damages = 両方のダメージ
keyword-uncancellable = 打ち消されない
keyword-terminal = 終端
keyword-gap = 隙
keyword-range_limit = 間合制限{ $filter }
keyword-attacker_picks = 攻撃側がダメージを選ぶ
keyword-no_aura = オーラへのダメージは選択不可
keyword-fixed_damage = ダメージは不変

## Changes

change-assign = { $what }になる
change-swap = 両ダメージを入れ替える
change-multiply = ×{ $what }
change-divide = ÷{ $what }（{ $rounding }）
change-add = { $what }
change-raise = { $what }（他の加算より先）
change-replace = 適正距離が{ $what }になる
change-shift = 適正距離を{ $what }ずらす
change-include = 適正距離に{ $what }を加える
change-exclude = 適正距離から{ $what }を除く
change-expand_near = 適正距離を近{ $what }拡大
change-expand_far = 適正距離を遠{ $what }拡大
change-shrink_near = 適正距離を近{ $what }縮小
change-shrink_far = 適正距離を遠{ $what }縮小
change-gain = 「{ $what }」を得る
change-lose = 「{ $what }」を失う
target-answered = 対応した《攻撃》
target-this_attack = この《攻撃》
target-next_attack = 自分の次の《攻撃》
target-my_attacks = 自分の《攻撃》
target-their_attacks = 相手の《攻撃》
target-attacks = 全ての《攻撃》
target-distance = 現在の間合
target-mastery_zone = 達人の間合
target-my_aura_cap = 自オーラの上限
target-their_aura_cap = 相オーラの上限
target-my_arrow_aura_cap = 自分のカードの矢印にとっての自オーラの上限
target-my_vigor_cap = 自分の集中力の上限
target-their_vigor_cap = 相手の集中力の上限
target-my_hand_limit = 自分の手札の上限
target-their_hand_limit = 相手の手札の上限
target-this_cost = このカードの消費
target-my_cost = 自分のカードの消費
target-their_cost = 相手のカードの消費
target-cost = 全てのカードの消費
target-this_charge = このカードの納
target-my_charge = 自分のカードの納
target-their_charge = 相手のカードの納
target-charge = 全てのカードの納

## What can be forbidden or permitted

action-attack = 《攻撃》
action-use = カードの使用
action-use_attack = 《攻撃》カードの使用
action-use_normal = 通常札の使用
action-use_special = 切札の使用
action-basic = 基本動作
action-forward = 《前進》
action-backward = 《後退》
action-recover = 《纏い》
action-focus = 《宿し》
action-break_away = 《離脱》
action-react = 対応
action-draw = カードを引くこと
action-lose = 敗北
action-win = 勝利
action-cover = 伏せること
action-use_this = このカードの使用
action-use_as_in_hand = 手札にあるかのようなこのカードの使用
action-react_this = このカードでの対応
action-pay_vigor = 集中力の支払い
action-damaged = ダメージを受けること
action-cancel = 《攻撃》の打ち消し
action-choose = カードを選ぶこと
action-return = カードを山札や手札に戻す
action-seal = カードを封印する

## Players, zones, cards

who-me = 自分
who-opp = 相手
who-both = 両者
who-owner = 保有者
whose-me = 自
whose-opp = 相
whose-both = 両者の
whose-owner = 保有者の
zone-distance = 間合
zone-shadow = ダスト
zone-this = このカード
zone-out = ゲーム外の供給源
zone-stay = 元の場所
zone-aura = オーラ
zone-life = ライフ
zone-flare = フレア
zone-hand = 手札
zone-deck = 山札
zone-played = 捨て札
zone-facedown = 伏せ札
zone-enhancements = 付与札
zone-specials = 切札
zone-extra = 追加札
zone-in_use = 使用中領域
zone-sealed = 封印
zone-out_of_game = ゲーム外
cards-this = このカード
cards-under = このカードの下に封印されたカード
cards-event = そのカード
cards-answered = 対応した《攻撃》のカード
cards-all = { $zone }の全て
cards-top = { $zone }の上から{ $n }枚
cards-number = { $zone }にある{ $card }

## Operators and calls

op-or = { $left } または { $right }
op-and = { $left } かつ { $right }
op-not = 「{ $of }」ではない
op-at_most = { $left }が{ $right }以下
op-at_least = { $left }が{ $right }以上
op-below = { $left }が{ $right }未満
op-above = { $left }が{ $right }より大きい
op-equal = { $left }が{ $right }
op-unequal = { $left }が{ $right }でない
op-plus = { $left } + { $right }
op-less = { $left } - { $right }
op-times = { $left } × { $right }
op-divided_up = { $left } ÷ { $right }（切り上げ）
op-divided_down = { $left } ÷ { $right }（切り捨て）
op-minus = -{ $of }
face-up = 表：{ $text }
face-down = 裏：{ $text }
face-closed = 閉：{ $text }
face-open = 開：{ $text }
call-count =
    { $zone }にあるカード{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }の枚数
call-any =
    { $zone }にカード{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }がある
call-sum =
    { $zone }のカード{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }の{ $what }の合計
call-min = { $args }のうち最小
call-max = { $args }のうち最大
call-other_specials_used = 保有者の他の切札が全て使用済
call-zones_with = 桜花結晶がちょうど{ $args }個の領域の数
call-has = { $args }を持つ
call-originally = { $args }が元から書かれている
call-complete =
    〈{ $args }〉が{ $filter ->
        [absent] { "" }
       *[given] 次のカードだけで（{ $filter }）
    }組み立っている

## Facts

fact-distance = 現在の間合
fact-distance-crystals = 間合にある桜花結晶
fact-mastery_zone = 達人の間合
fact-shadow = ダスト
fact-turn = ターン数
fact-phase = フェイズ
fact-done = 直前の効果を全て行った
fact-my_turn = 自分のターン中
fact-distance_change = ターン開始時からの間合の変化
fact-distance_changed = このターンに間合が変化した
of_player-life = { $of }ライフ
of_player-aura = { $of }オーラ
of_player-flare = { $of }フレア
of_player-vigor = { $it }の集中力
of_player-flinch = { $it }が畏縮
of_player-aura_room = { $of }オーラの空き
of_player-hand = { $it }の手札の枚数
of_player-deck = { $it }の山札の枚数
of_player-played = { $it }の捨て札の枚数
of_player-facedown = { $it }の伏せ札の枚数
of_player-enhancements = { $it }の付与札の枚数
of_player-specials = { $it }の切札の枚数
of_player-extra = { $it }の追加札の枚数
of_player-in_use = { $it }の使用中の枚数
of_player-sealed = { $it }の封印の枚数
of_player-out_of_game = { $it }のゲーム外の枚数
turn-used = { $it }がこのターンに使用した枚数
turn-attacks = { $it }がこのターンに行った《攻撃》の数
turn-attacks_no_special = { $it }がこのターンに行った切札でない《攻撃》の数
turn-light_attacks = { $it }がこのターンに行った、増減前のオーラダメージ3以下の《攻撃》の数
turn-distance_moves = { $it }がこのターンに間合から桜花結晶を動かした回数
turn-used_cards = { $it }がこのターンに使用したカード
turn-phase_attacks = { $it }が現在のフェイズに行った《攻撃》の数
turn-draws = { $it }がこのターンに引いた回数
turn-basics = { $it }がこのターンに行った基本動作の数
turn-reactions = { $it }がこのターンに行った対応の数
last_turn-reactions = { $it }が前のターンに行った対応の数
turn-aura_touched = このターンに攻撃か基本動作で{ $of }オーラが動いた回数
turn-damaged = { $it }がこのターンに受けたダメージの回数
turn-damaged_life = { $it }がこのターンにライフへ受けたダメージの回数
turn-damaged_aura = { $it }がこのターンにオーラへ受けたダメージの回数
turn-damaged_flare = { $it }がこのターンにフレアへ受けたダメージの回数
turn-left_life = このターンにライフを離れた桜花結晶
turn-left_aura = このターンにオーラを離れた桜花結晶
turn-left_flare = このターンにフレアを離れた桜花結晶
turn-left_distance = このターンに間合を離れた桜花結晶
turn-left_shadow = このターンにダストを離れた桜花結晶
turn-left_card = このターンにカードを離れた桜花結晶
of-this = このカードの
of-card = カードの
of-event_card = そのカードの
of-names = 〈{ $name }〉の
of-attack = その《攻撃》の
of-answered = 対応した《攻撃》の
it-this = このカード
it-card = カード
it-event_card = そのカード
it-names = 〈{ $name }〉
it-attack = その《攻撃》
it-answered = 対応した《攻撃》
of_card-crystals = { $it }の上の桜花結晶
of_card-zone = { $of }領域
of_card-state = { $of }状態
of_card-cost = { $of }消費
of_card-order_this_turn = { $it }がこのターンに使用した何枚目か
of_card-reaction_this_turn = { $it }がこのターン何回目の対応か（0：対応でない）
of_card-first_of_duel = { $it }が使用者のこのゲームで初めて使用するカードである
of_card-throughout = { $it }を全力で使用した
of_card-mode = { $of }使用のしかた
of_card-answers = { $it }を対応で使用した
of_card-answers_this = { $it }がこのカードの《攻撃》への対応である
of_card-from = { $it }を使用した元の領域
of_card-owner = { $of }保有者
of_card-by = { $it }を使用する、または選ぶプレイヤー
of_card-mine = { $it }が自分のもの
of_card-x = X
of_card-y = Y
of_card-self = { $it }
of_card-under = { $it }を下に封印しているカード
of_card-number = { $it }
of_card-class = { $of }札の種別
of_card-type = { $of }タイプ
of_card-subtype = { $of }サブタイプ
of_card-coverable = { $it }を伏せ札にできる
of_card-by_itself = { $it }自身の効果で使用される
of_card-megami = { $of }メガミ
of_card-other_megami = { $it }が他のメガミのもの
of_card-kept = { $it }とともに覚えた〈{ $name }〉
of_attack-at_x = { $it }の距離X
of_attack-aura = { $of }オーラダメージ
of_attack-life = { $of }ライフダメージ
of_attack-class = { $of }札の種別
of_attack-subtype = { $of }サブタイプ
of_attack-megami = { $of }メガミ
of_attack-by_card = { $it }がカードによるもの
of_attack-other_megami = { $it }が他のメガミのもの
of_attack-answers = { $it }が対応によるもの
of_attack-ordinal = { $it }がこのターン何回目か
of_attack-ordinal_no_special = { $it }がこのターンの切札でない《攻撃》の何回目か
of_attack-reacted = { $it }が対応された
of_attack-light_ordinal = { $it }がこのターンのオーラダメージ3以下の《攻撃》として何回目か
of_attack-side = { $of }ダメージを受けた側
of_attack-dealt_aura = { $it }がオーラへ与えたダメージ
of_attack-dealt_life = { $it }がライフへ与えたダメージ
of_attack-inner_range = 最小と最大の間の適正距離
of_attack-both_faces = 両面の適正距離
of_attack-mine = { $it }が自分のもの
of_attack-from = { $of }カードを使用した元の領域
of_event-by = 行ったプレイヤー
of_event-player = 対象のプレイヤー
of_event-zone = ダメージを受けた領域
of_event-value = 与えられたダメージ
of_event-source = ダメージの源
of_event-from = 移動元
of_event-to = 移動先
of_event-moved = 動いた桜花結晶
of_event-asked = 動くはずだった桜花結晶
of_event-cause = 動いた理由
of_event-arrow = 矢印による移動
of_event-attack = その《攻撃》
of_event-basic = その基本動作
of_event-kind = 基本動作の種類
of_event-how = 《攻撃》の終わり方
of_event-side = ダメージを受けた側
of_event-dealt_aura = オーラへ与えたダメージ
of_event-dealt_life = ライフへ与えたダメージ
of_event-state = 新しい状態
of_event-gained = 得た集中力
of_event-before = 変わる前の値
of_event-after = 変わった後の値
of_event-charged = 納められた桜花結晶
of_event-what = 起きたこと
of_event-nth_damage = このターンの何回目のダメージか

## Words

word-nearer = 近づく
word-farther = 離れる
word-attack = 攻撃
word-action = 行動
word-enhancement = 付与
word-variable = 不定
word-reaction = 対応
word-throughout = 全力
word-normal = 通常札
word-special = 切札
word-none = なし
word-used = 使用済
word-unused = 未使用
word-in_use = 使用中
word-aura = オーラ
word-life = ライフ
word-flare = フレア
word-dash = -
word-keep = ·
word-true = 真
word-false = 偽
word-start = 開始フェイズ
word-main = メインフェイズ
word-end = 終了フェイズ
word-main_start = メインフェイズの開始時
word-main_end = メインフェイズの終了時
word-poison = 毒
word-effect = 効果
word-standard = 標準行動
word-response = 対応として
word-me = 自分
word-opp = 相手
word-all = 全て
word-fatigue = 焦燥
word-reshuffle = 再構成
word-damage = ダメージ
word-cost = 消費の支払い
word-upkeep = 開始フェイズ
word-hit = 命中
word-failed = 失敗
word-cancelled = 打ち消し
word-forward = 前進
word-backward = 後退
word-recover = 纏い
word-focus = 宿し
word-break_away = 離脱
word-both = 両方
word-hand = 手札
word-deck = 山札
word-played = 捨て札
word-facedown = 伏せ札
word-enhancements = 付与札
word-specials = 切札の領域
word-extra = 追加札
word-sealed = 封印
word-out_of_game = ゲーム外
word-top = 上
word-bottom = 底
word-after = 【攻撃後】
word-up = 切り上げ
word-down = 切り捨て
word-this = このカード
word-answered = 対応した《攻撃》
word-this_attack = この《攻撃》
word-turn_end = ターン終了まで
word-my_next_start = 自分の次の開始フェイズ終了まで
word-their_next_start = 相手の次の開始フェイズ終了まで
word-endless = 無制限
word-phase_end = フェイズ終了まで
word-draw = カードを引くこと
word-reshuffle_damage = 再構成のダメージ
word-answer = この《攻撃》に対応したカードの解決
word-resolution = カードの解決
word-defeat = 自分の敗北
word-two_way = 双方向になる
word-reversed = 逆向きになる
word-one_more = 一つ多く動かす
word-payment = 支払い
word-after_attack = 【攻撃後】
word-disenchant = 【破棄時】
word-my_attacks = 自分の《攻撃》
word-their_attacks = 相手の《攻撃》
word-attacks = すべての《攻撃》

## What results are called

label-found = 見つけたもの
label-new = 新しいもの
label-given = 与えたもの
label-chosen = 選んだもの
label-shown = 公開したもの
label-card = そのカード
label-lost = 失うもの
label-kept = 残したもの
label-covered = 伏せたもの
label-poison = その毒
label-again = もう一度のもの
label-back = 戻すもの
label-hidden = 隠したもの
label-quoted = 引用したもの
label-more = 追加のもの
label-borrowed = 借りたもの
label-refuted = 反証したもの
label-named = 宣言した名前
label-stolen = 奪ったもの
label-invented = 考え出したもの
label-doubled = 二度使うもの
label-drained = 吸われるもの
label-flag = その旗
label-gone = 消えたもの
label-done_first = 先に行ったもの
label-returning = 戻るもの
label-cards = それらのカード
label-trapped = 捕らえたもの
label-next = 次のもの
label-revived = 蘇るもの
label-sunk = 沈めたもの
label-laid = 置いたもの
label-iron = 素材
label-forged = 鍛えたもの
label-picked = 取ったもの
label-model = 手本
label-made = 作ったもの
label-guess = 予想
label-form = その姿
label-restored = 再構成したもの
label-formed = 完成したもの
label-source = 元の領域
label-special = その切札
label-traded = 交換するもの
label-tool = その道具
label-moved = 動いたもの
label-relic = その遺物
