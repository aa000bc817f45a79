### Looking for a winning line, in Japanese.

solve-won = 詰みあり：{ $player }は相手がどう応じても、ターン{ $turn }の終わりまでに必ず達成できる：{ $goal }（証明済み、局面{ $positions }）。
solve-lost = 詰みなし：{ $player }はターン{ $turn }の終わりまでに必ずしも達成できない：{ $goal }（反証済み、局面{ $positions }）。
solve-open = 制限内では決着しない：{ $player }がターン{ $turn }の終わりまでに必ず達成できるか：{ $goal }（ここまでに局面{ $positions }）。
solve-every_hand = { $n }通りの手札のそれぞれに対して手順がある。手順は手札ごとに異なってよい。示すのは最初の手札に対するもの。
solve-refuted_by = 次の手札に対しては手順がない：{ $hands }。
solve-line = 手順と、意味のあるすべての応手
solve-refutation = それぞれの手への反証
solve-so_far = ここまでに反証された手
solve-gaps = ルールの沈黙について取った読み方：{ $gaps }。
solve-any = （{ $lines }のいずれか）
solve-same = { $n }と同じく進む
solve-reached = 達成
solve-missed = 未達成
solve-refused = 行「{ $line }」はもう行えない
solve-nothing = （なし）
solve-more = … ほか{ $n }行
solve-cut = その先{ $n }通り、いずれも届かない
