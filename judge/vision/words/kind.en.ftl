### What each kind of choice is about, in English.

kind-act = what to do with priority
kind-ambush = whether the character is to block
kind-mode = which of its effects
kind-target = the target
kind-object = what is named
kind-declare = what is declared
kind-waive = whether nodes and cost are ignored
kind-x = the value of X
kind-pay = with which nodes it is paid
kind-nodes = which nodes
kind-pile = the order in the underworld
kind-pick = which cards
kind-graze = whether to graze
kind-hand_limit = which cards to discard
kind-order = what is resolved first
kind-may = whether it is done
kind-may_pay = whether it is paid
kind-either = which of two things
kind-shuffle = the order of the deck
kind-random = what chance picks
kind-first = who begins
kind-side = which transformed state
kind-number = a number
kind-target_2 = the second target
kind-target_3 = the third target
kind-answer = what to answer in the interference
