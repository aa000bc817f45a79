### The table of the words of files, in Japanese.

vocabulary-title = ファイルの言葉
vocabulary-keys = すべてのファイルのキー
vocabulary-facts = 盤面のキーと事柄
vocabulary-values = 値
vocabulary-claims = 主張のファイルのキー
vocabulary-claims_values = 主張のファイルの値
vocabulary-lines = 手順の行
vocabulary-about = キー、値、手順の行は英語、日本語、韓国語のどれでも書け、混ぜてもよい。`…`には名前や数が入る。このページは`judge schema words`で表示できる。
