### What cards do, told from their effects, in Korean.

## How things are joined

comma = ,{ " " }
or = { " " }또는{ " " }
then = , 이어서{ " " }
zone = { $of }{ $zone }
zone-cards = { $of }{ $zone }
zone-on = { $card } 위
result = 〈{ $name }〉
result-count = 〈{ $name }〉의 수
ability =
    【{ $at }{ $called ->
        [absent] { "" }
       *[given] : { $called }
    }{ $frame ->
        [absent] { "" }
       *[given] ·기교〈{ $frame }〉
    }{ $vow ->
        [absent] { "" }
       *[given] ·서약(+{ $vow })
    }{ $gate ->
        [absent] { "" }
       *[given] , { $gate }
    }{ $when ->
        [absent] { "" }
       *[given] ; { $when }
    }{ $cond ->
        [absent] { "" }
       *[given] ; 조건: { $cond }
    }】{ $body }
gate-yes = 전력으로 사용했을 때
gate-no = 전력이 아니게 사용했을 때

## Classes of effects

at-static = 상시
at-on_use = 사용시
at-after_attack = 공격후
at-initialize = 전개시
at-ongoing = 전개중
at-disenchant = 파기시
at-used = 사용됨
at-declare = 선언시
at-resurge = 재기
at-resurge_now = 즉재기

## What calls for an effect

when-becomes =
    { $becomes }{ PARTICLE($becomes, "이/가") } { $multiple_of ->
        [absent] { "" }
       *[given] { " " }(0이 아닌 { $multiple_of }의 배수로)
    }{ $at_least ->
        [absent] { $at_most ->
            [absent] 변화했을
           *[given] { $at_most } 이하가 되었을
        }
       *[given] { $at_least } 이상{ $at_most ->
            [absent] 이 되었을
           *[given] { " " }{ $at_most } 이하가 되었을
        }
    } 때{ $way ->
        [absent] { "" }
       *[given] { " " }({ $way })
    }
when-damaged =
    { $damaged }{ PARTICLE($damaged, "이/가") } { $zone ->
        [absent] { "" }
       *[given] { $zone }에{ " " }
    }{ $at_least ->
        [absent] { "" }
       *[given] { $at_least } 이상의{ " " }
    }데미지를 받았을 때{ $source ->
        [absent] { "" }
       *[given] { " " }({ $source })
    }{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }
when-touched =
    공격이나 기본동작으로 { $touched }의 벚꽃결정이 움직였을 때{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }
when-phase =
    { $whose_of ->
        [absent] 자신의{ " " }
       *[given] { $whose_of }
    }{ $phase }
when-happens =
    { $who ->
        [absent] { "" }
       *[given] { $who }:{ " " }
    }{ $happens } 때{ $out_of ->
        [absent] { "" }
       *[given] ({ $out_of }에서)
    }{ $changes ->
        [absent] { "" }
       *[given] { " " }(그로써 { $changes }{ PARTICLE($changes, "이/가") } 변했다면)
    }{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }
happening-use_ended = 카드의 사용이 끝났을
happening-attack_ended = 《공격》이 끝났을
happening-basic = 기본동작을 했을
happening-basic_ended = 기본동작이 끝났을
happening-reshuffle = 패산을 재구성하기 직전이 되었을
happening-reshuffled = 패산을 재구성했을
happening-disenchanted = 부여패가 파기되었을
happening-announce = 사용할 카드를 보였을
happening-enter_use = 카드를 사용했을
happening-put = 카드가 움직였을
happening-move = 벚꽃결정이 움직였을
happening-charge = 부여패에 봉납했을
happening-damage = 데미지가 주어졌을
happening-vigor = 집중력이 바뀌었을
happening-flinch = 위축되었을
happening-reveal = 카드를 공개했을
happening-shuffle = 패산을 섞었을
happening-generate = 《공격》이 생성되었을
happening-make_attack = 《공격》을 했을
happening-remove_attack = 《공격》이 제거되었을

## Operations

do-move =
    { $by ->
        [absent] { "" }
       *[given] { $by }{ PARTICLE($by, "이/가") } 골라{ " " }
    }{ $from } { $two_way ->
        [absent] →
       *[given] ⇔
    } { $to }: { $n }{ $arrow ->
        [no] { " " }(화살표 아님)
       *[given] { "" }
    }{ $fewer ->
        [absent] { "" }
       *[given] { " " }(더 적어도 된다)
    }{ $as ->
        [absent] { "" }
       *[given] : { $as }
    }
do-pay_vigor =
    집중력 { $n }{ PARTICLE($n, "을/를") } { $may ->
        [absent] 지불
       *[given] 지불해도 된다
    }(전부가 아니면 아무것도 하지 않는다)
do-pay = { $from } → { $to }: { $n } 지불(전부가 아니면 아무것도 하지 않는다)
do-attack =
    《공격》을 한다: 적정거리 { $range }, { $damage }{ $keywords ->
        [absent] { "" }
       *[given] , { $keywords }
    }{ $live ->
        [absent] { "" }
       *[given] { " " }(값은 볼 때마다 구한다)
    }{ $abilities ->
        [absent] { "" }
       *[given] , 다음을 가진다{ $abilities }
    }
do-change =
    { $until ->
        [absent] { "" }
       *[given] { $until },{ " " }
    }{ $target }{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }: { $changes }{ $raised ->
        [absent] { "" }
       *[given] { " " }(상승)
    }{ $where ->
        [absent] { "" }
       *[given] { " " }({ $where }인 동안)
    }{ $either ->
        [absent] { "" }
       *[given] { " " }(상승 또는 하강을 고른다)
    }{ $sampled ->
        [absent] { "" }
       *[given] { " " }(공격을 하는 때의 상태로 정한다)
    }
do-basic =
    { $who ->
        [absent] { "" }
       *[given] { $who }:{ " " }
    }기본동작을 { $different ->
        [absent] { "" }
       *[given] 서로 다르게{ " " }
    }{ $may ->
        [absent] { "" }
       *[given] 최대{ " " }
    }{ $n ->
        [absent] 1
       *[given] { $n }
    }번{ $named ->
        [absent] { "" }
       *[given] { " " }({ $named })
    }{ $without ->
        [absent] { "" }
       *[given] ({ $without } 제외)
    }{ $like ->
        [absent] { "" }
       *[given] { " " }({ $like }{ PARTICLE($like, "과/와") } 같은 것)
    }{ $as ->
        [absent] { "" }
       *[given] , { $as }(이)라 한다
    }
do-damage =
    { $zone ->
        [absent]
            { $both ->
                [absent]
                    { $to }에게 { $damage ->
                        [absent] { "" }
                       *[given] { $damage }{ " " }
                    }데미지
               *[given]
                    { $to_of }오라와 라이프 양쪽에 { $n ->
                        [absent] 1
                       *[given] { $n }
                    } 데미지
            }
       *[given]
            { $to_of }{ $zone }에 { $n ->
                [absent] 1
               *[given] { $n }
            } 데미지
    }
do-vigor =
    { $who_of ->
        [absent] 자신의{ " " }
       *[given] { $who_of }
    }집중력: { $becomes ->
        [absent]
            { $by ->
                [absent] 1
               *[given] { $by }
            }만큼 증감
       *[given] { $becomes }{ PARTICLE($becomes, "이/가") } 된다
    }
do-flinch = 위축: { $who }
do-gauge =
    { $who_of ->
        [absent] 자신의{ " " }
       *[given] { $who_of }
    }{ $of }: { $becomes ->
        [absent]
            { $by ->
                [absent] 1
               *[given] { $by }
            }만큼 증감
       *[given] { $becomes }{ PARTICLE($becomes, "이/가") } 된다
    }
do-draw =
    { $who ->
        [absent] { "" }
       *[given] { $who }:{ " " }
    }카드를 { $n ->
        [absent] 1
       *[given] { $n }
    }장 뽑는다
do-cost =
    { $until ->
        [absent] { "" }
       *[given] { $until },{ " " }
    }{ $who ->
        [absent] 자신
       *[given] { $who }
    }: { $next ->
        [absent] { "" }
       *[given] 다음{ " " }
    }{ $of ->
        [absent] { "" }
       *[given] 대응한 《공격》의 여신의{ " " }
    }카드{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    } 사용에 더 지불한다, { $from }{ $which ->
        [absent] { "" }
       *[given] { " " }({ $which })
    }{ $of ->
        [absent] { "" }
       *[given] { " " }(그 여신의 카드)
    } → { $to }: { $n }
do-cancel =
    { $target ->
        [answered] 대응한 《공격》
       *[given] 이 《공격》
    }{ $what ->
        [damage] 의 데미지를
        [after] 의 【공격후】를
       *[given] 을
    } 무효로 한다
do-pick =
    { $by ->
        [absent] { "" }
       *[given] { $by }:{ " " }
    }{ $from }에서 { $filter ->
        [absent] { "" }
       *[given] ({ $filter }){ " " }
    }{ $random ->
        [absent] { "" }
       *[given] 무작위로{ " " }
    }{ $up_to ->
        [absent] { "" }
       *[given] 최대{ " " }
    }{ $n ->
        [absent] 1
       *[given] { $n }
    }장 고른다{ $ordered ->
        [absent] { "" }
       *[given] { " " }(순서도 정한다)
    }: { $as }
do-put =
    { $card }{ PARTICLE($card, "을/를") } { $open ->
        [absent] { "" }
       *[given] 공개하여{ " " }
    }{ $to }{ $at ->
        [absent] { "" }
       *[given] 의 { $at }
    }에 놓는다{ $state ->
        [absent] { "" }
       *[given] { " " }({ $state })
    }{ $under ->
        [absent] { "" }
       *[given] { " " }(이 카드 아래)
    }{ $wherever ->
        [absent] { "" }
       *[given] { " " }(어디에 있든)
    }
do-use =
    { $by ->
        [absent] { "" }
       *[given] { $by }:{ " " }
    }{ $card }{ PARTICLE($card, "을/를") } { $as ->
        [absent] { "" }
       *[given] { $as }{ PARTICLE($as, "으로/로") }{ " " }
    }{ $reaction ->
        [absent] { "" }
       *[given] 대응으로{ " " }
    }{ $answers ->
        [absent] { "" }
       *[given] 《공격》에 대응하고 있는 것으로{ " " }
    }{ $free ->
        [absent] { "" }
       *[given] 비용을 지불하지 않고{ " " }
    }{ $no_cost ->
        [absent] { "" }
       *[given] 소모값을 지불하지 않고{ " " }
    }{ $shift ->
        [absent] { "" }
       *[given] 적정거리나 한쪽 데미지나 봉납을 { $shift }까지 증감하여{ " " }
    }{ $charge ->
        [absent] { "" }
       *[given] 봉납을 { $charge }{ PARTICLE($charge, "으로/로") } 하여{ " " }
    }{ $from_life ->
        [absent] { "" }
       *[given] (그중 { $from_life }개는 라이프에서 봉납)
    }{ $gain ->
        [absent] { "" }
       *[given] 그 《공격》이 { $gain }{ PARTICLE($gain, "을/를") } 얻고{ " " }
    }{ $returns ->
        [absent] { "" }
       *[given] 사용 후 뒷면으로 게임 밖에 되돌리고{ " " }
    }{ $ends_in ->
        [absent] { "" }
       *[given] 버림패 대신 덮음패로 보내며 (부여 카드 제외){ " " }
    }{ $declared ->
        [absent] { "" }
       *[given] 선언한 대로{ " " }
    }사용한다{ $refusable ->
        [absent] { "" }
       *[given] { " " }({ $refusable }{ PARTICLE($refusable, "이/가") } 거부하지 않으면)
    }
do-become =
    { $card }{ PARTICLE($card, "은/는") } { $copy_of ->
        [absent] 원래 카드로 돌아간다
       *[given] { $copy_of }의 복제가 된다
    }
do-copy_attack =
    대응한 《공격》의 복제로 《공격》을 한다{ $answers ->
        [absent] { "" }
       *[given] { " " }(그것에 대한 대응)
    }
do-declare =
    { $from ->
        [absent] { "" }
       *[given] { $from } 중{ " " }
    }수를 하나 선언한다: { $as }
do-proof = 증명으로 { $of }{ PARTICLE($of, "을/를") } 공개한다
do-name_card = 카드 이름을 하나 선언한다: { $as }
do-reveal =
    { $card }{ PARTICLE($card, "을/를") } { $to ->
        [absent] { "" }
       *[given] { $to }에게{ " " }
    }공개한다{ $as ->
        [absent] { "" }
       *[given] , { $as }(이)라 한다
    }
do-choose =
    { $by ->
        [absent] { "" }
       *[given] { $by }:{ " " }
    }다음에서 { $up_to ->
        [absent] { "" }
       *[given] 최대{ " " }
    }{ $n ->
        [absent] 1
       *[given] { $n }
    }개{ $at_least ->
        [absent] { "" }
       *[given] { " " }(적어도 { $at_least }개)
    } 고른다{ $ordered ->
        [absent] { "" }
       *[given] { " " }(순서도 고른다)
    }:{ $modes }
do-orders = 상대는:{ $do }
do-may =
    { $by ->
        [absent] { "" }
       *[given] { $by }:{ " " }
    }해도 된다:{ $do }
do-if =
    만약 { $cond }{ PARTICLE($cond, "이라면/라면") }:{ $then }{ $else ->
        [absent] { "" }
       *[given] { "\u000A" }그렇지 않으면:{ $else }
    }
do-repeat = { $n }번 되풀이:{ $do }
do-together = 동시에:{ $do }
do-sentence = 한 문장으로:{ $do }
do-forbid =
    { $until ->
        [absent] 이 턴,{ " " }
       *[given] { $until },{ " " }
    }{ $who ->
        [absent] 상대는
       *[given] { $who }{ PARTICLE($who, "은/는") }
    } { $what }{ PARTICLE($what, "을/를") } 할 수 없다{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }
do-later =
    나중에, { $at }{ $if ->
        [absent] { "" }
       *[given] , 조건: { $if }
    }:{ $do }
do-exchange =
    { $named ->
        [absent] { "" }
       *[given] { $named }인 경우{ " " }
    }{ $card }{ PARTICLE($card, "을/를") } { $where ->
        [absent] { "" }
       *[given] { $where }의{ " " }
    }{ $with }{ PARTICLE($with, "과/와") } 교환한다{ $as ->
        [absent] { "" }
       *[given] : { $as }
    }
do-remember = 이 사용과 함께 { $names }{ PARTICLE($names, "을/를") } 기억한다
do-void_basic =
    { $until ->
        [absent] 이 턴,{ " " }
       *[given] { $until },{ " " }
    }{ $who ->
        [absent] 상대
       *[given] { $who }
    }의 다음 기본동작은 효과가 해결되지 않는다
do-skip =
    { $who ->
        [absent] 상대
       *[given] { $who }
    }의 다음 { $phase }{ PARTICLE($phase, "을/를") } 건너뛴다
do-end_phase = 페이즈를 끝낸다
do-win =
    { $who ->
        [absent] 자신
       *[given] { $who }
    }의 승리
do-lose =
    { $who ->
        [absent] 자신
       *[given] { $who }
    }의 패배
do-reshuffle =
    { $who ->
        [absent] { "" }
       *[given] { $who }:{ " " }
    }패산을 재구성한다 (데미지 없음)
moment-this_use = 이 카드의 사용이 끝났을 때
moment-this_attack = 이 《공격》이 끝났을 때
moment-answered = 대응한 《공격》이 끝났을 때
moment-event = 계기가 된 것이 끝났을 때
moment-phase =
    { $whose ->
        [absent] 다음{ " " }
       *[given] { $whose }
    }{ $phase }

## Standing effects

standing-change =
    { $target }{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }: { $changes }{ $raised ->
        [absent] { "" }
       *[given] { " " }(상승)
    }{ $either ->
        [absent] { "" }
       *[given] { " " }(상승 또는 하강을 고른다)
    }{ $sampled ->
        [absent] { "" }
       *[given] { " " }(공격을 하는 때의 상태로 정한다)
    }{ $cancels_out ->
        [absent] { "" }
       *[given] { " " }(둘이면 서로 상쇄한다)
    }
standing-redirect =
    { $unless_basic ->
        [absent] { "" }
       *[given] { $unless_basic } 외의 방법으로{ " " }
    }{ $pays_for ->
        [absent] { "" }
       *[given] 이 카드의{ " " }
    }{ $cause ->
        [absent] { "" }
       *[given] { $cause }{ PARTICLE($cause, "으로/로") }{ " " }
    }{ $arrow ->
        [absent] { "" }
       *[given] 화살표로{ " " }
    }{ $attack ->
        [absent] { "" }
       *[given] 이 《공격》으로{ " " }
    }{ $from ->
        [absent] { "" }
       *[given] { $from }에서{ " " }
    }{ $to ->
        [absent] { "" }
       *[given] { $to }{ PARTICLE($to, "으로/로") }{ " " }
    }움직일 벚꽃결정은 대신 { $out_of ->
        [absent] { "" }
       *[given] { $out_of }에서{ " " }
    }{ $into ->
        [stay] 움직이지 않는다
       *[given] { $into }{ PARTICLE($into, "으로/로") } 간다
    }{ $may ->
        [absent] { "" }
       *[given] { " " }(임의)
    }{ $then ->
        [absent] { "" }
       *[given] . 그렇게 했다면:{ $then }
    }
standing-instead =
    { $basic ->
        [absent] { "" }
       *[given] 기본동작 { $basic }
    }{ $of ->
        [absent] { "" }
       *[given] { $of }
    }{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    } 대신에{ $may ->
        [absent] { "" }
       *[given] { " " }(임의)
    }:{ $do }
standing-text =
    카드{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    } 텍스트 속의 화살표: { $arrows }
standing-grant =
    카드{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }는 다음을 얻는다:{ $abilities }
standing-alter =
    카드 ({ $filter }){ PARTICLE($filter, "은/는") }{ $lose_subtype ->
        [absent] { "" }
       *[given] { " " }서브타입 { $lose_subtype }{ PARTICLE($lose_subtype, "을/를") } 잃고
    }{ $lose ->
        [absent] { "" }
       *[given] { " " }{ $lose }{ PARTICLE($lose, "을/를") } 잃{ $gain ->
            [absent] 는다
           *[given] 고
        }
    }{ $gain ->
        [absent] { "" }
       *[given] { " " }{ $gain }{ PARTICLE($gain, "을/를") } 얻는다
    }
standing-copy =
    이 카드는 이름{ $own ->
        [absent] { "" }
       *[given] , 사용자, 자신의 텍스트
    }{ $own ->
        [absent] 을
       *[given] 를
    } 빼고 { $of ->
        [absent] { "" }
       *[given] { $of }에 있는{ " " }
    }{ $under ->
        [absent] { "" }
       *[given] 자신의 { $under } 아래에 봉인된{ " " }
    }카드의 복제이다
standing-counted_copy = 자신의 { $on } 위에 벚꽃결정이 { $least }개 이상이면 이 카드는 { $of }의 복제가 된다
standing-declares = 상대가 안전구축에서 고를 수 있는 카드({ $filter })로서 기본적인 방법의 사용을 선언할 수 있다. 상대는 그 카드를 공개해도 된다({ $shown_from }). 그러면 사용되지 않고 버림패가 된다
standing-fatigue = { $who }{ PARTICLE($who, "이/가") } 초조로 받는 데미지: { $damage }
standing-frames = 자신이 톱니바퀴칸의 효과를 해결할 때 { $from } → { $to }: { $n } 해도 좋다. 그 칸에 적힌 숫자는 모두 { $times }배가 된다
standing-divert =
    이 카드가 { $to }에 놓인다면 대신 { $into }에 { $may ->
        [absent] 놓는다
       *[given] 놓아도 된다
    }
standing-define =
    { $x ->
        [absent] { "" }
       *[given] X는 { $x }
    }{ $y ->
        [absent] { "" }
       *[given] { " " }Y는 { $y }
    }{ $at ->
        [absent] { "" }
       *[given] { " " }({ $at } 때 정한다)
    }
standing-forbid =
    { $who ->
        [absent] 자신은
       *[given] { $who }{ PARTICLE($who, "은/는") }
    } { $what }{ PARTICLE($what, "을/를") } 할 수 없다{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }
standing-waits = 이 카드의 효과는 { $for }의 해결 후에 해결한다
standing-permit =
    { $what }{ PARTICLE($what, "을/를") } 해도 된다{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }
standing-cancel =
    { $target }{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }{ $what ->
        [damage] 의 데미지는
        [after] 의 【공격후】는
       *[given] { PARTICLE($target, "은/는") }
    } 무효가 된다
standing-no_additions =
    { $target }{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }의 데미지는 가산되지 않는다
standing-stays = { $in }의 카드는 패산 재구성으로 움직이지 않는다
standing-treat = { $crystals } 위의 벚꽃결정을 { $for }에 대해 { $as }{ PARTICLE($as, "으로/로") } 본다
standing-hold =
    { $own ->
        [absent] { "" }
       *[given] 이 카드의 효과가 아니면{ " " }
    }{ $upkeep ->
        [absent] { "" }
       *[given] 개시 페이즈의 기정 처리가 아니면{ " " }
    }{ $crystals } 위의 벚꽃결정은 움직이지 않는다
standing-charge_from = 이 카드에는 { $zone }에서도 봉납해도 된다
standing-mute =
    { $attacks ->
        [absent] 카드
       *[given] { $attacks }
    }{ $filter ->
        [absent] { "" }
       *[given] ({ $filter })
    }의 { $of } 효과는 해결되지 않는다
standing-cost =
    { $who ->
        [absent] { "" }
       *[given] { $who }:{ " " }
    }카드{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    } 사용에 더 지불한다, { $from }{ $which ->
        [absent] { "" }
       *[given] { " " }({ $which })
    } → { $to }: { $n }

## Keywords

keyword-no_reactions =
    대응불가{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }
keyword-unavoidable = 불가피
keyword-overwhelm = 초극
keyword-both_damages = 양쪽 데미지
keyword-uncancellable = 무효화되지 않음
keyword-terminal = 종단
keyword-gap = 빈틈
keyword-range_limit = 간격제한 { $filter }
keyword-attacker_picks = 공격하는 쪽이 데미지를 고른다
keyword-no_aura = 오라 데미지는 선택 불가
keyword-fixed_damage = 데미지 불변

## Changes

change-assign = { $what }{ PARTICLE($what, "이/가") } 된다
change-swap = 두 데미지를 맞바꾼다
change-multiply = ×{ $what }
change-divide = ÷{ $what } ({ $rounding })
change-add = { $what }
change-raise = { $what } (다른 가산보다 먼저)
change-replace = 적정거리가 { $what }{ PARTICLE($what, "이/가") } 된다
change-shift = 적정거리를 { $what }만큼 옮긴다
change-include = 적정거리에 { $what }{ PARTICLE($what, "을/를") } 더한다
change-exclude = 적정거리에서 { $what }{ PARTICLE($what, "을/를") } 뺀다
change-expand_near = 적정거리 근거리 { $what } 확대
change-expand_far = 적정거리 원거리 { $what } 확대
change-shrink_near = 적정거리 근거리 { $what } 축소
change-shrink_far = 적정거리 원거리 { $what } 축소
change-gain = 「{ $what }」{ PARTICLE($what, "을/를") } 얻는다
change-lose = 「{ $what }」{ PARTICLE($what, "을/를") } 잃는다
target-answered = 대응한 《공격》
target-this_attack = 이 《공격》
target-next_attack = 자신의 다음 《공격》
target-my_attacks = 자신의 《공격》
target-their_attacks = 상대의 《공격》
target-attacks = 모든 《공격》
target-distance = 현재 간격
target-mastery_zone = 달인의 간격
target-my_aura_cap = 자신의 오라 상한
target-their_aura_cap = 상대의 오라 상한
target-my_arrow_aura_cap = 자신의 카드의 화살표에 대한 오라 상한
target-my_vigor_cap = 자신의 집중력 상한
target-their_vigor_cap = 상대의 집중력 상한
target-my_hand_limit = 자신의 손패 상한
target-their_hand_limit = 상대의 손패 상한
target-this_cost = 이 카드의 소모값
target-my_cost = 자신의 카드의 소모값
target-their_cost = 상대의 카드의 소모값
target-cost = 모든 카드의 소모값
target-this_charge = 이 카드의 봉납
target-my_charge = 자신의 카드의 봉납
target-their_charge = 상대의 카드의 봉납
target-charge = 모든 카드의 봉납

## What can be forbidden or permitted

action-attack = 《공격》
action-use = 카드 사용
action-use_attack = 《공격》 카드 사용
action-use_normal = 통상패 사용
action-use_special = 비장패 사용
action-basic = 기본동작
action-forward = 《전진》
action-backward = 《후퇴》
action-recover = 《휘감기》
action-focus = 《품기》
action-break_away = 《이탈》
action-react = 대응
action-draw = 카드 뽑기
action-lose = 패배
action-win = 승리
action-cover = 카드 덮기
action-use_this = 이 카드의 사용
action-use_as_in_hand = 손패에 있는 것처럼 이 카드를 사용
action-react_this = 이 카드로 대응
action-pay_vigor = 집중력 지불
action-damaged = 데미지를 받는 것
action-cancel = 《공격》 무효화
action-choose = 카드 고르기
action-return = 카드를 패산이나 손패로 되돌리기
action-seal = 카드를 봉인하기

## Players, zones, cards

who-me = 자신
who-opp = 상대
who-both = 두 플레이어
who-owner = 보유자
whose-me = 자신의{ " " }
whose-opp = 상대의{ " " }
whose-both = 두 플레이어의{ " " }
whose-owner = 보유자의{ " " }
zone-distance = 간격
zone-shadow = 더스트
zone-this = 이 카드
zone-out = 게임 바깥 공급처
zone-stay = 제자리
zone-aura = 오라
zone-life = 라이프
zone-flare = 플레어
zone-hand = 손패
zone-deck = 패산
zone-played = 버림패
zone-facedown = 덮음패
zone-enhancements = 부여패
zone-specials = 비장패
zone-extra = 추가패
zone-in_use = 사용중 영역
zone-sealed = 봉인
zone-out_of_game = 게임 바깥
cards-this = 이 카드
cards-under = 이 카드 아래에 봉인된 카드
cards-event = 그 카드
cards-answered = 대응한 《공격》의 카드
cards-all = { $zone } 전부
cards-top = { $zone } 위에서 { $n }장
cards-number = { $zone }의 { $card }

## Operators and calls

op-or = { $left } 또는 { $right }
op-and = { $left } 그리고 { $right }
op-not = 「{ $of }」{ PARTICLE($of, "이/가") } 아님
op-at_most = { $left } { $right } 이하
op-at_least = { $left } { $right } 이상
op-below = { $left } { $right } 미만
op-above = { $left } { $right } 초과
op-equal = { $left }{ PARTICLE($left, "이/가") } { $right }
op-unequal = { $left }{ PARTICLE($left, "이/가") } { $right } 아님
op-plus = { $left } + { $right }
op-less = { $left } - { $right }
op-times = { $left } × { $right }
op-divided_up = { $left } ÷ { $right } (올림)
op-divided_down = { $left } ÷ { $right } (버림)
op-minus = -{ $of }
face-up = 앞면: { $text }
face-down = 뒷면: { $text }
face-closed = 접음: { $text }
face-open = 펼침: { $text }
call-count =
    { $zone }의 카드{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    } 수
call-any =
    { $zone }에 카드{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    } 있음
call-sum =
    { $zone }의 카드{ $filter ->
        [absent] { "" }
       *[given] { " " }({ $filter })
    }의 { $what } 합계
call-min = { $args } 중 최소
call-max = { $args } 중 최대
call-other_specials_used = 보유자의 다른 비장패가 모두 사용됨
call-zones_with = 벚꽃결정이 꼭 { $args }개인 영역의 수
call-has = { $args }{ PARTICLE($args, "을/를") } 가진다
call-originally = { $args }{ PARTICLE($args, "이/가") } 원래 적혀 있음
call-complete =
    〈{ $args }〉{ PARTICLE($args, "이/가") } { $filter ->
        [absent] { "" }
       *[given] 이런 카드만으로 ({ $filter }){ " " }
    }완성됨

## Facts

fact-distance = 현재 간격
fact-distance-crystals = 간격에 있는 벚꽃결정
fact-mastery_zone = 달인의 간격
fact-shadow = 더스트
fact-turn = 턴 수
fact-phase = 페이즈
fact-done = 바로 앞의 효과를 전부 해결한 것
fact-my_turn = 자신의 턴
fact-distance_change = 턴 시작부터 간격의 변화
fact-distance_changed = 이 턴에 간격이 변함
of_player-life = { $of }라이프
of_player-aura = { $of }오라
of_player-flare = { $of }플레어
of_player-vigor = { $of }집중력
of_player-flinch = { $of }위축
of_player-aura_room = { $of }오라의 빈칸
of_player-hand = { $of }손패 수
of_player-deck = { $of }패산 수
of_player-played = { $of }버림패 수
of_player-facedown = { $of }덮음패 수
of_player-enhancements = { $of }부여패 수
of_player-specials = { $of }비장패 수
of_player-extra = { $of }추가패 수
of_player-in_use = { $of }사용중 카드 수
of_player-sealed = { $of }봉인된 카드 수
of_player-out_of_game = { $of }게임 바깥 카드 수
turn-used = { $it }{ PARTICLE($it, "이/가") } 이 턴에 사용한 카드 수
turn-attacks = { $it }{ PARTICLE($it, "이/가") } 이 턴에 한 《공격》 수
turn-attacks_no_special = { $it }{ PARTICLE($it, "이/가") } 이 턴에 한 비장패가 아닌 《공격》 수
turn-light_attacks = { $it }{ PARTICLE($it, "이/가") } 이 턴에 한, 증감 전 오라 데미지 3 이하의 《공격》 수
turn-distance_moves = { $it }{ PARTICLE($it, "이/가") } 이 턴에 간격에서 벚꽃결정을 움직인 횟수
turn-used_cards = { $it }{ PARTICLE($it, "이/가") } 이 턴에 사용한 카드
turn-phase_attacks = { $it }{ PARTICLE($it, "이/가") } 현재 페이즈에 한 《공격》 수
turn-draws = { $it }{ PARTICLE($it, "이/가") } 이 턴에 뽑은 횟수
turn-basics = { $it }{ PARTICLE($it, "이/가") } 이 턴에 한 기본동작 수
turn-reactions = { $it }{ PARTICLE($it, "이/가") } 이 턴에 한 대응 수
last_turn-reactions = { $it }{ PARTICLE($it, "이/가") } 앞 턴에 한 대응 수
turn-aura_touched = 이 턴에 공격이나 기본동작으로 { $of }오라가 움직인 횟수
turn-damaged = { $it }{ PARTICLE($it, "이/가") } 이 턴에 데미지를 받은 횟수
turn-damaged_life = { $it }{ PARTICLE($it, "이/가") } 이 턴에 라이프에 데미지를 받은 횟수
turn-damaged_aura = { $it }{ PARTICLE($it, "이/가") } 이 턴에 오라에 데미지를 받은 횟수
turn-damaged_flare = { $it }{ PARTICLE($it, "이/가") } 이 턴에 플레어에 데미지를 받은 횟수
turn-left_life = 이 턴에 라이프를 떠난 벚꽃결정
turn-left_aura = 이 턴에 오라를 떠난 벚꽃결정
turn-left_flare = 이 턴에 플레어를 떠난 벚꽃결정
turn-left_distance = 이 턴에 간격을 떠난 벚꽃결정
turn-left_shadow = 이 턴에 더스트를 떠난 벚꽃결정
turn-left_card = 이 턴에 카드를 떠난 벚꽃결정
of-this = 이 카드의{ " " }
of-card = 카드의{ " " }
of-event_card = 그 카드의{ " " }
of-names = 〈{ $name }〉의{ " " }
of-attack = 그 《공격》의{ " " }
of-answered = 대응한 《공격》의{ " " }
it-this = 이 카드
it-card = 카드
it-event_card = 그 카드
it-names = 〈{ $name }〉
it-attack = 그 《공격》
it-answered = 대응한 《공격》
of_card-crystals = { $it } 위의 벚꽃결정
of_card-zone = { $of }영역
of_card-state = { $of }상태
of_card-cost = { $of }소모값
of_card-order_this_turn = { $it }{ PARTICLE($it, "이/가") } 이 턴에 사용한 몇 번째 카드인지
of_card-reaction_this_turn = { $it }{ PARTICLE($it, "이/가") } 이 턴의 몇 번째 대응인지 (0: 대응 아님)
of_card-first_of_duel = { $it }{ PARTICLE($it, "이/가") } 사용자가 이 게임에서 처음 사용하는 카드이다
of_card-throughout = { $it }{ PARTICLE($it, "을/를") } 전력으로 사용함
of_card-mode = { $of }사용 방법
of_card-answers = { $it }{ PARTICLE($it, "을/를") } 대응으로 사용함
of_card-answers_this = { $it }{ PARTICLE($it, "이/가") } 이 카드의 《공격》에 대응함
of_card-from = { $it }{ PARTICLE($it, "을/를") } 사용하기 전의 영역
of_card-owner = { $of }보유자
of_card-by = { $it }{ PARTICLE($it, "을/를") } 사용하거나 선택하는 플레이어
of_card-mine = { $it }{ PARTICLE($it, "이/가") } 자신의 것
of_card-x = X
of_card-y = Y
of_card-self = { $it }
of_card-under = { $it }{ PARTICLE($it, "을/를") } 아래에 봉인한 카드
of_card-number = { $it }
of_card-class = { $of }패 종류
of_card-type = { $of }타입
of_card-subtype = { $of }서브타입
of_card-coverable = { $it }{ PARTICLE($it, "을/를") } 덮음패로 만들 수 있다
of_card-by_itself = { $it } 자신의 효과로 사용된다
of_card-megami = { $of }여신
of_card-other_megami = { $it }{ PARTICLE($it, "이/가") } 다른 여신의 것
of_card-kept = { $it }{ PARTICLE($it, "과/와") } 함께 기억한 〈{ $name }〉
of_attack-at_x = { $it }의 거리 X
of_attack-aura = { $of }오라 데미지
of_attack-life = { $of }라이프 데미지
of_attack-class = { $of }패 종류
of_attack-subtype = { $of }서브타입
of_attack-megami = { $of }여신
of_attack-by_card = { $it }{ PARTICLE($it, "이/가") } 카드에 의한 것
of_attack-other_megami = { $it }{ PARTICLE($it, "이/가") } 다른 여신의 것
of_attack-answers = { $it }{ PARTICLE($it, "이/가") } 대응에 의한 것
of_attack-ordinal = { $it }{ PARTICLE($it, "이/가") } 이 턴의 몇 번째인지
of_attack-ordinal_no_special = { $it }{ PARTICLE($it, "이/가") } 이 턴의 비장패가 아닌 《공격》 중 몇 번째인지
of_attack-reacted = { $it }에 대응이 있었다
of_attack-light_ordinal = { $it }{ PARTICLE($it, "이/가") } 오라 데미지 3 이하의 《공격》으로서 이 턴의 몇 번째인지
of_attack-side = { $of }데미지를 받은 쪽
of_attack-dealt_aura = { $it }{ PARTICLE($it, "이/가") } 오라에 준 데미지
of_attack-dealt_life = { $it }{ PARTICLE($it, "이/가") } 라이프에 준 데미지
of_attack-inner_range = 최소와 최대 사이의 적정거리
of_attack-both_faces = 양면의 적정거리
of_attack-mine = { $it }{ PARTICLE($it, "이/가") } 자신의 것
of_attack-from = { $of }카드를 사용하기 전의 영역
of_event-by = 행한 플레이어
of_event-player = 대상 플레이어
of_event-zone = 데미지를 받은 영역
of_event-value = 주어진 데미지
of_event-source = 데미지의 근원
of_event-from = 움직이기 전의 곳
of_event-to = 움직인 곳
of_event-moved = 움직인 벚꽃결정
of_event-asked = 움직여야 했던 벚꽃결정
of_event-cause = 움직인 까닭
of_event-arrow = 화살표에 의한 이동
of_event-attack = 그 《공격》
of_event-basic = 그 기본동작
of_event-kind = 기본동작의 종류
of_event-how = 《공격》이 끝난 모양
of_event-side = 데미지를 받은 쪽
of_event-dealt_aura = 오라에 준 데미지
of_event-dealt_life = 라이프에 준 데미지
of_event-state = 새 상태
of_event-gained = 얻은 집중력
of_event-before = 바뀌기 전의 값
of_event-after = 바뀐 뒤의 값
of_event-charged = 봉납한 벚꽃결정
of_event-what = 일어난 일
of_event-nth_damage = 이 턴의 몇 번째 데미지인지

## Words

word-nearer = 가까워짐
word-farther = 멀어짐
word-attack = 공격
word-action = 행동
word-enhancement = 부여
word-variable = 미정
word-reaction = 대응
word-throughout = 전력
word-normal = 통상패
word-special = 비장패
word-none = 없음
word-used = 사용됨
word-unused = 미사용
word-in_use = 사용중
word-aura = 오라
word-life = 라이프
word-flare = 플레어
word-dash = -
word-keep = ·
word-true = 참
word-false = 거짓
word-start = 개시 페이즈
word-main = 메인 페이즈
word-end = 종료 페이즈
word-main_start = 메인 페이즈 시작 때
word-main_end = 메인 페이즈 끝날 때
word-poison = 독
word-effect = 효과
word-standard = 표준행동
word-response = 대응으로
word-me = 자신
word-opp = 상대
word-all = 전부
word-fatigue = 초조
word-reshuffle = 재구성
word-damage = 데미지
word-cost = 소모값 지불
word-upkeep = 개시 페이즈
word-hit = 명중
word-failed = 실패
word-cancelled = 무효
word-forward = 전진
word-backward = 후퇴
word-recover = 휘감기
word-focus = 품기
word-break_away = 이탈
word-both = 양쪽
word-hand = 손패
word-deck = 패산
word-played = 버림패
word-facedown = 덮음패
word-enhancements = 부여패
word-specials = 비장패 영역
word-extra = 추가패
word-sealed = 봉인
word-out_of_game = 게임 바깥
word-top = 위
word-bottom = 아래
word-after = 【공격후】
word-up = 올림
word-down = 버림
word-this = 이 카드
word-answered = 대응한 《공격》
word-this_attack = 이 《공격》
word-turn_end = 턴 종료까지
word-my_next_start = 자신의 다음 개시 페이즈 종료까지
word-their_next_start = 상대의 다음 개시 페이즈 종료까지
word-endless = 제한 없음
word-phase_end = 페이즈 종료까지
word-draw = 카드를 뽑는 것
word-reshuffle_damage = 재구성의 데미지
word-answer = 이 《공격》에 대응한 카드의 해결
word-resolution = 카드의 해결
word-defeat = 자신의 패배
word-two_way = 양방향이 된다
word-reversed = 거꾸로 된다
word-one_more = 하나 더 움직인다
word-payment = 지불
word-after_attack = 【공격후】
word-disenchant = 【파기시】
word-my_attacks = 자신의 《공격》
word-their_attacks = 상대의 《공격》
word-attacks = 모든 《공격》

## What results are called

label-found = 찾은 것
label-new = 새것
label-given = 준 것
label-chosen = 고른 것
label-shown = 공개한 것
label-card = 그 카드
label-lost = 잃을 것
label-kept = 남긴 것
label-covered = 덮은 것
label-poison = 그 독
label-again = 다시 쓸 것
label-back = 되돌릴 것
label-hidden = 숨긴 것
label-quoted = 인용한 것
label-more = 더할 것
label-borrowed = 빌린 것
label-refuted = 반증한 것
label-named = 선언한 이름
label-stolen = 빼앗은 것
label-invented = 지어낸 것
label-doubled = 두 번 쓸 것
label-drained = 빨릴 것
label-flag = 그 깃발
label-gone = 사라진 것
label-done_first = 먼저 한 것
label-returning = 돌아올 것
label-cards = 그 카드들
label-trapped = 붙잡은 것
label-next = 다음 것
label-revived = 되살릴 것
label-sunk = 가라앉힌 것
label-laid = 놓은 것
label-iron = 소재
label-forged = 벼린 것
label-picked = 집은 것
label-model = 본보기
label-made = 만든 것
label-guess = 예상
label-form = 그 모습
label-restored = 재구성한 것
label-formed = 완성한 것
label-source = 원래 영역
label-special = 그 비장패
label-traded = 바꿀 것
label-tool = 그 도구
label-moved = 움직인 것
label-relic = 그 유물
