"""10-14: effects that other effects add to cards and attacks."""

from __future__ import annotations

from judge.engine.view import View
from judge.furuyoni import board
from judge.furuyoni.effects import standing


def added(view: View, card: int, at: str) -> tuple[str, ...]:
    """The keys of the effects of a class that standing effects add to a card now."""
    found: list[str] = []
    for effect in standing.active(view, "grant"):
        data = effect.ability.data
        context = effect.context._replace(subject=card)
        if data.get("filter") is not None and not board.rules(view).truth(view, context, data["filter"]):
            continue
        standing.rely(view, effect)
        found += [a.key for a in data["abilities"] if a.at == at]
    return tuple(found)
