### シスイ、日本語。

term-laceration = 裂傷トークン
keyword-lacerating = ダメージが裂傷化
kind-laceration = 裂傷を受ける場所
kind-laceration_zone = 裂傷トークンをダメージ化する領域
reason-no_laceration = 領域を選ぶ裂傷はない
reason-zone_not_offered = 選べる領域ではない
of_player-aura_lacerations = { $of }オーラにあるもう一方のプレイヤーの裂傷トークン
do-lacerate =
    { $damage ->
        [absent] { $to }に裂傷{ $n ->
            [absent] 1
           *[given] { $n }
        }（{ $zone }{ $by ->
            [absent] { "" }
           *[given] 、選ぶのは{ $by }
        }）
       *[given] { $to }に裂傷{ $damage }
    }
do-turn_lacerations = 領域を任意の数選び、そこの自分の裂傷トークンを好きな順にダメージ化する

## Lines of play

line-lacerate = 裂傷 { $word }
    .also = { $word }で裂傷を受ける
line-turn = { $zone }の裂傷を変える

term-lacerating = 裂傷化
