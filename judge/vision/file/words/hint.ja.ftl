### How problems are mended, in Japanese.

hint-lying = 例：`{ $line }`
hint-make_up = `cards_adhoc:`で仮のカードにするか、`?`と書いてください
hint-vocabulary = 効果に書けることはdocs/vision-vocabulary.mdにあります
hint-board_card = 盤面のカードを書いてください
hint-sets = セットは次のとおりです：{ $list }
