### What problems say, in Korean.

J020-card = 카드는 이름 하나와 놓인 상태로 적습니다
J104-carried = { $key }: { $key2 }{ PARTICLE($key2, "을/를") } 실행할 수 없습니다: { $id }
J104-expression = { $text }{ PARTICLE($text, "은/는") } 식이 아닙니다
J203-there = { $text }{ PARTICLE($text, "이라는/라는") } 카드는 없습니다
J203-board = 판에 { $text }{ PARTICLE($text, "이라는/라는") } 카드는 없습니다
J203-as = 카드를 { $text }{ PARTICLE($text, "으로/로") } 취급하는 효과는 없습니다
J217-owner = { $player }의 카드는 { $id }에 놓이지 않습니다
J217-lost = { $id }의 카드에는 `{ $line }`{ PARTICLE($line, "이/가") } 없습니다
J217-set = 다른 카드에 세트된 카드의 세로·가로 상태는 세트된 곳과 같습니다
J217-combat = 대미지 { $n } 가운데 { $n2 }{ PARTICLE($n2, "이/가") } 전투 대미지일 수는 없습니다
J217-character = { $id }{ PARTICLE($id, "은/는") } 여기서 캐릭터가 아니므로 `{ $line }`{ PARTICLE($line, "이/가") } 없습니다
J217-sides = { $id }의 변신 상태는 { $n }개이고 { $n2 }번째는 없습니다
J407-no_cards = 덱에 `cards:`가 없습니다
J407-deck = 덱은 { $n }장인데 이것은 { $n2 }장입니다({ $clause })
J407-sideboard = 사이드보드는 { $n }장인데 이것은 { $n2 }장입니다({ $clause })
J407-called = { $id }{ PARTICLE($id, "이라는/라는") } 이름의 카드가 { $n }장입니다. { $n2 }장까지입니다({ $clause })
J407-called_side = 사이드보드를 포함하여 { $id }{ PARTICLE($id, "이라는/라는") } 이름의 카드가 { $n }장입니다. { $n2 }장까지입니다({ $clause })
J407-limited = { $id }({ $number }){ PARTICLE($id, "이/가") } { $n }장인데 덱에 한 장만 넣습니다({ $clause })
J407-may_not = { $id }({ $number }){ PARTICLE($id, "은/는") } 덱에 넣을 수 없습니다({ $clause })
J411-act = 여기서 { $number } { $id }의 효과가 작용하는데 아직 쓰이지 않았습니다
J400-set = { $text }{ PARTICLE($text, "이라는/라는") } 세트는 없습니다
J400-no_card_of = 東方VISION에 { $text }{ PARTICLE($text, "이라는/라는") } 카드는 없습니다
