"""One thing in the way of an action, with the clause by which it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.identity import of_thing
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.view import View
    from judge.vision.board import bearing


def bar(clause: str, what: str, **facts: object) -> Obstacle:
    """One thing in the way."""
    return Obstacle("rule", (clause,), what, tuple(facts.items()))


def barred(
    view: View, changes: Iterable[bearing.Change], clauses: str | tuple[str, ...], what: str = "forbidden"
) -> Iterator[Obstacle]:
    """Each effect that stands in the way, by clauses that let it."""
    several = (clauses,) if isinstance(clauses, str) else clauses
    for change in changes:
        if view.on(*several):
            yield Obstacle(of_thing("card", change.source), several, what)


def bar_if(view: View, wrong: bool, clauses: str | tuple[str, ...], what: str, **facts: object) -> Iterator[Obstacle]:
    several = (clauses,) if isinstance(clauses, str) else clauses
    if wrong and view.on(*several):
        yield Obstacle("rule", several, what, tuple(facts.items()))
