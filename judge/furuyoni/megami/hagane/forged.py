"""B2 5: what the erratum makes of the forged card's protection in hand."""

from __future__ import annotations

from judge.engine import View
from judge.furuyoni import board

ERRATUM = "B2 5"


def choice_narrowed(view: View, you: str) -> bool:
    """Whether it is kept from choices of the opponent alone, not from choices that their effects leave to others."""
    return bool(board.rules(view).has(ERRATUM) and view.applies(ERRATUM))
