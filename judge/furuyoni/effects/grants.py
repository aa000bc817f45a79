"""10-14: effects that other effects add to cards; those on a card in use stay what they were as its use began."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.effects import standing

if TYPE_CHECKING:
    from judge.engine.view import View


def added(view: View, card: int) -> tuple[str, ...]:
    """The keys of the effects that standing effects add to a card now."""
    found: list[str] = []
    for effect in standing.active(view, "grant"):
        data = effect.ability.data
        context = effect.context._replace(subject=card)
        if data.get("filter") is not None and not board.rules(view).truth(view, context, data["filter"]):
            continue
        standing.rely(view, effect)
        found += [a.key for a in data["abilities"]]
    return tuple(found)


def of_class(view: View, keys: tuple[str, ...], at: str) -> tuple[str, ...]:
    """Those of the keys that are resolved as effects of a class."""
    table = board.rules(view).abilities
    return tuple(key for key in keys if table[key].at == at and table[key].does == "do")


def of_card(view: View, card: int, at: str) -> tuple[str, ...]:
    """The effects of a class added to a card: to one in use, those with which its use began (9-1-3-3)."""
    use = view.get(f"card.{card}.use")
    if use is None or board.kind_of(board.zone_of(view, card)) != "in_use":
        return of_class(view, added(view, card), at)
    return of_class(view, kept(view, card, use.get("added", ())), at)


def kept(view: View, card: int, began: tuple[str, ...]) -> tuple[str, ...]:
    """The effects added to a card as its use began, which go on to count and which no others join (9-1-3-3)."""
    if not began and not board.rules(view).standing.get("grant"):
        return began
    bullet = "9-1-3-3 bullet 1" if began else "9-1-3-3 bullet 2"
    return began if view.applies(bullet) else added(view, card)
