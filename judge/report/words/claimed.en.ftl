### Expectations as claims, in English.

claimed-applied = applied: { $clauses }
claimed-unapplied = not applied: { $clauses }
claimed-unchanged = unchanged, not even for a moment: { $facts }
claimed-has = { $what } has { $value }
claimed-lacks = { $what } lacks { $value }
claimed-fact = { $what } { $op } { $value }
claimed-options = { $player }'s options: { $lines }
claimed-legal = { $player } can play: { $lines }
claimed-illegal = { $player } cannot play: { $lines }
claimed-result = { $result }
claimed-goes_on = the game goes on
claimed-decided = the rules decide it
claimed-undecided = the rules do not decide it
claimed-no_stop = nobody has to choose
claimed-can = { $player } can bring about: { $claims }
