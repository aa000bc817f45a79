from judge.codes.entry import Code

CODES: dict[str, Code] = {}
