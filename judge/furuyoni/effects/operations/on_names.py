"""Operations about the names of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Choice, Frame, Next, View
from judge.furuyoni.effects import naming
from judge.furuyoni.effects.operations.common import acting, here

if TYPE_CHECKING:
    from judge.engine.game import Operation
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node


def name_card(view: View, frame: Frame, node: Node) -> Outcome:
    """Name a card; the result is its number."""
    picked = here(frame).get("named")
    if picked is None:
        you = acting(view, frame)
        return Ask(Choice(you, "name_card", tuple(("name", number) for number in naming.known(view, you))), "named")
    return Next({"names": {**frame.locals["names"], node.args["as"]: picked[0][1]}})


OPERATIONS: dict[str, Operation] = {"name_card": name_card}
