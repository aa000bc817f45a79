### Words of graphs, in Korean.

graph-chose = { $player }의 선택
graph-silence = 정함 없음 { $gap }: 해석 { $reading }
graph-question = 질문:
graph-answer = 답:
graph-ruling = 재정
graph-edge = { $type }{ $cause ->
        [absent] { "" }
       *[given] { " " }({ $cause })
    } { $clauses }
graph-box = 끼어듦: { $cause }

## Kinds of edges

graph-nested = 끼어듦
graph-part_of = 일부
graph-waits = 대기
graph-booked = 예약
graph-triggers = 유발
graph-modifies = 수정
graph-replaces = 치환
graph-cancels = 무효
graph-unwinds = 중단
graph-chosen_by = 선택
graph-decided_by_reading = 해석에 의함
graph-supports = 근거

## Why something came in between

graph-state = 상태에 의한 유발
graph-response = 대응
graph-use-by-an-effect = 효과에 의한 사용
graph-attack-by-an-effect = 효과에 의한 공격
