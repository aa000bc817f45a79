### Chikage, in Korean.

term-poison = 독
term-poison_bag = 독주머니
reason-poison = 독은 덮음패로 둘 수 없음
