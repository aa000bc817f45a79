### 카나에, 한국어.

term-plan = 구상
term-achieved = 달성완료
term-act = 막의 색
term-act_value = 막 수치
term-act_place = 이야기 보드 위의 위치
term-story = 이야기 보드
term-plan_advanced = 구상을 마지막으로 전진시킨 턴
term-white = 백색
term-red = 적색
term-purple = 자색
term-green = 녹색
term-yellow = 황색
term-final = 종막
term-up = 앞면
term-down = 뒷면
term-square = 칸
term-fresh = 이 턴에 준비됨
term-met = 이 턴에 조건 만족
term-before = 준비하기 전에 센 것
term-named = 선언한 이름
term-next_act = 다음 막으로
term-advance_plan = 구상을 전진시키기
action-advance_plan = 구상을 전진시키기
kind-plan = 준비할 구상 카드
kind-plan_face = 놓을 면
kind-act = 나아갈 막
reason-no_preparing = 여기서는 구상 카드를 준비할 수 없음
reason-plan_prepared = 이미 준비된 구상 카드 자신은 고를 수 없음
reason-plan_elsewhere = 고를 수 있는 영역에 그 구상 카드가 없음
at-condition = 달성조건
happening-next_act = 다음 막으로 향했을
standing-achieve = { $if }
do-prepare_plan =
    { $from }에서 구상 카드를 1장 준비{ $may ->
        [absent] 한다
       *[given] 해도 된다
    }{ $as ->
        [absent] { "" }
       *[given] { " " }(원래 영역: { $as })
    }
do-act_effect = 현재 막의 효과를 얻는다
of_player-act = { $of }현재 막의 색
of_player-act_value = { $of }현재 막 수치
of_player-act_place = { $of }이야기 보드 위의 위치
of_player-story = { $of }이야기 보드
of_player-plan_advanced = { $of }구상을 마지막으로 전진시킨 턴
of_player-plan_idle = { $it }{ PARTICLE($it, "이/가") } 직전 턴에 구상을 전진시키지 않음
of_player-plan = { $of }준비된 구상 카드
of_player-achieved = { $of }달성완료된 구상 카드
of_card-face = 구상 카드의 면
of_card-square = 벚꽃결정이 있는 칸
of_card-fresh = 이 턴에 준비됨
of_card-met = 이 턴에 조건이 만족됨
of_card-before = 준비하기 전에 센 것
of_card-named = { $it }{ PARTICLE($it, "으로/로") } 선언한 이름
turn-throughout_cards = { $it }{ PARTICLE($it, "이/가") } 이 턴에 사용한 《전력》 카드 수
turn-arrows = 이 턴에 해결한 화살표 효과의 수
turn-moves_of_3 = 이 턴에 부여패 이외로 벚꽃결정이 한 번에 3개 이상 이동한 횟수
turn-moves_of_5 = 이 턴에 벚꽃결정이 한 번에 5개 이상 이동한 횟수
turn-life_changes = 이 턴에 { $it }의 라이프가 변화한 횟수
turn-life_changes_of_2 = 이 턴에 { $it }의 라이프가 한 번에 2 이상 변화한 횟수

## Lines of play

line-plan = 구상 { $card }
line-face = 면 { $word }
line-act_final = 종막으로 나아가기
line-act = 막 { $word } { $n }

## What is lacking

by-A18-7-1 = 그곳에 구상 카드가 없어 아무것도 준비되지 않음
by-A18-4-1-paragraph-1 = 구상 영역이 없어 아무것도 준비되지 않음
by-A18-5-bullet-2 = 구상 카드에 벚꽃결정이 없어 전진하지 않음
by-A18-3-1-paragraph-2 = 현재의 막에 해결할 효과가 없어 아무 일도 일어나지 않음
