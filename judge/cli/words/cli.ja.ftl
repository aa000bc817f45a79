### What commands say beside their answers, in Japanese.

cli-site = ファイル{ $n }個、書き出し{ $n2 }個、削除{ $n3 }個
cli-no_files = ファイルがありません
cli-run = ファイル{ $n }個：期待どおり{ $n2 }、期待と異なる{ $n3 }、誤り{ $n4 }
cli-never = { $id }：処理は手順として{ $clause }に至らなかったので、終わりまで示します
cli-puzzle = { $id }：{ $line }（初手{ $n }通りのうち1つ、{ $n2 }局面）
cli-kept = 盤面{ $n2 }のうち{ $n }を残しました
cli-no_card = { $printing }に、番号か名前に{ $text }を含むカードはありません
cli-no_card_mean = { $printing }に、番号か名前に{ $text }を含むカードはありません。{ $names }ではありませんか
cli-nothing_wrong = 問題はありません
cli-interrupted = 中断しました
cli-proof = { $line }の証明{ $held }（{ $n }局面、終局{ $n2 }）。
cli-found_in = 途中までの結果は{ $id }にあります：--resume { $id2 }
cli-no_clause = 見出しか要旨に{ $text }を含む条項はありません
cli-placed = { $id }：条項{ $n }を取り込み、置けなかった箇所{ $n2 }、一覧にあって本文にない条項{ $n3 }。保存先：{ $path }
cli-not_in = { $id }は一覧にないので、{ $list }に合わせて置きました
cli-not_placed = 置けなかったもの：{ $line }
cli-missing = ないもの：{ $line }
cli-mended = 直したもの：{ $clause }：{ $line }
cli-by_id = 言葉ではなく番号で比べました。言葉で比べるには同じ言語の本文が二つ必要です（ファイルか、取り込んだもの）
cli-lint_one = ファイル1個：問題なし{ $n }、問題あり{ $n2 }
cli-lint = ファイル{ $n3 }個：問題なし{ $n }、問題あり{ $n2 }
cli-of_faq = { $number }：公式FAQの{ $list }
cli-ruled = { $number }：裁定 { $list }
cli-ruled_more = { $number }：裁定 { $list }、ほか{ $n }件
cli-edition = { $id }  { $title }：条項{ $n }、カード{ $printing }
cli-edition_attached = { $id }  { $title }：条項{ $n }、カード{ $printing }、本文あり
