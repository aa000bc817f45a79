"""A6-2: what a centrifugal card asks of the turn and the phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.identity import of_thing
from judge.furuyoni import board
from judge.furuyoni.board import history
from judge.furuyoni.rules import parameters
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine import View

FARTHER = 2
"""How much farther than at the start of the turn it has to be."""


def bars(
    view: View, action: str, by: str, card: int | None, answers: int | None, mode: str
) -> Iterator[Obstacle]:
    """A6-2 paragraph 2: not unless it is two farther than when the turn began and its user has not attacked yet."""
    if action != "use_this" or card is None or not board.definition(view, card).keywords("centrifugal"):
        return
    clauses = ("9-2 bullet 3", "A6-2 paragraph 1", "A6-2 paragraph 2")
    start, now = int(view.get("turn_start_distance", 0)), parameters.distance(view)
    if now - start < FARTHER:
        facts = (("distance", now), ("start", start))
        yield Obstacle(of_thing("card", card), clauses, "centrifugal", facts)
    made = history.value(view, by, "phase_attacks")
    if made:
        yield Obstacle(of_thing("card", card), clauses, "centrifugal_attacked", (("attacks", made),))
