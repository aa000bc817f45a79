"""One reason why something may not be done."""

from __future__ import annotations

from typing import NamedTuple

from judge.engine.data import Value


class Obstacle(NamedTuple):
    """One reason why something may not be done: which effect or rule, and under which clauses."""

    source: str
    clauses: tuple[str, ...]
    what: str
    facts: tuple[tuple[str, Value], ...] = ()
    """What the board has and what would be needed, where there is a measure of it."""
