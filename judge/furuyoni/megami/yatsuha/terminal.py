"""A keyword that a card comes to have while it is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Do, Frame, View
from judge.furuyoni import board

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node


def gain(view: View, frame: Frame, node: Node) -> Outcome:
    """This card has terminal from now on."""
    card = board.card_ref(view, frame.locals["card"].id)
    return Do((Act("mark_card", {"card": card, "info": "gained_terminal", "value": True}),))
