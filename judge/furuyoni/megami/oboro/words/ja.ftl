### Oboro, in Japanese.

keyword-set = 設置
term-defeats = 代わりに解決された敗北
of_player-first_defeat = { $it }が初めて敗北する
do-spent = これが敗北の代わりに解決されたことを記録する
