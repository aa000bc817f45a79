### The pages of the codes of problems, in Japanese.

code-all = 問題の番号
code-code = 番号
code-says = 内容
code-cause = 原因
code-mend = 直し方
code-example = 例
code-label = { $what }：
code-part = { $what }
