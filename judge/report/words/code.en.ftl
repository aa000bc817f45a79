### The pages of the codes of problems, in English.

code-all = Problem codes
code-code = code
code-says = what it says
code-cause = Cause
code-mend = Mend
code-example = Example
code-label = { $what }:
code-part = { $what }.
