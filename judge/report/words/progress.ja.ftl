### What long work shows while it lasts, in Japanese.

progress-working = 処理中、{ $seconds }秒
progress-of = { $what }{ $total }件中{ $done }件
progress-left = 、残り約{ $seconds }秒
progress-files = ファイル
progress-pages = ページ
progress-clauses = 条項
progress-boards = 盤面
progress-positions = { $done }局面、{ $seconds }秒
progress-interrupted = 中断しました。以下はそれまでの結果です
progress-interrupted_of = { $total }件中{ $done }件で中断しました
