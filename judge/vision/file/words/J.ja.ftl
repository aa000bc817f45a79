### What problems say, in Japanese.

J102-card = カードは一つの名前と置かれ方で書きます
J104-carried = { $key }：{ $key2 }を実行できません：{ $id }
J104-expression = { $text }は式ではありません
J203-there = { $text }というカードはありません
J203-board = 盤面に{ $text }というカードはありません
J203-as = カードを{ $text }として扱う効果はありません
J407-no_cards = デッキに`cards:`がありません
J407-deck = デッキは{ $n }枚ですが、これは{ $n2 }枚です（{ $clause }）
J407-sideboard = サイドボードは{ $n }枚ですが、これは{ $n2 }枚です（{ $clause }）
J407-called = { $id }という名前のカードが{ $n }枚あります。{ $n2 }枚までです（{ $clause }）
J407-called_side = サイドボードを含めて{ $id }という名前のカードが{ $n }枚あります。{ $n2 }枚までです（{ $clause }）
J407-limited = { $id }（{ $number }）が{ $n }枚ありますが、デッキに一枚だけです（{ $clause }）
J407-may_not = { $id }（{ $number }）はデッキに入れられません（{ $clause }）
J411-act = ここで{ $number } { $id }の効果が働きますが、まだ書かれていません
J400-set = { $text }というセットはありません
J400-no_card_of = 東方VISIONに{ $text }というカードはありません
