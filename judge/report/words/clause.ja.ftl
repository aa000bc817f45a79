### The page of a clause, in Japanese.

clause-kind_step = 手順
clause-kind_constraint = 制約
clause-kind_definition = 定義
clause-kind_principle = 原則
clause-kind_state-trigger = 状況起因
clause-kind_keyword = キーワード
clause-kind_list = 一覧
clause-kind_example = 例
clause-kind_note = 注
clause-kind_heading = 見出し
clause-kind_omitted = 番号のみ
clause-amends = 変更先の条項
clause-amended_by = 変更元の条項
clause-refers_to = 参照先
clause-referred_to_by = 参照元
clause-implemented = 実装
clause-somewhere = あり
clause-nowhere = なし
clause-inn = { $title }の内
clause-no_gist = （要約はまだない）
clause-apart = 版による違い：{ $what }{ $matters ->
    [true] （結果が変わりうる）
    [false] （結果は変わらない）
   *[other] { "" }
}
clause-mended = 訂正：{ $what }
clause-scenarios = シナリオ
clause-none = なし
clause-only_in = { $edition }だけ
clause-of_clause = { $clause }について
clause-by_clause = { $clause }による
clause-published =  · 文書にはない：{ $dated }の公式FAQ（{ $items }）
clause-absent = なし
clause-how_before = その前
clause-how_after = その後
clause-how_instead = その代わり
clause-how_also = 追加
clause-how_data = 用語
clause-how_principle = 原則
clause-how_heading = 見出し
clause-head_clause = 条項
clause-head_title = 見出し
clause-head_kind = 種類
clause-head_gist = 要旨
