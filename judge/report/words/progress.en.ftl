### What long work shows while it lasts, in English.

progress-working = working, { $seconds } s
progress-of = { $done } of { $total } { $what }
progress-left = , about { $seconds } s left
progress-files = files
progress-pages = pages
progress-clauses = clauses
progress-boards = boards
progress-positions = { $done } positions, { $seconds } s
progress-interrupted = interrupted: what follows is what there was by then
progress-interrupted_of = interrupted after { $done } of { $total }
