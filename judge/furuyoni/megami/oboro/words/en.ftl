### Oboro, in English.

keyword-set = set
term-defeats = defeats replaced
of_player-first_defeat = { $it } would lose for the first time
do-spent = this has stood in for a defeat
