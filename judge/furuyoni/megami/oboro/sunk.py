"""Uro-Uo: the arrows of cards that were used out of facedown, once that use is over (gap G74)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.engine import View


def counts_later(view: View, you: str) -> bool:
    """Whether a card that was used out of facedown is still such a card while it lies in play."""
    return view.gap("G74", ("9-1-3-3 paragraph 2", "9-2 paragraph 3")) == 1
