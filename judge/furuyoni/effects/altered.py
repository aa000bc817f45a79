"""What standing effects make of the subtypes and keywords of cards (`alter`): "your cards with X lose it"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.effects import frames, standing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.view import View
    from judge.furuyoni.effects.standing import Standing


def _on(view: View, card: int, *wanted: str) -> Iterator[Standing]:
    """The effects in force that alter a card in one of the ways wanted."""
    for effect in standing.texts(view, "alter"):
        data = effect.ability.data
        if not any(way in data for way in wanted):
            continue
        about = effect._replace(context=effect.context._replace(subject=card))
        if not board.rules(view).truth(view, about.context, data["filter"]) or not standing.holds(view, effect):
            continue
        yield standing.rely(view, effect)


def subtype(view: View, card: int) -> str | None:
    """The subtype of a card (6-2-1-6): none while it has lost it."""
    own = board.subtype(view, card)
    if own is None or not board.rules(view).standing.get("alter"):
        return own
    lost = any(effect.ability.data["lose_subtype"] == own for effect in _on(view, card, "lose_subtype"))
    return None if lost else own


def keywords(view: View, card: int, began: tuple[str, ...] | None = None) -> tuple[str, ...]:
    """The keywords that a card gains (`+terminal`) and loses (`-terminal`) now; of one in use, as its use `began`.

    What acts on the text of a card in use goes on to till it is resolved, and nothing else comes to (9-1-3-3).
    """
    if not board.rules(view).standing.get("alter"):
        return ()
    if began is None and board.kind_of(board.zone_of(view, card)) == "in_use":
        began = (view.get(f"card.{card}.use") or {}).get("altered", ())
    found = now(view, card)
    if began is None or found == began:
        return found
    return began if view.applies("9-1-3-3 bullet 1" if began else "9-1-3-3 bullet 2") else found


def now(view: View, card: int) -> tuple[str, ...]:
    """What the effects in force now give to a card and take from it."""
    found: list[str] = []
    for effect in _on(view, card, "gain", "lose"):
        for sign, way in (("-", "lose"), ("+", "gain")):
            found += [f"{sign}{name}" for name, _ in effect.ability.data.get(way, ())]
    return tuple(dict.fromkeys(found))


def has(view: View, card: int, keyword: str, own: bool, began: tuple[str, ...] | None = None) -> bool:
    """Whether a card has a keyword, `own` telling whether its own text gives it that now (gap G12 of gain and loss)."""
    changed = keywords(view, card, began)
    gained, lost = f"+{keyword}" in changed, f"-{keyword}" in changed
    if gained and lost:
        return view.gap("G12", ("10-22 paragraph 4",)) != 0
    return gained or (own and not lost)


def bears(view: View, card: int, keyword: str) -> bool:
    """Whether a card has a keyword where it lies, conditions and ways of use counted (9-1-2)."""
    return has(view, card, keyword, any(_counts(view, card, keyword)))


def _counts(view: View, card: int, keyword: str) -> Iterator[bool]:
    for ability in frames.text(view, card).keywords(keyword):
        effect = standing.of_card(view, card, ability)
        gate = standing.gate_open(view, card, ability)
        yield gate and (ability.cond is None or board.rules(view).truth(view, effect.context, ability.cond))
