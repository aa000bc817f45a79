"""Crystals that an effect holds where they are (1-4): on a card whose text says that they do not move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.effect import EFFECT
from judge.furuyoni import board
from judge.furuyoni.effects import standing

if TYPE_CHECKING:
    from judge.engine.view import View

UPKEEP = "8-1-3 ii"


def takeable(view: View, zone: str) -> int:
    """How many of the crystals of a zone may be taken away (6-3): all of them, or none where they are held."""
    there = board.crystals(view, zone)
    if not there or not board.on_card(zone) or not held(view, board.on_card(zone)):
        return there
    return 0 if view.applies("1-4 paragraph 2") else there


def held(view: View, card: int) -> bool:
    """Whether the crystals on a card are held now: not against what its text leaves free."""
    for effect in standing.active(view, "hold"):
        if effect.context.card is None or effect.context.card.id != card:
            continue
        data = effect.ability.data
        if not (data.get("own") and _speaks(view, card)) and not (data.get("upkeep") and _in_upkeep(view)):
            standing.rely(view, effect)
            return True
    return False


def _speaks(view: View, card: int) -> bool:
    """Whether it is an effect of that card that is being resolved."""
    frame = next((frame for frame in reversed(view.frames) if frame.proc == EFFECT), None)
    ref = frame.locals.get("card") if frame is not None else None
    return ref is not None and ref.id == card


def _in_upkeep(view: View) -> bool:
    """Whether it is the start phase's own step that moves crystals off enhancements."""
    return bool(view.frames) and view.frames[-1].pc == UPKEEP


RULES = {"6-3 paragraph 3": takeable}
