### Akina, in Korean.

term-flow = 플로우
term-market = 시세
keyword-investment = 투자권
of_player-market = { $of }시세
of_player-flow = { $of }플로우
of_player-capital = { $of }자본
word-flow = 플로우
kind-collect = 회수를 할지
reason-empty_flow = 플로우에 벚꽃결정이 없음
reason-no_market = 아키나를 깃들이지 않았음
do-collect = 회수한다
standing-instead_of_collecting = 자신의 메인 페이즈 시작에 회수하지 않고 다음을 해도 된다:{ $do }

## Lines of play

line-collect = 회수하기
    .also = 회수

## What is lacking

by-A21-5-1 = 회수에 쓸 플로우의 벚꽃결정이 없어 아무 일도 일어나지 않음
