### Oboro, in Japanese.

keyword-set = 設置
term-defeats = 代わりに解決された敗北
of_player-first_defeat = { $it }が初めて敗北する
do-spent = これが敗北の代わりに解決されたことを記録する
term-cyberspace = 電子戦ゾーン
term-part = パーツ
term-main-parts = メインパーツ
term-custom-parts = カスタムパーツ
term-assembled = 組み立てられている
term-reshuffle_replaced = 再構成の置換
keyword-digi_set = デジ設置
of_card-assembled = { $it }が組み立てられている
of_player-assembled = { $of }組み立てられたパーツの数
of_player-cyberspace = { $of }電子戦ゾーンのパーツ
do-assemble = パーツを{ $n }つ組み立てる
do-disassemble = 組み立てられているパーツが{ $to }以下になるように解体する
word-after_its_use = 使用の後も数える

## What is lacking

by-A3-9-paragraph-1 = 組み立てるパーツがなく、何も起こらない
