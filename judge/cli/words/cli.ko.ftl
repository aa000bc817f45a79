### What commands say beside their answers, in Korean.

cli-site = 파일 { $n }개, 내보냄 { $n2 }개, 지움 { $n3 }개
cli-no_files = 파일이 없습니다
cli-run = 파일 { $n }개: 예상대로 { $n2 }, 예상과 다름 { $n3 }, 잘못됨 { $n4 }
cli-never = { $id }: 처리가 과정으로서 { $clause }에 이르지 않아 끝까지 보여 줍니다
cli-puzzle = { $id }: { $line } (첫 수 { $n }가지 중 1가지, { $n2 }국면)
cli-kept = 판 { $n2 }개 중 { $n }개를 남겼습니다
cli-no_card = { $printing }에 번호나 이름에 { $text }{ PARTICLE($text, "이/가") } 든 카드는 없습니다
cli-no_card_mean = { $printing }에 번호나 이름에 { $text }{ PARTICLE($text, "이/가") } 든 카드는 없습니다. { $names }{ PARTICLE($names, "을/를") } 뜻한 것은 아닌가요?
cli-nothing_wrong = 문제가 없습니다
cli-interrupted = 중단했습니다
cli-proof = { $line }의 증명{ $held } ({ $n }국면, 끝 { $n2 }).
cli-found_in = 그때까지의 결과는 { $id }에 있습니다: --resume { $id2 }
cli-no_clause = 제목이나 요지에 { $text }{ PARTICLE($text, "이/가") } 든 조항은 없습니다
cli-placed = { $id }: 조항 { $n }개를 붙임, 붙이지 못한 곳 { $n2 }, 목록에 있으나 원문에 없는 조항 { $n3 }. 저장한 곳: { $path }
cli-not_in = { $id }{ PARTICLE($id, "은/는") } 목록에 없어 { $list }에 맞추어 붙였습니다
cli-not_placed = 붙이지 못한 것: { $line }
cli-missing = 없는 것: { $line }
cli-mended = 고친 것: { $clause }: { $line }
cli-by_id = 말이 아니라 번호로 비교했습니다. 말로 비교하려면 같은 언어의 원문이 둘 필요합니다(파일이나 붙인 것)
cli-lint_one = 파일 1개: 문제없음 { $n }, 문제 있음 { $n2 }
cli-lint = 파일 { $n3 }개: 문제없음 { $n }, 문제 있음 { $n2 }
cli-of_faq = { $number }: 공식 FAQ의 { $list }
cli-ruled = { $number }: 재정 { $list }
cli-ruled_more = { $number }: 재정 { $list } 외 { $n }건
cli-edition = { $id }  { $title }: 조항 { $n }, 카드 { $printing }
cli-edition_attached = { $id }  { $title }: 조항 { $n }, 카드 { $printing }, 원문 있음
