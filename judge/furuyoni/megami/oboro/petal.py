"""Whether a defeat is the first: what the last of her crystals asks, which stands in for a defeat once."""

from __future__ import annotations

from judge.engine import Act, Do, Frame, View
from judge.engine.outcome import Outcome
from judge.engine.tree import Node
from judge.furuyoni import board


def first(view: View, player: str) -> bool:
    """Whether the player would lose for the first time; where another effect stood in for a defeat, gap G79."""
    if view.get(f"{player}.petal_spent"):
        return False
    if not board.information(view, player, "defeats"):
        return True
    return view.gap("G79", ("9-1-3-1 paragraph 1",)) == 1


def spend(view: View, frame: Frame, node: Node) -> Outcome:
    """This effect has stood in for a defeat: none that comes later is the first."""
    return Do((Act("fact", {"values": {f"{frame.you}.petal_spent": True}}),))
