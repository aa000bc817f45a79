### ミソラ、日本語。

term-aim = 照準
of_player-aim = { $of }照準
kind-aim = 照準を合わせるかどうか
keyword-tracking = 追尾
of_attack-aim_is_right = { $it }の照準が合っている
of_attack-reaches_aim = { $it }の適正距離に自分の照準が含まれる
do-shift_aim = 自分の照準を{ $by }動かす

## Lines of play

line-aim = 照準を定める
    .also = 照準する
line-aim_keep = 照準をそのままにする
line-aim_at = 照準 { $word }

## What is lacking

by-A23-1-1 = 動かす照準がなく、何も起こらない
