### Shinra, in English.

term-stratagem = stratagem
term-prepared = prepared
term-divine = divine
term-devious = devious
kind-prepare = the next stratagem
do-execute = carry out the stratagem: divine:{ $divine }; devious:{ $devious }
do-execute_each = carry out the stratagems of any number of cards in your played, in any order
do-prepare = prepare the next stratagem

## Lines of play

line-prepare = prepare { $word }

## What is lacking

by-A5-2-paragraph-2 = there is no stratagem to carry out: nothing happens
