### Facts that differ between two rulings, in Japanese.

compared-result = 結果
compared-refused = 認められない行
compared-stopped = 残った選択
compared-options = 選択肢
compared-decided = 確定
compared-none = なし
