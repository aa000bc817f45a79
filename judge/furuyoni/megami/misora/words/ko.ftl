### 미소라, 한국어.

term-aim = 조준
of_player-aim = { $of }조준
kind-aim = 조준을 맞출지
keyword-tracking = 추미
of_attack-aim_is_right = { $it }의 조준이 맞다
of_attack-reaches_aim = { $it }의 적정거리에 자신의 조준이 포함된다
do-shift_aim = 자신의 조준을 { $by }만큼 옮긴다

## Lines of play

line-aim = 조준하기
line-aim_keep = 조준 유지
line-aim_at = 조준 { $word }

## What is lacking

by-A23-1-1 = 움직일 조준이 없어 아무 일도 일어나지 않음
