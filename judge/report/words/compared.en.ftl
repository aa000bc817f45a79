### Facts that differ between two rulings, in English.

compared-result = result
compared-refused = what is refused
compared-stopped = open choice
compared-options = options
compared-decided = decided
compared-none = none
