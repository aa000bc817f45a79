### Chikage, in Japanese.

term-poison = 毒
term-poison_bag = 毒袋
reason-poison = 毒は伏せ札にできない
