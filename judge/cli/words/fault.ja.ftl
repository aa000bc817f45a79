### 証明の正しくない点。

fault-open = 節{ $n }：木では終わったことになっているが、{ $player }に決めることがある
fault-other_end = 節{ $n }：終わりが木の示すものと異なる
fault-goes_on = 節{ $n }：すでに終わっているが、木は続いている
fault-other_player = 節{ $n }：決めるのは{ $player2 }ではなく{ $player }
fault-many = 局面が{ $n }を超えた
fault-seen = 節{ $n }：見えるものが{ $said2 }とした所と同じなのに{ $said }としている
fault-unsaid = 節{ $n }：{ $player }の答えについて何も示していない：{ $said }
fault-cannot = 節{ $n }：{ $player }は{ $said }を選べない
fault-in_reach = 節{ $n }：まだ目標に届きうる
fault-too_far = 節{ $n }：目標に届かないとされている
