### Oboro, in Korean.

keyword-set = 설치
term-defeats = 대신 해결된 패배
of_player-first_defeat = { $it }의 첫 패배이다
do-spent = 이것이 패배 대신 해결되었음을 기록한다
