"""Where each clause is implemented: the steps of procedures, and the modules that name a clause in their code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from judge.light import regex

_LITERAL = regex(r'["\s](V\d{1,2}(?:\.\d+){1,2}(?:\.[a-z])?)["\s,}]')


@cache
def implemented() -> Mapping[str, str]:
    """Where each clause is implemented, by id: the module and function of its step, or who names it."""
    import judge.vision as game
    from judge.vision.effects import keywords
    from judge.vision.rules import procedures

    found: dict[str, str] = {}
    for procedure in procedures():
        for step in procedure.steps:
            where = f"{step.run.__module__}.{getattr(step.run, '__name__', 'step')}"
            for clause in step.clauses:
                found.setdefault(clause, where)
    for abilities in keywords.abilities().values():
        for ability in abilities:
            found.setdefault(ability.clause, "judge/vision/effects/keywords.yaml")
    root = Path(str(game.__path__[0]))
    for path in sorted(root.rglob("*.py")):
        module = ".".join((game.__name__, *path.relative_to(root).with_suffix("").parts))
        for clause in _LITERAL.findall(path.read_text(encoding="utf-8")):
            found.setdefault(clause, module)
    return found
