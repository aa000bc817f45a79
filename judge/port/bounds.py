"""What a game may know of how far a goal still is, without looking into what may come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.light import NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.data import Value


class Short(NamedTuple):
    """That a goal is out of reach: so much of what has to be done can still be done at most (`most` < `needed`)."""

    most: int
    needed: int


class Bounds(Protocol):
    """What can still be done towards a goal."""

    def short(self, state: Mapping[str, Value], by: str) -> Short | None:
        """At the menu of a player: what can be done until the turn is over, where that is too little for the goal.

        None where it may be enough, or where nothing can be said beforehand. It must never be too little where a line
        could reach the goal, whoever answers what.
        """
