### What problems say, in English.

J020-card = a card is one name with how it lies
J104-carried = { $key }: { $key2 } cannot be carried out: { $id }
J104-expression = { $text } is no expression
J203-there = there is no card { $text }
J203-board = no card on the board is called { $text }
J203-as = no effect has a card count as { $text }
J217-owner = a card of { $player } does not lie in { $id }
J217-lost = a card in { $id } has no `{ $line }`
J217-set = a card that is set on another lies as that does
J217-combat = of { $n } damage { $n2 } cannot be from battle
J217-character = { $id } is no character here and has no `{ $line }`
J217-sides = { $id } has { $n } other sides, no side { $n2 }
J407-no_cards = the deck has no `cards:`
J407-deck = a deck has { $n } cards, this one { $n2 } ({ $clause })
J407-sideboard = a sideboard has { $n } cards, this one { $n2 } ({ $clause })
J407-called = { $n } cards are called { $id }; { $n2 } may be ({ $clause })
J407-called_side = { $n } cards are called { $id }, sideboard included; { $n2 } may be ({ $clause })
J407-limited = { $n } of { $id } ({ $number }), of which a deck has one ({ $clause })
J407-may_not = { $id } ({ $number }) may not go into a deck ({ $clause })
J411-act = { $number } { $id } would act here, and its effects are not written yet
J400-set = there is no set { $text }
J400-no_card_of = no card of vision is called { $text }
