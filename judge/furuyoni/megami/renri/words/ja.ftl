### レンリ（日本語）

term-perjury = 偽証中
term-relics = 遺物
term-claimed = このターンに宣言したカード名
term-refutation_failed = このターンの反証の失敗
term-lie = 偽証
term-hidden = 裏向き
term-refuted = 反証された
term-fake = 偽物
term-recurs = 回帰した
keyword-perjury_set = 偽証設置
keyword-recurrence = 回帰
kind-perjure = 偽証を行うか
kind-refute = 反証するか
kind-recur = 回帰するか
kind-genuine = 宣言した通りのカードか
happening-believed = 偽証が反証されなかった
happening-refutation_failed = 反証が失敗した
happening-recurred = 回帰した
reason-no_perjury = レンリを宿していない
reason-not_listed = 宿しているメガミのリストに、その名前で偽証を持つカードがない
reason-claimed_already = そのカード名はこのターンに宣言されている
reason-not_normal = 通常札ではない
do-turn_up = { $card }を公開する
standing-fatigues = このカードへの反証に失敗した側は焦燥を{ $n }回受ける
of_player-claimed = { $it }がこのターンに宣言したカード名
of_player-refutation_failed = { $it }がこのターンに反証に失敗している
of_player-perjury = { $of }偽証中のカード
of_player-relics = { $of }遺物
of_card-lie = { $it }が偽証を持つ
of_card-hidden = { $it }が裏向きである
of_card-refuted = { $it }が反証されている
of_card-fake = { $it }が偽物だった
of_card-recurs = { $it }が回帰した
of_attack-card_ordinal = { $of }カードがこのターンに使用された順番

## Lines of play

line-perjure = { $card }を{ $card2 }と偽って使用
    .also = { $card }を{ $card2 }として偽証
line-refute = 反証する
    .also = 反証
line-recur = 回帰する
