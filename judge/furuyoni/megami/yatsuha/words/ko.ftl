### 야츠하, 한국어.

term-memory = 추억
term-location = 현재 위치의 수치
term-journey_start = 여로의 시작점
term-start_resolved = 시작점의 효과를 해결한 횟수
term-perfected = 완전태로 만든 수
term-has_used = 이 게임에서 카드를 사용함
term-gained_terminal = 종단을 얻음
term-place = 위치
kind-place = 여로의 시작점
kind-show = 추억에서 돌아오는 카드를 공개할지
fact-mirror_number = 거울수
zone-memory = 추억
do-perfect =
    { $card }{ PARTICLE($card, "을/를") } 완전태로 만든다{ $as ->
        [absent] { "" }
       *[given] : { $as }
    }
do-set_out = 원하는 시작점에서 여로를 출발한다
do-visit = 현재 위치의 효과를 해결한다
do-move_on = 벚꽃결정을 시계 방향으로 다음 위치에 옮긴다
do-way_home = 귀로의 효과를 해결한다
do-gain_terminal = 이 카드는 종단을 얻는다
of_player-completed = { $it }{ PARTICLE($it, "이/가") } 완전태로 만든 수
of_player-comes_round = { $of }여로가 시작점으로 돌아와 있다
of_player-travels = { $of }추억에 벚꽃결정이 있다
of_player-memory = { $of }추억의 카드 수
of_player-memory-crystals = { $of }추억의 벚꽃결정
of_player-location = { $of }현재 위치의 수치
of_player-journey_start = { $of }여로의 시작점
of_player-start_resolved = { $of }시작점의 효과를 해결한 횟수
of_player-perfected = { $of }완전태로 만든 수
of_player-has_used = { $it }{ PARTICLE($it, "이/가") } 이 게임에서 카드를 사용했다
of_card-gained_terminal = { $it }{ PARTICLE($it, "이/가") } 종단을 얻었다

## Lines of play

line-start = 시작점 { $n }

## What is lacking

by-A14-4-paragraph-1 = 추억이 없어 아무것도 놓이지 않음
by-A14-4-paragraph-7 = 추억에 벚꽃결정이 없어 현재 위치가 없으므로 아무 일도 일어나지 않음
by-A14-5 = 이미 여행을 떠났으므로 아무 일도 일어나지 않음
