"""What could not be played or used as an effect is that resolves it as if it were (5.3.1.b, 7.5.1.b).

Such an effect asks at its resolution what was so when it was played or used itself, so its record keeps that. One that
is neither asks what is so now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.data import EMPTY, Value
from judge.vision.board import bearing, reading, values
from judge.vision.legal import plays, uses
from judge.vision.model import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.view import View
    from judge.vision.effects.ability import Ability
    from judge.vision.known import Known

UNPLAYABLE, UNUSABLE = "unplayable", "unusable"
"""Under which names the record of a play or use keeps the cards, and the effects, that could not be."""


def kept(view: View, player: str, abilities: Iterable[Ability]) -> dict[str, Value]:
    """What the record of a play or use by a player keeps: nothing where it resolves nothing as if."""
    game: Known = view.game
    found: dict[str, Value] = {}
    for ability in abilities:
        if game.includes(ability.key, "play_as_if"):
            there = (c for p in PLAYERS for z in reading.ZONES for c in reading.cards(view, f"{p}.{z}"))
            found[UNPLAYABLE] = tuple(c for c in there if unplayable(view, player, c))
        if game.includes(ability.key, "use_as_if"):
            live = (one for c in reading.field(view) for one in values.live(view, c) if one.ability.kind == "use")
            found[UNUSABLE] = tuple(one.id for one in live if unusable(view, player, one))
    return found


def unplayable(view: View, player: str, card: int, record: int = 0) -> bool:
    """Whether a card's conditions and limits are not met: as the record of that number has it, or now."""
    told = view.get(f"link.{record}", EMPTY)
    return card in told[UNPLAYABLE] if UNPLAYABLE in told else any(plays.restricted(view, player, card))


def unusable(view: View, player: str, one: bearing.Live, record: int = 0) -> bool:
    """Whether an activated effect's conditions and limits are not met: as the record of that number has it, or now."""
    told = view.get(f"link.{record}", EMPTY)
    return one.id in told[UNUSABLE] if UNUSABLE in told else any(uses.restricted(view, player, one))
