### 시스이, 한국어.

term-laceration = 열상 토큰
keyword-lacerating = 데미지가 열상화
kind-laceration = 열상을 받을 곳
kind-laceration_zone = 열상 토큰을 데미지화할 영역
reason-no_laceration = 영역을 고를 열상이 없음
reason-zone_not_offered = 고를 수 있는 영역이 아님
of_player-aura_lacerations = { $of }오라에 있는 다른 플레이어의 열상 토큰
do-lacerate =
    { $damage ->
        [absent] { $to }에게 열상 { $n ->
            [absent] 1
           *[given] { $n }
        } ({ $zone }{ $by ->
            [absent] { "" }
           *[given] , 고르는 것은 { $by }
        })
       *[given] { $to }에게 열상 { $damage }
    }
do-turn_lacerations = 영역을 몇 곳이든 골라, 거기 있는 자기 열상 토큰을 한 곳씩 임의의 순서로 데미지화한다

## Lines of play

line-lacerate = 열상 { $word }
    .also = { $word }{ PARTICLE($word, "으로/로") } 열상 받기
line-turn = { $zone }의 열상 바꾸기

term-lacerating = 열상화
