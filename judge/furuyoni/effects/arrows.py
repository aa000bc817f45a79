"""10-1, 10-2, 9-1-3-3: effects that change the arrows in the texts of cards: two ways, reversed, one crystal more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.tree import whole
from judge.furuyoni import board
from judge.furuyoni.effects import standing

if TYPE_CHECKING:
    from judge.engine import Frame
    from judge.engine.view import View

Tags = tuple[str, ...]


def changes(view: View, card: int, by: str = "", action: str | None = None) -> Tags:
    """What standing effects do to the arrows of a card's text now.

    `by` is about to use it, whom it calls "you" (10-12), in an `action` for which alone its own text may count (9-1-2).
    """
    found: list[str] = []
    for effect in standing.texts(view, "text"):
        own = effect.context.card is not None and effect.context.card.id == card
        if by and own:
            effect = effect._replace(context=effect.context._replace(you=by))
        if not standing.holds(view, effect, action if own else None):
            continue
        data = effect.ability.data
        context = effect.context._replace(subject=card)
        if data.get("filter") is None or board.rules(view).truth(view, context, data["filter"]):
            standing.rely(view, effect)
            found.append(data["arrows"])
    return tuple(found)


def frozen(view: View, card: int) -> Tags | None:
    """For a card in use: what its text was under when the use began (9-1-3-3); None: it is looked for afresh."""
    use = view.get(f"card.{card}.use")
    if use is None or board.kind_of(board.zone_of(view, card)) != "in_use":
        return None
    tags: Tags = use.get("text", ())
    bullet = "9-1-3-3 bullet 1" if tags else "9-1-3-3 bullet 2"
    if (tags or board.rules(view).standing.get("text")) and not view.applies(bullet):
        return None
    return tags


def of(view: View, frame: Frame) -> Tags:
    """What the arrows of the effect under way are under: fixed at the use, or as things are now (9-1-3-4)."""
    tags: Tags | None = frame.locals.get("text")
    card = frame.locals.get("card")
    if tags is None:
        if card is None or not board.rules(view).standing.get("text"):
            return ()
        if frame.pc == "9-1-3-4" and not view.applies("9-1-3-4 paragraph 3"):
            return ()
        tags = changes(view, card.id)
    return tags if tags and (not in_attack(view, frame) or counts(view)) else ()


def in_attack(view: View, frame: Frame) -> bool:
    """Whether the effect under way belongs to the text of an attack (6-4-1-7)."""
    ability = board.rules(view).abilities.get(whole(frame.locals["tree"]))
    return ability is not None and ability.at == "after_attack"


def counts(view: View) -> bool:
    """Whether an arrow in the text of an attack is one of a card, for effects on these (10-44; gap G27)."""
    if board.rules(view).has("10-44"):
        return view.applies("10-44 paragraph 2")
    return view.gap("G27", ("10-1 paragraph 1",)) == 0
