### ヤツハ、日本語。

term-memory = 思い出
term-location = 所在地の数値
term-journey_start = 旅路の始点
term-start_resolved = 始点の効果を解決した回数
term-perfected = 完全態にした枚数
term-has_used = このゲームでカードを使用した
term-gained_terminal = 終端を得た
term-place = 位置
kind-place = 旅路の始点
kind-show = 思い出から戻るカードを公開するか
fact-mirror_number = 鏡映数
zone-memory = 思い出
do-perfect =
    { $card }を完全態にする{ $as ->
        [absent] { "" }
       *[given] ：{ $as }
    }
do-set_out = 好きな始点から旅路に出発する
do-visit = 所在地の効果を解決する
do-move_on = 桜花結晶を時計回りに次の位置へ動かす
do-way_home = 家路の効果を解決する
do-gain_terminal = このカードは終端を得る
of_player-completed = { $it }が完全態にした枚数
of_player-comes_round = { $of }旅路が始点に戻っている
of_player-travels = { $of }思い出に桜花結晶がある
of_player-memory = { $of }思い出の枚数
of_player-memory-crystals = { $of }思い出の桜花結晶
of_player-location = { $of }所在地の数値
of_player-journey_start = { $of }旅路の始点
of_player-start_resolved = { $of }始点の効果を解決した回数
of_player-perfected = { $of }完全態にした枚数
of_player-has_used = { $it }がこのゲームでカードを使用した
of_card-gained_terminal = { $it }が終端を得た

## Lines of play

line-start = 始点 { $n }

## What is lacking

by-A14-4-paragraph-1 = 思い出がなく、何も置かれない
by-A14-4-paragraph-7 = 思い出に桜花結晶がなく、所在地がないため何も起こらない
by-A14-5 = すでに旅立っているため何も起こらない
