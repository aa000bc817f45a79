"""One thing in the way of an action, with the clause by which it is."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.view import View
from judge.port.obstacle import Obstacle


def bar(clause: str, what: str, **facts: object) -> Obstacle:
    """One thing in the way."""
    return Obstacle("rule", (clause,), what, tuple(facts.items()))


def bar_if(view: View, wrong: bool, clauses: str | tuple[str, ...], what: str, **facts: object) -> Iterator[Obstacle]:
    several = (clauses,) if isinstance(clauses, str) else clauses
    if wrong and view.on(*several):
        yield Obstacle("rule", several, what, tuple(facts.items()))
