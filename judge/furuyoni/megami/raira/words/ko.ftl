### 라이라, 한국어.

term-wind = 풍신 게이지
term-thunder = 뇌신 게이지
term-electrified = 대전 상태
action-electrify = 카드를 대전 상태로 만들기
term-electrify = 카드를 대전 상태로 만들기
fact-main_action = 메인 페이즈의 행동
of_player-wind = { $of }풍신 게이지
of_player-thunder = { $of }뇌신 게이지
kind-discharge = 대전 상태를 해제할지
kind-storm = 폭풍의 힘
reason-not_electrified = 그 카드는 자신의 영역에서 대전 상태가 아님
reason-discharge_throughout = 전력행동에서는 대전 상태 해제를 고를 수 없음
do-storm =
    { $different ->
        [absent] { "" }
       *[given] 매번 다른 힘으로,{ " " }
    }{ $may ->
        [absent] 폭풍의 힘을 { $n ->
            [absent] 1
           *[given] { $n }
        }회 사용한다
       *[given] 폭풍의 힘을 { $n ->
            [absent] 1
           *[given] { $n }
        }회까지 사용해도 된다
    }

## Lines of play

line-discharge = { $card }의 대전을 해제({ $word })
    .also = { $card } 방전({ $word })
line-storm = 폭풍의 힘 { $word } { $n }

## What is lacking

by-A10-5-3 = 게이지가 내려가지 않아 폭풍의 힘은 사용되지 않음
