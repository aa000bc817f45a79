### 메구미, 한국어.

term-soil = 토양
term-seed = 씨앗결정
term-sprouted = 발아
term-unsprouted = 미발아
term-growth = 생육
term-ripened = 이 턴에 씨앗결정 5개가 모였음
term-fell_ripe = 씨앗결정 5개가 모인 뒤 이 턴에 부여패에서 떠남
kind-seed = 봉납 중 씨앗결정으로 놓을 수
kind-growth = 생육으로 놓을 씨앗결정 수
reason-no_seeds_now = 지금은 그렇게 씨앗결정을 놓는 때가 아님
reason-too_many_seeds = 그만큼의 씨앗결정은 놓을 수 없음
    .facts = 최대 { $most }, 지정 { $named }
do-sprout =
    자신의 토양의 씨앗결정 { $n ->
        [absent] 1
       *[given] { $n }
    }개가 발아한다
do-grow_next =
    { $until ->
        [absent] 이 턴,{ " " }
       *[given] { $until },{ " " }
    }다음에 쓰는 카드{ $filter ->
        [absent] { "" }
       *[given] ({ $filter })
    }에 생육 { $n }{ PARTICLE($n, "이/가") } 더해진다
of_player-soil-seed-sprouted = { $of }토양의 발아한 씨앗결정
of_player-soil-seed-unsprouted = { $of }토양의 미발아 씨앗결정
of_player-all_sprouted = { $of }토양의 씨앗결정이 모두 발아 상태
of_card-seed = { $it } 위의 씨앗결정
of_card-growth = { $of }생육
of_card-ripened = 이 턴에 { $it } 위에 씨앗결정 5개가 모였음
of_card-fell_ripe = { $it }{ PARTICLE($it, "이/가") } 씨앗결정 5개가 모인 뒤 이 턴에 부여패에서 떠남
fact-late_fruit = 부여패에서 떠났어도 열매를 맺음(해석: G112)
lasts-next_use =
    { $players }{ PARTICLE($players, "이/가") } 다음에 사용하는 카드{ $where ->
        [absent] { "" }
       *[given] { " " }({ $where })
    }: 생육 { $n } ({ $source })

## Lines of play

line-seed = 씨앗결정 { $n }개
line-grow = 생육 { $n }
