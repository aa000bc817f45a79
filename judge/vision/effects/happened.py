"""What effects ask of things that have happened: damage dealt, cards that have fallen, as what they were then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.vision.board import reading, strength

if TYPE_CHECKING:
    from judge.vision.effects.scope import Scope


def incarnation(at: Scope, card: int) -> int:
    """Which incarnation of a card it is: in every zone to which it comes it is another (3.1.7)."""
    return reading.epoch(at.view, card) if at.view.applies("V3.1.7", card=card) else 0


def earlier(at: Scope) -> int:
    """The damage that a character had already taken (10.5.2.a): what this battle has just dealt is none of it."""
    before = int(at.event.get("before") or 0)
    if at.view.gap("G1", ("V10.5.2.a", "V1.10.12.d")) == 1:
        return before + int(at.event.get("n") or 0)
    return before


def toughness_met(at: Scope) -> int:
    """The toughness of the character that was dealt damage: of one that has left since, what it had (3.1.7.c)."""
    card = at.event["to"]
    if reading.is_character(at.view, card) and reading.epoch(at.view, card) == at.event["since"]:
        return int(strength.shown(at.view, card)[1])
    at.view.consult("V3.1.7.c", card=card)
    return int(at.event["toughness"])


def damage_taken(at: Scope, player: str, when: str) -> int:
    """How much damage a player has taken, or how much as effect damage: in this interference, or in the turn."""
    here = f"taken.{at.view.get('interference', 0)}.{player}"
    turn = f"this_turn.{player}.taken"
    paths = {"turn": turn, "turn_effect": f"{turn}.effect", "effect": f"{here}.effect", "interference": here}
    return int(at.view.get(paths[when], 0))


def has_fallen(at: Scope, card: int, by: tuple[Any, ...]) -> bool:
    """Whether a card became 決死 this turn and was discarded: in `battle`, or by an effect of one of these players."""
    epoch, cause, whose = at.view.get(f"this_turn.fallen.{card}", (-1, "", ""))
    return epoch == incarnation(at, card) and (not by or (cause if cause == "battle" else whose) in by)
