### Renri, in Korean.

term-perjury = 위증중
term-relics = 유물
term-claimed = 이 턴에 선언한 카드 이름
term-refutation_failed = 이 턴의 반증 실패
term-lie = 위증
term-hidden = 뒷면
term-refuted = 반증됨
term-fake = 가짜
term-recurs = 회귀함
keyword-perjury_set = 위증설치
keyword-recurrence = 회귀
kind-perjure = 위증할지
kind-refute = 반증할지
kind-recur = 회귀할지
kind-genuine = 선언한 그 카드인지
happening-believed = 위증이 반증되지 않았을
happening-refutation_failed = 반증이 실패했을
happening-recurred = 회귀했을
reason-no_perjury = 렌리를 깃들이지 않았음
reason-not_listed = 깃들인 여신의 카드 목록에 그 이름으로 위증을 가진 카드가 없음
reason-claimed_already = 그 카드 이름은 이 턴에 이미 선언했음
reason-not_normal = 통상패가 아님
do-turn_up = { $card } 공개
standing-fatigues = 이 카드에 대한 반증에 실패한 쪽은 초조를 { $n }번 받는다
of_player-claimed = { $it }{ PARTICLE($it, "이/가") } 이 턴에 선언한 카드 이름
of_player-refutation_failed = { $it }{ PARTICLE($it, "이/가") } 이 턴에 반증에 실패함
of_player-perjury = { $of }위증중 카드
of_player-relics = { $of }유물
of_card-lie = { $it }{ PARTICLE($it, "이/가") } 위증을 가짐
of_card-hidden = { $it }{ PARTICLE($it, "이/가") } 뒷면임
of_card-refuted = { $it }{ PARTICLE($it, "이/가") } 반증됨
of_card-fake = { $it }{ PARTICLE($it, "이/가") } 가짜였음
of_card-recurs = { $it }{ PARTICLE($it, "이/가") } 회귀함
of_attack-card_ordinal = { $of }카드가 이 턴에 사용된 순서

## Lines of play

line-perjure = { $card }{ PARTICLE($card, "을/를") } { $card2 }{ PARTICLE($card2, "이라고/라고") } 속여 사용
    .also = { $card }{ PARTICLE($card, "을/를") } { $card2 }{ PARTICLE($card2, "으로/로") } 위증
line-refute = 반증하기
    .also = 반증
line-recur = 회귀하기
