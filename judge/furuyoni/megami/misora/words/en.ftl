### Misora, in English.

term-aim = aim
of_player-aim = { $of }aim
kind-aim = whether to take aim
keyword-tracking = tracking
of_attack-aim_is_right = the aim of { $it } is right
of_attack-reaches_aim = your aim is in the range of { $it }
do-shift_aim = move your aim by { $by }

## Lines of play

line-aim = aim
line-aim_keep = aim keep
line-aim_at = aim { $word }

## What is lacking

by-A23-1-1 = there is no aim to shift: nothing happens
