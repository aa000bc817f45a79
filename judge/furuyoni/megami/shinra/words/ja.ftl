### シンラ、日本語。

term-stratagem = 計略
term-prepared = 準備済み
term-divine = 神算
term-devious = 鬼謀
kind-prepare = 次の計略
do-execute = 計略を実行する。神算：{ $divine }；鬼謀：{ $devious }
do-execute_each = 捨て札の各カードについて、その計略を好きな数だけ好きな順に実行できる
do-prepare = 次の計略を準備する

## Lines of play

line-prepare = { $word }を準備

## What is lacking

by-A5-2-paragraph-2 = 実行する計略がなく、何も起こらない
