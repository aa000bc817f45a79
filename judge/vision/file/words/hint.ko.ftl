### How problems are mended, in Korean.

hint-lying = 예: `{ $line }`
hint-make_up = `cards_adhoc:`에서 임시 카드로 만들거나 `?`라고 적으세요
hint-vocabulary = 효과에 쓸 수 있는 것은 docs/vision-vocabulary.md에 있습니다
hint-board_card = 판의 카드를 적으세요
hint-sets = 세트는 다음과 같습니다: { $list }
hint-lay = { $id }에 놓으세요
hint-lay_on_field = 지우거나 카드를 필드에 놓으세요
hint-of_that_one = `{ $line }`{ PARTICLE($line, "은/는") } 세트된 곳의 카드에 적으세요
hint-all_of_it = 전체 값을 `{ $line }`에 적으세요
hint-sides = `{ $line }`부터 `{ $line2 }`까지
hint-leave_it_out = 지우세요
