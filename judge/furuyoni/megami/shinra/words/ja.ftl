### シンラ、日本語。

term-stratagem = 計略
term-prepared = 準備済み
term-divine = 神算
term-devious = 鬼謀
kind-prepare = 次の計略
do-execute = 計略を実行する。神算：{ $divine }；鬼謀：{ $devious }
do-execute_each = 捨て札にあるカードから任意の数の計略を任意の順で実行する
do-prepare = 次の計略を準備する
