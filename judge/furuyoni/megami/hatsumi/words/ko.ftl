### 하츠미, 한국어.

term-headwind = 역풍
term-attacked = 이 턴에 공격을 받음
term-tailwind_next = 다음 턴 순풍
term-dive = 잠수
kind-dive = 잠수의 방향
of_player-headwind = { $of }역풍
of_player-attacked = { $of }공격받음(이 턴)
of_player-tailwind_next = { $of }다음 턴의 순풍
of_player-dive = { $of }잠수
do-dive = 잠수를 수행한다 (전진 또는 후퇴)

## Lines of play

line-dive = 잠수 { $word }
    .also = 잠수{ $word }
