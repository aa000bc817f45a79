### Reports on rulings, in Korean.

## Words

nobody = 아무도
rules = 규칙
chance = 무작위
of = { $player }의 { $zone }
a_card = 카드 1장
attack = 공격 { $n }({ $name })
attack_of = { $name }에 의한
attack_weighed = { $name }{ PARTICLE($name, "으로/로") } 하게 될 공격
used_as = { $name }: { $other }{ PARTICLE($other, "으로/로") }서
its = { $thing }의 { $what }
measured = { $what } ({ $measure })
counted = { $said } ({ $moved })
out = 게임 바깥
effect = { $name }의 효과
none = 없음
and = ,{ " " }
apart = { "; " }
was = { $now }(이전 { $before })

## The rest

reckon = { $what }: { $base }{ $stages }
stage = { " " }→ ({ $clause }) { $how } → { $after }
limit = 상한·하한
by = { $sources }
obstacle = 불가: { $what }{ $source }
obstacle_source = , { $source }에 의함
passed_over = { $source }: 조건을 더 이상 충족하지 않아 해결하지 않음
consult = 참조
replace = { $source }{ PARTICLE($source, "으로/로") } { $before } 대신 { $after }
cut = 중단: 해결 중 { $n }, 대기 중 { $held }
gap = 규칙에 정해지지 않음({ $gap }): { $question } 채택: { $reading }.
says_otherwise = { $dated } 공식 FAQ는 { $clause }{ PARTICLE($clause, "과/와") } 다르게 답한다({ $item }). 재정은 조문을 따른다.
gap_answered = 규칙에 정해지지 않음({ $gap }): { $question } { $dated } 공식 FAQ의 답{ $near }: { $reading } ({ $items }).
gap_answered_undated = 규칙에 정해지지 않음({ $gap }): { $question } 공식 FAQ의 답{ $near }: { $reading } ({ $items }).
gap_nearest = (가장 가까운 경우)
over = 게임 종료: { $result }
over_again = 게임 종료: { $result } (이벤트 { $n }부터 반복)
begin = { $proc } 시작
end = { $proc } 끝
reads = 참조: { $facts }

## Results

result_win = { $player } 승리
result_draw = 무승부
result_undecided = 승패 미정
result_loop = 끝나지 않음

## Answers

yes = 예: { $what }
no = 아니요: { $what }
answered = { $said } [{ $clauses }]. { $whole }
answered_bare = { $said }. { $whole }
as_expected = 예상대로: { $facts }.
all_as_expected = 모두 예상대로.
not_as_expected = 예상과 다름: { $facts }.
wanted_found = 예상 { $wanted }, 실제 { $found }
at_moment = `{ $line }` 뒤: { $what }
at_first = 첫 줄 앞: { $what }
answer = { $facts }.
nothing_changed = 판이 바뀌지 않음
hit = { $attack } 명중
failed = { $attack } 실패
improper_end = { $attack } 부정
removed_end = { $attack } 제거
cancelled_end = { $attack } 무효화
open_end = { $attack } 해결 중
no_duel = 결투는 시작되지 않음: { $clause } 불충족
to_choose = { $player }의 선택 차례: { $kind }
refused = `{ $line }` 불가: { $why }.
comes_to_nothing = `{ $line }` 시도 불가: { $why }.
unplayed = { $part }: 아직 처리되지 않으며, 답은 이를 고려하지 않음.
unplayed_clauses = { $part } 중 다음은 아직 처리되지 않으며, 답은 이를 고려하지 않음: { $clauses }.
undecided = 규칙이 이것을 정하지 않음. { $readings }
reading = ({ $letter }) { $words }: { $facts }.
met = { $n }개 모두 충족

## Headings

question = 질문
answer_head = 답
board = 판
trace = 경과
expectations = 예상
open = 다음 선택
gaps = 규칙에 정해지지 않은 점
assumed_unwritten = { $zone }의 { $cards }: 효과가 아직 기술되지 않아, 거기서는 아무 일도 하지 않는 것으로 함
assumed_silent = { $zone }의 알 수 없는 카드로는 대응하지 않는 것으로 함
assumed_unnamed = { $zone }의 { $card }: 아무 이름도 선언하지 않은 것으로 함("{ $what }" 항목이 없음)
assumed_not_under = { $zone }의 { $card }: 어떤 카드 아래에도 없는 것으로 함(적혀 있지 않음)
assumed = 가정
failed_refused = { $place }: 불가: { $line }{ $why ->
    [none] { "" }
   *[other] { ": " }{ $why }
}
failed_wanted = { $place }: 예상은 { $wanted }, 결과는 { $found }
failed_otherwise = 다른 결과
wanted = 예상
found = 실제
refusal = 불가한 수
attempted = 시도했으나 고를 수 없는 수
options = 선택지
originals = 공식 원문
no_options = 다른 선택이 없음
open_choice = { $player }의 선택 차례: { $kind }
several = {""}, { $least }에서 { $most }까지 한 줄로: [X, Y] 선택
several_ordered = {""}, 위에서부터 모두 한 줄로: { $line }(또는 ‘난수 씨앗’을 적는다)
unknown_why = 이유는 알 수 없는 카드와 관련된다
withheld = 선택지는 { $player }의 카드를 볼 수 없는 사람에게는 알려지지 않는다
clause = 조항
who = 누가
what = 내용
common_before = { $turn }, 활성 플레이어는 아직 없다; { $distance }, { $mastery_zone }, { $shadow }
common = { $turn }, { $active }의 턴, { $phase }; { $distance }, { $mastery_zone }, { $shadow }
empty = 없음
is = { $what } { $value }
becomes = { $what } { $before } → { $after }
chose = { $player }의 선택: { $picked }
choosing = 을 선택|를 선택|을 고름|를 고름|{ " " }선택
chose_whether = { $player }의 선택({ $kind }): { $picked }
chose_none = { $player }: 아무것도 고르지 않음 ({ $n } 중)
chose_among = { $player }의 선택: { $picked } ({ $n }가지 중)
had_to = { $player }에게 가능한 것: { $picked }
ends_phase = { $player }: 페이즈 종료

## Values

term-true = 있음
term-false = 없음
term-none = 없음
term-none_phase = 페이즈 밖
