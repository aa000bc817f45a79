"""What parts two positions: cards are told apart by their numbers, and by how often they have moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.symmetry import Symmetry

if TYPE_CHECKING:
    from collections.abc import Mapping

COUNTERS = ("numbers.hit", "numbers.link", "numbers.lasting", "numbers.waiting")


def symmetry(state: Mapping[str, Any]) -> Symmetry:
    """Counters that only grow do not matter."""
    return Symmetry("card", silent=lambda path: path in COUNTERS)
