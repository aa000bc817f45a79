"""Options of a choice between which nothing tells: those of copies of a card that lie alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.engine.identity import EVER, EffectId, Ref
from judge.furuyoni import board

if TYPE_CHECKING:
    from judge.engine import Choice, View
    from judge.engine.choice import Option

APART = ("epoch", "owner")
"""Facts of a card in which copies may differ: how often it has come to be another object, and whose it is."""


def distinct(view: View, choice: Choice) -> tuple[int, ...]:
    """The options of a choice by place, of those that come to the same only the first."""
    kept: list[int] = []
    seen: set[object] = set()
    for i, option in enumerate(choice.options):
        card = _card(option)
        sign = (option if card is None else _sign(view, option, card)) if choice.most == 1 else i
        if sign not in seen:
            seen.add(sign)
            kept.append(i)
    return tuple(kept)


def _card(option: Option) -> int | None:
    """The card of which alone an option speaks."""
    match option:
        case ("use" | "respond" | "cover" | "card", int(card)):
            return card
        case ("resolve", EffectId(thing=Ref(kind="card", id=card, epoch=epoch), others=())) if epoch != EVER:
            return card
    return None


def _sign(view: View, option: Option, card: int) -> object:
    """What there is to tell of an option but which of the copies it takes; if something else speaks of that, all."""
    number = board.rules(view).placed.get(card)
    if number is None or card in view.get("shaped", ()) or _spoken_of(view, card):
        return option
    head = f"card.{card}."
    facts = {path[len(head) :]: value for path, value in view.state.items() if path.startswith(head)}
    told = tuple(sorted((name, repr(value)) for name, value in facts.items() if name not in APART))
    effect = option[1]._replace(thing=None) if option[0] == "resolve" else ""
    return option[0], effect, number, board.owner(view, card), told


def _spoken_of(view: View, card: int) -> bool:
    """Whether something beside its zone speaks of the card: an effect that lasts, an attack, a card sealed under it."""
    own, zone = f"card.{card}.", board.zone_of(view, card)
    facts = ((path, value) for path, value in view.state.items() if path != zone and not path.startswith(own))
    return any(_names(value, card, path.rpartition(".")[2]) for path, value in facts)


def _names(value: Any, card: int, name: str) -> bool:
    if isinstance(value, Ref):
        return value.kind == "card" and value.id == card
    if isinstance(value, Mapping):
        return any(_names(inner, card, key) for key, inner in value.items())
    if isinstance(value, tuple):
        return any(_names(inner, card, "") for inner in value)
    return name == "under" and value == card


__all__ = ["distinct"]
