### Chikage, in English.

term-poison = poison
term-poison_bag = poison bag
reason-poison = a poison cannot be put facedown
