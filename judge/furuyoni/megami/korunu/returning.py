"""Poru-char To, used once more as it is disenchanted: what that costs in the opponent's turn (gap G131)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board

if TYPE_CHECKING:
    from judge.engine import View


def costs_as_cut_in(view: View, you: str) -> bool:
    """Whether such a use costs what cutting in costs, in a turn in which the card could only have cut in."""
    return board.active(view) != you and view.gap("G131", ("9-3", "9-5 i")) == 1
