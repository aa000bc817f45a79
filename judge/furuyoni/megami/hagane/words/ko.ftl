### Hagane, in Korean.

term-anvil = 모루
keyword-centrifugal = 원심
reason-centrifugal = 턴을 시작할 때보다 2 이상 멀지 않음
reason-centrifugal_attacked = 현재 페이즈에 이미 《공격》을 수행함
fact-choice_narrowed = 상대에 의한 선택만 막는다 (에라타)
of_player-anvil = { $of }모루의 카드
of_player-anvil-crystals = { $of }모루의 벚꽃결정
