### Akina, in English.

term-flow = flow
term-market = market
keyword-investment = investment ticket
of_player-market = { $of }market
of_player-flow = { $of }flow
of_player-capital = { $of }capital
word-flow = flow
kind-collect = whether to collect
reason-empty_flow = their flow is empty
reason-no_market = they have not chosen Akina
do-collect = collect
standing-instead_of_collecting = as your main phase begins you may, instead of collecting:{ $do }

## Lines of play

line-collect = collect

## What is lacking

by-A21-5-1 = there is no crystal in the flow to collect with: nothing happens
