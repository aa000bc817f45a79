### Thallya, in Korean.

term-artificial_crystal = 조화결정
term-machine = 머신
term-burnt = 연소됨
term-form = 추가기본동작
term-transform = TransForm
term-transforms = TransForm한 횟수
term-transformed = 이 턴에 TransForm함
term-spent = 이 턴에 수행함
term-plus = +1
term-minus = -1
term-ride = 기동
keyword-combust = 연소
kind-ride = 기동전진인지 기동후퇴인지
reason-no_form = 그 추가기본동작을 가진 TransForm 카드가 유효하지 않음
    .facts = { $form }
reason-form_spent = 한 턴에 한 번만 수행할 수 있음
    .facts = { $form }
at-transform = 변형시
at-added_basic = 추가기본동작
happening-ride = 기동을 수행했을
do-ride = 기동을 수행한다
do-transform = TransForm한다
do-combust =
    조화결정 { $n }개를 연소시{ $may ->
        [absent] 킨다
       *[given] 켜도 된다
    }
do-restore =
    연소된 조화결정 { $n } 회복{ $as ->
        [absent] { "" }
       *[given] : { $as }
    }
do-spend = 이 기본동작은 이 턴에 수행되었다
standing-reverse_combust = { $who }{ PARTICLE($who, "이/가") } 연소시키는 조화결정은 연소됨에서 머신으로 이동한다
standing-enable = 이 카드 아래에 봉인된 카드의 상시 효과와 추가기본동작을 유효화한다
of_player-machine-artificial_crystal = { $of }머신의 조화결정
of_player-burnt-artificial_crystal = { $of }연소된 조화결정
of_player-transforms = { $of }TransForm 횟수
of_player-transformed = { $it }{ PARTICLE($it, "이/가") } 이 턴에 TransForm함
of_card-spent = { $of }기본동작을 이 턴에 수행함

## Lines of play

line-ride = 기동{ $word }
line-form = 형태 { $card }

## What is lacking

by-A9-4-paragraph-1 = 머신이 없어 아무 일도 일어나지 않음
by-A9-3-paragraph-2 = 추가패에 TransForm 카드가 없어 아무 일도 일어나지 않음
