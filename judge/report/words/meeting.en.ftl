### Where chapters meet, in English.

meeting-clause = clause
meeting-one = one
meeting-other = other
meeting-scenarios = scenarios
meeting-more = { $names } and { $n } more
meeting-sum = { $n } meetings, { $held } with a scenario
