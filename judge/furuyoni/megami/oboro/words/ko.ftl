### Oboro, in Korean.

keyword-set = 설치
term-defeats = 대신 해결된 패배
of_player-first_defeat = { $it }의 첫 패배이다
do-spent = 이것이 패배 대신 해결되었음을 기록한다
term-cyberspace = 전자전 존
term-part = 부품
term-main-parts = 메인 부품
term-custom-parts = 커스텀 부품
term-assembled = 조립됨
term-reshuffle_replaced = 재구성의 치환
keyword-digi_set = 디지털 설치
of_card-assembled = { $it }{ PARTICLE($it, "이/가") } 조립되어 있다
of_player-assembled = { $of }조립된 부품의 수
of_player-cyberspace = { $of }전자전 존의 부품
do-assemble = 부품을 { $n }개 조립한다
do-disassemble = 조립된 부품이 { $to }개 이하가 될 때까지 해체한다
word-after_its_use = 사용이 끝난 뒤에도 센다

## What is lacking

by-A3-9-paragraph-1 = 조립할 부품이 없어 아무 일도 일어나지 않음
