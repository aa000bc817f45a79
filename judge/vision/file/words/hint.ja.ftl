### How problems are mended, in Japanese.

hint-lying = 例：`{ $line }`
hint-make_up = `cards_adhoc:`で仮のカードにするか、`?`と書いてください
hint-vocabulary = 効果に書けることはdocs/vision-vocabulary.mdにあります
hint-board_card = 盤面のカードを書いてください
hint-sets = セットは次のとおりです：{ $list }
hint-lay = { $id }に置いてください
hint-lay_on_field = 消すか、カードを場に置いてください
hint-of_that_one = `{ $line }`はセット先のカードに書いてください
hint-all_of_it = 全体の値を`{ $line }`に書いてください
hint-sides = `{ $line }`から`{ $line2 }`まで
hint-leave_it_out = 消してください
