### Expectations as claims, in Japanese.

claimed-applied = 適用される：{ $clauses }
claimed-unapplied = 適用されない：{ $clauses }
claimed-unchanged = 一度も変わらない：{ $facts }
claimed-has = { $what }に{ $value }がある
claimed-lacks = { $what }に{ $value }がない
claimed-fact = { $what } { $op } { $value }
claimed-options = { $player }の選択肢：{ $lines }
claimed-legal = { $player }が行える：{ $lines }
claimed-illegal = { $player }が行えない：{ $lines }
claimed-result = { $result }
claimed-goes_on = ゲームは続く
claimed-decided = ルールで決まる
claimed-undecided = ルールでは決まらない
claimed-no_stop = 選ぶことは残っていない
claimed-can = { $player }が成り立たせられる：{ $claims }
