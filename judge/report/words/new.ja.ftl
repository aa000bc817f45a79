### A scenario put together from questions, in Japanese.

new-begin = 改行のみなら次の質問へ進みます。Ctrl-Cで保存せずに終わります。
new-question = 質問
new-names = 名前を「、」で区切る。分からないものは?
new-number = 数
new-file = ファイル
new-written = { $file }に保存しました。
new-at_once = 何を行うかを、選択肢の番号か言葉で選んでください。
new-mend = 直す答え（例：a.life=8）
