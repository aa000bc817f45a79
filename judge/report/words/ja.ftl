### Reports on rulings, in Japanese.

## Words

nobody = 誰も
rules = ルール
chance = 無作為
of = { $player }の{ $zone }
a_card = カード1枚
attack = 攻撃{ $n }（{ $name }）
attack_of = { $name }による
attack_weighed = { $name }で行うことになる攻撃
used_as = { $name }：{ $other }として
its = { $thing }の{ $what }
measured = { $what }（{ $measure }）
counted = { $said }（{ $moved }）
out = ゲーム外
effect = { $name }の効果
none = なし
and = と
apart = ；
was = { $now }（元は{ $before }）

## The rest

reckon = { $what }：{ $base }{ $stages }
stage = { " " }→（{ $clause }）{ $how } → { $after }
limit = 上限・下限
by = { $sources }
obstacle = 不可：{ $what }{ $source }
obstacle_source = 、{ $source }による
passed_over = { $source }は条件を満たさなくなったため解決されない
consult = 参照
replace = { $source }により{ $before }は{ $after }になる
cut = 中断：解決中{ $n }、待機中{ $held }
gap = ルールに定めがない（{ $gap }）：{ $question } 採用：{ $reading }。
says_otherwise = { $dated }の公式FAQは{ $clause }と異なる（{ $item }）。裁定は条文に従う。
gap_answered = ルールに定めがない（{ $gap }）：{ $question } { $dated }の公式FAQの回答{ $near }：{ $reading }（{ $items }）。
gap_answered_undated = ルールに定めがない（{ $gap }）：{ $question } 公式FAQの回答{ $near }：{ $reading }（{ $items }）。
gap_nearest = （最も近い例）
over = ゲーム終了：{ $result }
over_again = ゲーム終了：{ $result }（イベント{ $n }以降の繰り返し）
begin = { $proc }を開始
end = { $proc }を終了
reads = 参照：{ $facts }

## Results

result_win = { $player }の勝利
result_draw = 引き分け
result_undecided = 勝敗不定
result_loop = 終わらない

## Answers

yes = はい：{ $what }
no = いいえ：{ $what }
answered = { $said }［{ $clauses }］。{ $whole }
answered_bare = { $said }。{ $whole }
as_expected = 期待どおり：{ $facts }。
all_as_expected = すべて期待どおり。
not_as_expected = 期待と異なる：{ $facts }。
wanted_found = { $wanted }のはずが{ $found }
at_moment = 「{ $line }」の後：{ $what }
at_first = 最初の行の前：{ $what }
answer = { $facts }。
nothing_changed = 盤面は変わらない
hit = { $attack }は命中
failed = { $attack }は失敗
improper_end = { $attack }は不正
removed_end = { $attack }は取り除かれる
cancelled_end = { $attack }は打ち消し
open_end = { $attack }は解決中
no_duel = 決闘は始まらない：{ $clause }を満たしていない
to_choose = { $player }が選ぶ：{ $kind }
refused = `{ $line }`は認められない：{ $why }。
comes_to_nothing = `{ $line }`は試みたが選べない：{ $why }。
unplayed = { $part }はまだ処理されない：回答はこれを考慮していない。
unplayed_clauses = { $part }のうち次のものはまだ処理されず、回答はこれらを考慮していない：{ $clauses }。
undecided = ルールはこれを定めていない。{ $readings }
reading = （{ $letter }）{ $words }：{ $facts }。
met = { $n }件すべて満たす

## Headings

question = 質問
answer_head = 答え
board = 盤面
trace = 経過
expectations = 期待
open = 次の選択
gaps = ルールに定めがない点
assumed_unwritten = { $zone }の{ $cards }の効果は未記述であり、そこからは何もしないものとする
assumed_silent = { $zone }の不明なカードによる対応はないものとする
assumed_unnamed = { $zone }の{ $card }は何も宣言していないものとする（「{ $what }」が書かれていない）
assumed_not_under = { $zone }の{ $card }はどのカードの下にもないものとする（書かれていない）
assumed = 仮定
failed_refused = { $place }：認められない：{ $line }{ $why ->
    [none] { "" }
   *[other] ：{ $why }
}
failed_wanted = { $place }：{ $wanted }のはずが{ $found }
failed_otherwise = 別の結果
wanted = 期待
found = 実際
refusal = 認められない手
attempted = 試みたが選べない手
options = 選択肢
originals = 公式本文
no_options = ほかに選択はない
open_choice = { $player }が選ぶ：{ $kind }
several = {""}、{ $least }から{ $most }まで、一行で書く：[X、Y]を選ぶ
several_ordered = {""}、全てを上から順に一行で書く：{ $line }（または「乱数の種」を書く）
unknown_why = 理由は知ることのできないカードにかかわる
withheld = 選択肢は{ $player }のカードを見られない者には分からない
clause = 条項
who = 誰
what = 内容
common_before = { $turn }、ターンプレイヤーはまだいない；{ $distance }、{ $mastery_zone }、{ $shadow }
common = { $turn }、{ $active }のターン、{ $phase }；{ $distance }、{ $mastery_zone }、{ $shadow }
empty = なし
is = { $what } { $value }
becomes = { $what } { $before } → { $after }
chose = { $player }の選択：{ $picked }
choosing = を選ぶ
chose_whether = { $player }の選択（{ $kind }）：{ $picked }
chose_none = { $player }は何も選ばない（{ $n }のうち）
chose_among = { $player }の選択：{ $picked }（{ $n }択）
had_to = { $player }に選べるのは：{ $picked }
ends_phase = { $player }がフェイズを終える

## Values

term-true = あり
term-false = なし
term-none = なし
term-none_phase = フェイズ外
