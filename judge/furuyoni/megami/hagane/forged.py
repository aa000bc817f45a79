"""B2 5: what the erratum makes of the forged card's protection in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board

if TYPE_CHECKING:
    from judge.engine import View

ERRATUM = "B2 5"


def choice_narrowed(view: View, you: str) -> bool:
    """Whether it is kept from choices of the opponent alone, not from choices that their effects leave to others."""
    return bool(board.rules(view).has(ERRATUM) and view.applies(ERRATUM))
