"""Whether a defeat is the first: what the last of her crystals asks, which stands in for a defeat once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Do, Frame, View
from judge.furuyoni import board
from judge.furuyoni.legal import prohibitions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node
    from judge.port.obstacle import Obstacle

NUMBER = "NA-05-oboro-A1-S-4-Ex1"


def first(view: View, player: str) -> bool:
    """Whether the player would lose for the first time; where another effect stood in for a defeat, gap G79."""
    if view.get(f"{player}.petal_spent") or not _may_be_chosen(view, player):
        return False
    if not board.information(view, player, "defeats"):
        return True
    return view.gap("G79", ("9-1-3-1 paragraph 1",)) == 1


def _may_be_chosen(view: View, player: str) -> bool:
    """Whether it may be chosen though its player can use no cards, or no specials: gap G77."""
    lie = (c for c in board.lie_in(view, f"{player}.specials") if board.definition(view, c).number == NUMBER)
    barred = (True for c in lie for what in ("use", "use_special") for _ in _bars(view, what, player, c))
    return not next(barred, False) or view.gap("G77", ("9-1-3-1 paragraph 1", "9-2 paragraph 6")) == 0


def _bars(view: View, what: str, player: str, card: int) -> Iterator[Obstacle]:
    return prohibitions.forbidden(view, what, player, card, None, "effect")


def spend(view: View, frame: Frame, node: Node) -> Outcome:
    """This effect has stood in for a defeat: none that comes later is the first."""
    return Do((Act("fact", {"values": {f"{frame.you}.petal_spent": True}}),))
