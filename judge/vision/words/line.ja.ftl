### line, in Japanese.

line-play = { $card }をプレイ
line-use = { $card }を起動
line-apply = { $card }を適用
line-attack = { $card }で攻撃
line-block = { $card }で防御
line-node = { $card }をノードセット
line-pass = 優先権を放棄
line-concede = 投了
line-choose_none = 何も選ばない
line-choose = { $cards }を選ぶ
line-yes = はい
line-no = いいえ
line-graze = グレイズする
line-pay = { $paid }を支払う
line-number = 数は{ $n }
line-declare = { $word }を宣言
line-order = { $card }を先に解決
line-side = 面{ $n }を選ぶ
line-mode = 効果{ $n }を選択
line-first = 先攻
line-second = 後攻
line-begin = { $player }から始める
line-shuffle_seed = 乱数の種で切り直す
line-shuffle = { $cards }の順に切り直す
