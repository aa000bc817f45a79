### Looking for a winning line, in Korean.

solve-won = 예: { $player }{ PARTICLE($player, "은/는") } 상대가 어떻게 응하든 { $turn }번째 턴이 끝날 때까지 반드시 이룰 수 있다: { $goal } (증명됨, 국면 { $positions }).
solve-lost = 아니요: { $player }{ PARTICLE($player, "은/는") } { $turn }번째 턴이 끝날 때까지 반드시 이룰 수는 없다: { $goal } (반증됨, 국면 { $positions }).
solve-open = 제한 안에서 결론이 나지 않았다: { $player }{ PARTICLE($player, "이/가") } { $turn }번째 턴이 끝날 때까지 반드시 이룰 수 있는지: { $goal } (지금까지 국면 { $positions }).
solve-every_hand = 손패 { $n }가지 각각에 대해 수순이 있다. 수순은 손패마다 다를 수 있으며, 보인 것은 첫 손패에 대한 것이다.
solve-refuted_by = 다음 손패에 대해서는 수순이 없다: { $hands }.
solve-line = 수순과 의미 있는 모든 응수
solve-refutation = 각 수에 대한 반증
solve-so_far = 지금까지 반증된 수
solve-gaps = 규칙이 말하지 않는 곳에서 취한 해석: { $gaps }.
solve-any = ({ $lines } 가운데 하나)
solve-same = { $n }{ PARTICLE($n, "과/와") } 같이 진행
solve-reached = 달성
solve-missed = 미달성
solve-refused = 행 "{ $line }"{ PARTICLE($line, "은/는") } 더 이상 할 수 없다
solve-nothing = (없음)
solve-more = … 그 밖에 { $n }행
solve-cut = 이어지는 { $n }가지 모두 이루지 못한다
