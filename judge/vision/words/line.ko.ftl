### line, in Korean.

line-play = { $card }{ PARTICLE($card, "을/를") } 플레이
line-use = { $card }{ PARTICLE($card, "을/를") } 기동
line-apply = { $card }{ PARTICLE($card, "을/를") } 적용
line-attack = { $card }{ PARTICLE($card, "으로/로") } 공격
line-block = { $card }{ PARTICLE($card, "으로/로") } 방어
line-node = { $card }{ PARTICLE($card, "을/를") } 노드 세트
line-pass = 우선권 포기
line-concede = 항복
line-choose_none = 아무것도 고르지 않음
line-choose = { $cards }{ PARTICLE($cards, "을/를") } 고름
line-yes = 예
line-no = 아니요
line-graze = 그레이즈함
line-pay = { $paid }{ PARTICLE($paid, "을/를") } 지불
line-number = 수는 { $n }
line-declare = { $word }{ PARTICLE($word, "을/를") } 선언
line-order = { $card }{ PARTICLE($card, "을/를") } 먼저 해결
line-side = 면 { $n } 선택
line-mode = 효과 { $n } 선택
line-first = 선공
line-second = 후공
line-begin = { $player }부터 시작
line-shuffle_seed = 난수 씨앗으로 섞음
line-shuffle = { $cards } 순으로 섞음
