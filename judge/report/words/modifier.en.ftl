### What modifiers do, in English.

modifier-gain = { $what }
modifier-lose = no { $what }
modifier-expand = expand { $what } { $n }
modifier-shrink = shrink { $what } { $n }
modifier-replace = replace { $what }
modifier-include = include { $what }
modifier-exclude = exclude { $what }
modifier-shift = shift { $n }
modifier-swap = swap
modifier-normalise = normalise
modifier-lacerating = lacerating
