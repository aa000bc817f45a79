### Akina, in Japanese.

term-flow = フロー
term-market = 相場
keyword-investment = 投資券
of_player-market = { $of }相場
of_player-flow = { $of }フロー
of_player-capital = { $of }資本
word-flow = フロー
kind-collect = 回収を行うか
reason-empty_flow = フローに桜花結晶がない
reason-no_market = アキナを宿していない
do-collect = 回収を行う
standing-instead_of_collecting = 自分のメインフェイズの始めに、回収を行わず次を行ってもよい：{ $do }

## Lines of play

line-collect = 回収する
    .also = 回収

## What is lacking

by-A21-5-1 = 回収に使うフローの桜花結晶がなく、何も起こらない
