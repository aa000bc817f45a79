### 코르누, 한국어.

term-freeze = 동결 토큰
do-freeze =
    { $who }: 동결{ $full ->
        [absent] { "" }
       *[given] (오라의 빈칸이 없어질 때까지)
    }
of_player-frozen = { $it }의 동결 횟수
of_player-aura-freeze = { $of }오라의 동결 토큰
word-costs_as_cut_in = 끼어들 때의 소모값으로 다시 사용
