### ユキヒ、日本語。

term-umbrella = 傘
word-open = 開
word-closed = 閉
kind-turn_umbrella = 傘の開閉を行うか
of_player-umbrella = { $of }傘
of_player-below_the_line = 線の下の記述が今有効である
do-turn_umbrella =
    { $who ->
        [absent] { "" }
       *[given] { $who }の
    }傘の開閉を行う
term-open = 開
term-closed = 閉

## What is lacking

by-A4-3-paragraph-2 = 開閉する傘がなく、何も起こらない
