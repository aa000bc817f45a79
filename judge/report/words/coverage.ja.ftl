### How much of the rules is played, in Japanese.

coverage-heading = ルールの網羅
coverage-edition = 版
coverage-chapter = 章
coverage-title = 見出し
coverage-clauses = 条項
coverage-operative = 実行対象
coverage-implemented = 実装
coverage-executed = 実行
coverage-held = 結果で確認
coverage-cited = 引用のみ
coverage-gaps = 残り
coverage-all = 全体
coverage-unknown = 目録にない引用：{ $those }
coverage-not_implemented = 未実装：{ $n }
coverage-not_executed = 未実行：{ $n }
coverage-not_held = 結果で未確認：{ $n }
coverage-not_cited = 引用なし：{ $n }
