### 見つかったもの、日本語。

search-kind-card = カード
search-kind-ruling = 裁定
search-kind-claim = 主張とFAQの項目
search-kind-clause = 条項
search-kind-scenario = シナリオ
search-of = （{ $all }件中{ $n }件）
search-more = 残りを見るには：--kind 種類 --limit 件数
search-rest = ほか{ $n }件
search-verdict = { $verdict }：{ $claimed }
search-item = { $question }（公式、{ $dated }）
search-nothing = 「{ $asked }」という名のもの、それに触れるものは見つかりません
