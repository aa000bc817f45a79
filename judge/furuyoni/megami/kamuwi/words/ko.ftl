### 카무이, 한국어.

term-taboo = 금기 게이지
of_player-taboo = { $of }금기 게이지
kind-vow = 어느 서약칸을 고를지

## Lines of play

line-vow_none = 서약하지 않기
line-vow_it = 서약하기
line-vow = 서약 { $word }
