### The pages of the codes of problems, in Korean.

code-all = 문제 번호
code-code = 번호
code-says = 내용
code-cause = 원인
code-mend = 고치는 법
code-example = 예
code-label = { $what }:
code-part = { $what }
