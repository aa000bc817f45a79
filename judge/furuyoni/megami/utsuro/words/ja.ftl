### Utsuro, in Japanese.

do-revive_the_shadow = 終焉の影が蘇る
