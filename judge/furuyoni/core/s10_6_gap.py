"""10-6 gap, and 7-1-9: crystals that lie on no enhancement go to shadow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Do, Frame, Next, Procedure, Step, View
from judge.furuyoni import board
from judge.furuyoni.legal import legality

if TYPE_CHECKING:
    from judge.engine.data import Ref
    from judge.engine.outcome import Outcome

PARTS = ("10-6 paragraph 1", "10-6 paragraph 2")


def cover(view: View, frame: Frame) -> Outcome:
    """The enhancement is put facedown, unless it cannot be (1-4)."""
    card: Ref = frame.locals["card"]
    if not legality.coverable(view, card.id) and view.applies("1-4 paragraph 2"):
        return Next()
    act = Act("put", {"card": card, "to": f"{board.owner(view, card.id)}.facedown", "cause": "gap"})
    return Do((act,))


def drop(view: View, frame: Frame) -> Outcome:
    """Then all crystals on it go to shadow."""
    card: Ref = frame.locals["card"]
    n = board.crystals(view, f"card.{card.id}")
    return Do((Act("move", {"from": f"card.{card.id}", "to": "shadow", "n": n}),))


def procedures(edition: str) -> tuple[Procedure, ...]:
    """10-6 and 7-1-9."""
    return (
        Procedure("10-6", (Step("10-6", cover, PARTS), Step("10-6 crystals", drop, PARTS))),
        Procedure("7-1-9", (Step("7-1-9", drop, ("7-1-9 paragraph 5",)),)),
    )
