### What does not hold in a proof, in English.

fault-open = node { $n }: { $player } has something to decide where the tree says that all is over
fault-other_end = node { $n }: the end is not what the tree says
fault-goes_on = node { $n }: all is over, and the tree goes on
fault-other_player = node { $n }: { $player } decides, not { $player2 }
fault-many = more than { $n } positions
fault-seen = node { $n }: { $said } where what is seen is as where { $said2 } is said
fault-unsaid = node { $n }: nothing is said of { $player }: { $said }
fault-cannot = node { $n }: { $player } cannot say { $said }
fault-in_reach = node { $n }: the goal may still be reached
fault-too_far = node { $n }: the goal is said to be out of reach
