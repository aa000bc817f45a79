### 이니르, 한국어.

term-fate = 운명
term-past = 과거
term-present = 현재
term-future = 미래
term-unseen = 아직 보지 않은 운명
term-lost = 로스트
term-resonance = 공명
term-resonances = 이 턴의 공명
kind-shift_fate = 상대의 과거에 있는 운명을 아직 보지 않은 운명으로 옮길지
reason-no_fates = 규칙에 의해 공명하는 것은 이니르를 깃들인 플레이어뿐이다
reason-first_own_turn = 그 플레이어의 첫 턴이다
reason-resonated = 이 페이즈에 이미 해결했다
reason-hand_of_three = 손패가 3장이 아니다
    .facts = 손패 { $hand }장
reason-no_fates_there = 상대가 이니르를 깃들이지 않았다
reason-no_shift = 서브타입을 가진 카드의 통상 사용이 막 해결된 때가 아니다
at-fate = 운명
happening-resonance = 공명했을
do-resonate = 공명한다
do-shift_fate =
    { $who_of ->
        [absent] 자신의{ " " }
       *[given] { $who_of }
    }과거의 운명을 아직 보지 않은 운명으로 옮긴다
do-resolve_fates = 자신의 운명을 과거부터 미래까지 이 순서대로 해결한다
standing-entangle = 자신의 운명을 얽힌 운명으로 이끈다
turn-resonances = { $it }{ PARTICLE($it, "이/가") } 이 턴에 공명한 횟수
fact-by_rule = 규칙에 의한 공명이다
of_attack-at_lost = 로스트
of_attack-up_to_lost = 0부터 로스트까지
of_player-past = { $of }과거의 운명
of_player-present = { $of }현재의 운명
of_player-future = { $of }미래의 운명
of_player-unseen = { $of }아직 보지 않은 운명

## Lines of play

line-resonate = 공명하기
line-disturb = 운명 흐트러뜨리기

term-fates = 운명
term-main_hand = 비장패가 아닌 손패
term-resonating = 공명 중
term-shift_left = 왼쪽으로 밀림

## What is lacking

by-A24-3-paragraph-1 = 그곳에 운명이 없어 아무 일도 일어나지 않음
