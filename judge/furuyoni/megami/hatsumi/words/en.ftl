### Hatsumi, in English.

term-headwind = headwind
term-attacked = attacked this turn
term-tailwind_next = tailwind next turn
term-dive = dive
kind-dive = which way the dive goes
of_player-headwind = { $of }headwind
of_player-attacked = { $of }having been attacked this turn
of_player-tailwind_next = { $of }tailwind next turn
of_player-dive = { $of }dive
do-dive = dive, forward or backward

## Lines of play

line-dive = dive { $word }
