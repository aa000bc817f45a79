### How much of the rules is played, in English.

coverage-heading = Coverage of the rules
coverage-edition = edition
coverage-chapter = chapter
coverage-title = title
coverage-clauses = clauses
coverage-operative = operative
coverage-implemented = implemented
coverage-executed = executed
coverage-held = held
coverage-cited = cited
coverage-gaps = gaps
coverage-all = all
coverage-unknown = cited and not in the catalogue: { $those }
coverage-not_implemented = not implemented: { $n }
coverage-not_executed = not executed: { $n }
coverage-not_held = not held: { $n }
coverage-not_cited = not cited: { $n }
