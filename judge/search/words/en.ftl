### What is found, in English.

search-kind-card = cards
search-kind-ruling = rulings
search-kind-claim = claims and items of FAQs
search-kind-clause = clauses
search-kind-scenario = scenarios
search-of = ({ $n } of { $all })
search-more = More of a kind: --kind KIND --limit N
search-rest = and { $n } more
search-verdict = { $verdict }: { $claimed }
search-item = { $question } (the publisher, { $dated })
search-nothing = nothing is called { $asked }, or speaks of it
