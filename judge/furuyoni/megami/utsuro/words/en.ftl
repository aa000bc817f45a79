### Utsuro, in English.

do-revive_the_shadow = the shadow of the end revives
