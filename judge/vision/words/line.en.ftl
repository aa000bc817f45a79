### line, in English.

line-play = play { $card }
line-use = use { $card }
line-apply = apply { $card }
line-attack = attack { $card }
line-block = block { $card }
line-node = node { $card }
line-pass = pass
line-concede = concede
line-choose_none = choose none
line-choose = choose { $cards }
line-yes = yes
line-no = no
line-graze = graze
line-pay = pay { $paid }
line-number = number { $n }
line-declare = declare { $word }
line-order = order { $card }
line-side = side { $n }
line-mode = mode { $n }
line-first = first
line-second = second
line-begin = begin { $player }
line-shuffle_seed = shuffle
line-shuffle = shuffle { $cards }
