### すべてのページ、日本語。

site-head = ルール、カード、裁定、主張
site-kind = 種類
site-not_in_it = なし
site-differs = 版による違い
site-corrected = 訂正
site-added = 公式FAQによる追加
site-implemented = 実装
site-nowhere = なし
site-inside = 含まれる条項
site-amends = 変更先の条項
site-amended_by = 変更元の条項
site-refers_to = 参照先
site-referred_to_by = 参照元
site-number = 番号
site-called = 別の呼び名
site-does = 効果
site-rest = ほか{ $n }件
site-chapter = 章
site-title = 題名
site-clauses = 条項
site-operative = 実行されうる条項
site-applied = シナリオで適用
site-coverage = ルールの網羅状況
