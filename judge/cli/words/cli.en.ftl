### What commands say beside their answers, in English.

cli-site = { $n } files, { $n2 } written, { $n3 } taken away
cli-no_files = no files
cli-run = { $n } files: { $n2 } as expected, { $n3 } not, { $n4 } wrong
cli-never = { $id }: the run never came to { $clause } as a step; it is shown to its end
cli-puzzle = { $id }: { $line } (1 of { $n } ways to begin; { $n2 } positions)
cli-kept = { $n } of { $n2 } boards kept
cli-no_card = no card of { $printing } has { $text } in its number or its names
cli-no_card_mean = no card of { $printing } has { $text } in its number or its names; did you mean { $names }?
cli-nothing_wrong = nothing is wrong
cli-interrupted = interrupted
cli-proof = The proof of { $line } { $held } ({ $n } positions, { $n2 } ends).
cli-found_in = what was found is in { $id }: --resume { $id2 }
cli-no_clause = no clause has { $text } in a title or a gist
cli-placed = { $id }: { $n } clauses placed, { $n2 } passages not, { $n3 } clauses of the catalogue missing; stored in { $path }
cli-not_in = { $id } is not in the catalogue; placed by { $list }
cli-not_placed = not placed: { $line }
cli-missing = missing: { $line }
cli-mended = mended: { $clause }: { $line }
cli-by_id = compared by id, not by words: it takes two texts in one language (files, or attached)
cli-lint_one = 1 file: { $n } sound, { $n2 } not
cli-lint = { $n3 } files: { $n } sound, { $n2 } not
cli-of_faq = { $number }: { $list } of the publisher's FAQ
cli-ruled = { $number }: ruled in { $list }
cli-ruled_more = { $number }: ruled in { $list } and { $n } more
cli-edition = { $id }  { $title }: { $n } clauses, cards { $printing }
cli-edition_attached = { $id }  { $title }: { $n } clauses, cards { $printing }, attached
