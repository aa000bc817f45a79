"""What stands in the way of the actions that priority allows, each obstacle with its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.vision.board import bearing, values
from judge.vision.legal.battles import attacks, blocks
from judge.vision.legal.plays import played, sets_node
from judge.vision.legal.uses import applied, used

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from judge.engine.choice import Option
    from judge.engine.view import View
    from judge.port.obstacle import Obstacle


def against(view: View, player: str, option: Option) -> Iterator[Obstacle]:
    """Everything in the way of an action that takes priority."""
    verb, card = str(option[0]), int(option[1])
    if verb in ACTIONS:
        yield from ACTIONS[verb](view, player, card)
    elif verb in EFFECTS:
        one = next((o for o in values.live(view, card) if o.named == option[2:]), None)
        if one is not None:
            yield from EFFECTS[verb](view, player, one)


ACTIONS: Mapping[str, Callable[[View, str, int], Iterator[Obstacle]]] = {
    "play": played, "node": sets_node, "attack": attacks, "block": blocks,
}  # fmt: skip
"""What takes priority and is about a card alone."""
EFFECTS: Mapping[str, Callable[[View, str, bearing.Live], Iterator[Obstacle]]] = {"use": used, "apply": applied}
"""What takes priority and is about an effect of a card."""
