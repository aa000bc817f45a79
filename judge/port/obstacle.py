"""What stands in the way of something, where a run stands, and where the rules are silent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judge.engine import Choice, Event, View
from judge.engine.identity import Identity
from judge.light import NamedTuple


class Obstacle(NamedTuple):
    """One thing in the way of an action: what it comes from (`rule`, or an effect), under which clauses, and what.

    `facts` say more of it, by name; how it is told in words is for the reports.
    """

    source: Identity
    clauses: tuple[str, ...]
    what: str
    facts: tuple[tuple[str, Any], ...] = ()


class Point(NamedTuple):
    """Where a run stands: the board and the frames, the choice that is open if one is, what has been recorded of it."""

    view: View
    choice: Choice | None
    over: bool = False
    record: Sequence[Event] = ()


class Gap(NamedTuple):
    """A question that the text does not decide, with its readings, the most defensible first."""

    clauses: tuple[str, ...]
    question: str
    readings: tuple[str, ...]
