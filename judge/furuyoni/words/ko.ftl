### What happens in a run, in Korean.

## Heads

uses = { $player }: { $card } 사용
responds = { $player }: { $card }{ PARTICLE($card, "으로/로") } 대응
uses_by_effect = { $player }: 효과로 { $card } 사용
disenchanted = { $card }에 벚꽃결정이 없음: 파기
triggered = { $source } 발생
called_up = 예약된 { $source } 해결
gap_keyword = { $card }: 빈틈이 있고 사용자가 라이프 데미지를 받음
loose = { $card }에 남은 벚꽃결정을 더스트로
reshuffles = { $player }: 패산 재구성
fatigue = { $player }의 패산이 없음: 초조
suffers_fatigue = { $player }: 초조를 받음
clearing = 해결 중이던 것을 정리

## Changes

announce = { $player }: { $card } 공개
announce_unseen = { $player }: { $card }, 뒷면인 채 { $other }{ PARTICLE($other, "으로/로") }서 사용
generate = { $attack } 생성: 적정거리 { $range }, 데미지 { $damage }
made = { $attack } 실행: 적정거리 { $range }, 데미지 { $damage }
waited = { $attack }: 기다리던 효과가 적용됨
improper = { $attack } 부정: 간격 { $distance }, 적정거리 { $range } 밖
checked-improper = { $attack } 부정: 확인하는 거리 { $at }, 적정거리 { $range } 밖
improper_unpaid = { $attack } 부정: 비용을 지불할 수 없음
not_made = { $attack }: 실행되지 않음
taken_away = { $attack } 제거
fails_range = { $attack } 실패: 간격 { $distance }, 적정거리 { $range } 밖
checked-fails_range = { $attack } 실패: 확인하는 거리 { $at }, 적정거리 { $range } 밖
fails_cancelled = { $attack } 실패: 무효화됨
removed = { $attack } 종료
hits = { $attack } 명중: 간격 { $distance }, 적정거리 { $range } 안
checked-hits = { $attack } 명중: 확인하는 거리 { $at }, 적정거리 { $range } 안
hits_unavoidable = { $attack } 명중: 불가피
cancelled = { $attack } 무효화
damage_cancelled = { $attack }의 데미지 무효화
after_cancelled = { $attack }의 공격후 효과 무효화
bind = { $attack }: { $source }에서 { $what }
lasts =
    이후 { $target }{ $where ->
        [absent] { "" }
       *[given] { " " }({ $where })
    }: { $source }에서 { $what }
changed-next_attack = 다음 《공격》
changed-attacks = 《공격》
changed-aura_cap = 오라 상한
changed-arrow_aura_cap = 화살표 효과에서의 오라 상한
changed-vigor_cap = 집중력 상한
changed-hand_limit = 손패 상한
changed-mastery_zone = 달인의 간격
changed-this_cost = 이 카드의 소모값
changed-this_charge = 이 카드의 봉납
costs_more =
    이후 { $players }의 카드{ $where ->
        [absent] { "" }
       *[given] { " " }({ $where })
    } 사용에 추가 비용 { $n } ({ $source })
costs_more_once =
    { $players }의 다음 카드{ $where ->
        [absent] { "" }
       *[given] { " " }({ $where })
    } 사용에 추가 비용 { $n } ({ $source })
forbids =
    이후 { $players } 불가: { $what }{ $where ->
        [absent] { "" }
       *[given] { " " }({ $where })
    } ({ $source })
forbids_others = 이후 { $players }: 다른 카드 사용과 기본동작 불가 ({ $source })
forbids_itself = 이후 { $players }: { $source } 사용 불가
lasts-void_basic = { $players }의 다음 기본동작은 효과 없이 끝남 ({ $source })
lasts-skip_start = { $players }의 다음 개시 페이즈를 건너뜀 ({ $source })
lasts-skip_main = { $players }의 다음 메인 페이즈를 건너뜀 ({ $source })
lasts-skip_end = { $players }의 다음 종료 페이즈를 건너뜀 ({ $source })
expires = 턴 동안의 효과가 끝남
charge = { $card }에 벚꽃결정 { $asked }개 중 { $charged }개를 놓음
put = { $card }: { $source }에서 { $target }{ PARTICLE($target, "으로/로") }
put_state = { $card }: { $source }에서 { $target }{ PARTICLE($target, "으로/로") }, { $state }
put_open = { $card }: { $state }{ PARTICLE($state, "으로/로") } 바꿈
move = { $source }에서 { $target }{ PARTICLE($target, "으로/로") } { $n }개
move_short = { $source }에서 { $target }{ PARTICLE($target, "으로/로") } { $asked }개 중 { $n }개
move_others = 벚꽃결정으로도 취급되는 것 { $n }개가 { $source }{ PARTICLE($source, "을/를") } 떠난다({ $where })
damage = { $player }: { $zone }에 데미지 { $value }
vigor = { $player }의 집중력 { $before } → { $after }
unflinch = { $player }: 집중력을 얻는 대신 위축이 풀림
flinch = { $player }: 위축
inform = { $player }의 { $info } { $before } → { $after }
inform_none = { $player }에게는 { $info }{ PARTICLE($info, "이/가") } 없어 아무것도 바뀌지 않음
move_tokens = { $what } { $n }/{ $asked }: { $source } → { $target }
tokens_of = { $player }의 { $what }
tokens_turned = { $what }({ $before } → { $after })
void_basic = { $player }: { $kind }{ PARTICLE($kind, "을/를") } 했으나 효과는 해결되지 않는다
mark_card = { $card }의 { $info }: { $value }
reveal = { $cards } 공개
shuffle = { $player }의 패산을 섞음
put_back = { $card }: 되돌림, 사용되지 않았으나 공개됨
put_back_unseen = { $card }: 되돌림, 사용되지 않았고 공개되지도 않음
book = { $source } 예약
unbook = 예약이 사용됨
phase = { $player }의 { $phase } 시작
turn = { $player }의 턴 { $turn } 시작
action = { $player }: { $action } 행동 선택
silenced = 파기되는 동안 { $card }의 전개중 효과를 잃음
unsilenced = { $card }: 다시 벚꽃결정이 있어 남음
loses = 효과로 { $player } 패배
wins = 효과로 { $player } 승리
fact = { $path }: { $value }

## Choices

too_little = { $player }의 오라가 데미지 { $value }에 모자람: 라이프로 받음
no_response = { $player }: 대응하지 않음
no_response_possible = { $player }: 대응할 카드가 없음

## Constraints that decide, by clause

by-1-4-paragraph-2 = 금지되어 있고 금지가 우선: 아무 일도 없음
by-10-23 = { $attack }: 무효화할 수 없음
by-5-9 = 전부 지불할 수 없어 아무것도 지불하지 않음
by-5-8-3-2 = 어느 쪽에도 데미지가 없음
by-10-13 = 페이즈가 이미 끝나는 중
by-10-25-bullet-1 = 두 카드의 소유자가 달라 교환되지 않음
by-10-25-bullet-2 = 지정된 이름의 카드가 아니어서 교환되지 않음
by-10-25-bullet-3 = 교환할 카드가 그곳에 없어 교환되지 않음
by-10-25-bullet-4 = 교환할 카드가 옮겨 갈 수 없는 영역이라 교환되지 않음
by-10-25-bullet-5 = 교환되는 카드가 옮겨 갈 수 없는 영역이라 교환되지 않음

## Claims

claim_used = 사용: { $cards }
claim_used_by = 이 턴에 { $player }의 사용: { $cards }
claim_attack = 공격 { $n }: { $end }
claim_end-hit = 명중
claim_end-failed = 실패
claim_end-improper = 부정
claim_end-cancelled = 무효화
claim_end-removed = 제거됨
claim_end-made = 해결 중
claim_end-open = 해결 중
claim_end-there-was-none = 수행되지 않음
assumed_none = { $what }: 없음

## Facts that gather cards

term-known = 상대가 아는 카드
term-face_up = 앞면 카드
term-face_down = 뒷면 카드
term-sideways = 가로로 놓인 카드
term-unchosen = 선택되지 않은 카드
term-active = 차례
term-phase = 페이즈
term-far = 먼 쪽
term-near = 가까운 쪽
