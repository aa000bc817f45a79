### イニル、日本語。

term-fate = 運命
term-past = 過去
term-present = 現在
term-future = 未来
term-unseen = まだ見ぬ運命
term-lost = ロスト
term-resonance = 共鳴
term-resonances = このターンの共鳴
kind-shift_fate = 相手の過去の運命をまだ見ぬ運命へ動かすか
reason-no_fates = ルールにより共鳴するのはイニルを宿すプレイヤーだけである
reason-first_own_turn = そのプレイヤーの最初のターンである
reason-resonated = このフェイズで既に解決した
reason-hand_of_three = 手札が3枚ではない
    .facts = 手札{ $hand }枚
reason-no_fates_there = 相手がイニルを宿していない
reason-no_shift = サブタイプを持つカードの通常の使用が解決された直後ではない
at-fate = 運命
happening-resonance = 共鳴する
do-resonate = 共鳴する
do-shift_fate =
    { $who_of ->
        [absent] 自分の
       *[given] { $who_of }
    }過去の運命をまだ見ぬ運命へ動かす
do-resolve_fates = 自分の過去、現在、未来の順に運命の効果を解決する
standing-entangle = 自分の運命を糾える運命へ導く
turn-resonances = { $it }がこのターンに共鳴した回数
fact-by_rule = ルールによる共鳴である
of_attack-at_lost = ロスト
of_attack-up_to_lost = 0からロストまで
of_player-past = { $of }過去の運命
of_player-present = { $of }現在の運命
of_player-future = { $of }未来の運命
of_player-unseen = { $of }まだ見ぬ運命

## Lines of play

line-resonate = 共鳴する
line-disturb = 運命を乱す

term-fates = 運命
term-main_hand = 切札でない手札
term-resonating = 共鳴中
term-shift_left = 左にずれる

## What is lacking

by-A24-3-paragraph-1 = そこに運命がなく、何も起こらない
