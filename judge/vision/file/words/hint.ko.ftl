### How problems are mended, in Korean.

hint-lying = 예: `{ $line }`
hint-make_up = `cards_adhoc:`에서 임시 카드로 만들거나 `?`라고 적으세요
hint-vocabulary = 효과에 쓸 수 있는 것은 docs/vision-vocabulary.md에 있습니다
hint-board_card = 판의 카드를 적으세요
hint-sets = 세트는 다음과 같습니다: { $list }
