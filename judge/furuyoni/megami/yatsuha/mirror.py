"""A14-2-1: the mirror number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board

if TYPE_CHECKING:
    from judge.engine import View

PAIRS = ("aura", "flare", "life")


def number(view: View, player: str) -> int:
    """How many of aura, flare and life hold as many crystals for one player as for the other, from 0 to 3."""
    there = ((board.crystals(view, f"a.{zone}"), board.crystals(view, f"b.{zone}")) for zone in PAIRS)
    return sum(mine == theirs for mine, theirs in there) if view.applies("A14-2-1") else 0
