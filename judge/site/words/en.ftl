### The pages of everything, in English.

site-head = Rules, cards, rulings and claims
site-kind = Kind
site-not_in_it = not in it
site-differs = Editions differ
site-corrected = Corrected
site-added = Added by the publisher's FAQ
site-implemented = Implemented
site-nowhere = no
site-inside = Inside it
site-amends = Amends
site-amended_by = Amended by
site-refers_to = Refers to
site-referred_to_by = Referred to by
site-number = Number
site-called = Also called
site-does = What it does
site-rest = { $n } more
site-chapter = chapter
site-title = title
site-clauses = clauses
site-operative = operative
site-applied = applied in a scenario
site-coverage = Coverage of the rules
