### What was found where something else was expected, in Japanese.

found-no_fact = その事柄はない
found-unapplied = 適用されないか、順序が異なる
found-changed = 変わった：{ $facts }
found-otherwise = 別の結果
found-other_choice = 別の選択か、別の選択肢
found-no_choice = 選ぶことは残っていない
found-decided = 決まる
found-undecided = 決まらない
found-not_so = そうではない
found-no_way = その手順はない
