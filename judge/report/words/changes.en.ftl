### What editions change, in English.

changes-added = added
changes-removed = removed
changes-moved = moved
changes-reworded = reworded
changes-code = code: { $those }
changes-scenarios = scenarios: { $those }
changes-renumbered = renumbered: { $those }
changes-cited_by_code = cited by code: { $those }
changes-count = { $n } { $kind }
changes-none = no change
changes-sum = { $found }; { $n } renumbered
