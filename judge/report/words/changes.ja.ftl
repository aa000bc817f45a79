### What editions change, in Japanese.

changes-added = 追加
changes-removed = 削除
changes-moved = 移動
changes-reworded = 文言
changes-code = コード：{ $those }
changes-scenarios = シナリオ：{ $those }
changes-renumbered = 番号の変更：{ $those }
changes-cited_by_code = コードが引用：{ $those }
changes-count = { $kind }{ $n }件
changes-none = 変更なし
changes-sum = { $found }。番号だけの変更{ $n }件
