### 유키히, 한국어.

term-umbrella = 우산
word-open = 펼침
word-closed = 접음
kind-turn_umbrella = 우산의 개폐를 할지
of_player-umbrella = { $of }우산
of_player-below_the_line = 줄 아래의 글이 지금 유효함
do-turn_umbrella =
    { $who ->
        [absent] { "" }
       *[given] { $who }의{ " " }
    }우산의 개폐를 수행한다
term-open = 펼침
term-closed = 접음

## What is lacking

by-A4-3-paragraph-2 = 개폐할 우산이 없어 아무 일도 일어나지 않음
