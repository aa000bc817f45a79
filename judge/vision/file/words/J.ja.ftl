### What problems say, in Japanese.

J020-card = カードは一つの名前と置かれ方で書きます
J104-carried = { $key }：{ $key2 }を実行できません：{ $id }
J104-expression = { $text }は式ではありません
J203-there = { $text }というカードはありません
J203-board = 盤面に{ $text }というカードはありません
J203-as = カードを{ $text }として扱う効果はありません
J217-owner = { $player }のカードは{ $id }にはありません
J217-lost = { $id }のカードは`{ $line }`を持ちません
J217-set = 他のカードにセットされたカードの縦横の状態はセット先と同じです
J217-combat = ダメージ{ $n }のうち{ $n2 }が戦闘ダメージであることはありません
J217-character = { $id }はここではキャラクターではなく、`{ $line }`を持ちません
J217-sides = { $id }の変身状態は{ $n }個で、{ $n2 }番目はありません
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
