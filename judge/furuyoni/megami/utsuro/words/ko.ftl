### Utsuro, in Korean.

do-revive_the_shadow = 종언의 그림자가 되살아난다
