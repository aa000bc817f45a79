"""A8-2, A8-3, A8-6: gear frames, whose sentences are text while their mechanisms are complete."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from judge.engine import PASS, View
from judge.furuyoni import board
from judge.furuyoni.effects import altered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.data import Value
    from judge.engine.tree import Node
    from judge.furuyoni.effects.vocabulary.context import Context

TYPES = ("attack", "action", "enhancement")
SUBTYPES = ("reaction", "throughout")


def incomplete(view: View, context: Context, icons: tuple[Node, ...], among: Node | None) -> bool:
    """A8-2: what a gear frame says is no text (False) unless its mechanism is complete; PASS where it is."""
    borne = ("A8-5", "A8-6 paragraph 1") if context.attack else ("A8-5",)
    view.define(*borne, "A8-2 paragraph 3", "A8-3")
    if not view.on(*borne) or not view.on("A8-3"):
        return False
    shown = Counter(str(board.rules(view).settle(view, context, icon)) for icon in icons)
    if not view.on("A8-2 paragraph 3"):
        shown.clear()
    for icon, n in shown.items():
        if icon not in (*TYPES, *SUBTYPES) and view.applies("A8-2 paragraph 4"):
            continue
        there = view.once(("icons", context.you, icon), _of, context.you, icon)
        if among is not None:
            truth = board.rules(view).truth
            there = tuple(c for c in there if truth(view, context._replace(subject=c), among))
        if len(there) < n and view.applies("A8-3 bullet 1"):
            return False
    view.consult("A8-2 paragraph 5", "A8-3 bullet 1")
    return PASS  # type: ignore[no-any-return]


def _of(view: View, player: str, icon: str) -> tuple[int, ...]:
    """The cards that count for a kind of icon (A8-3): of its type or subtype, where a player's cards are counted."""
    infos = ((card, view.rules.is_now(view, card)) for card in _counted(view, player))
    return tuple(card for card, info in infos if icon in (info.type, altered.subtype(view, card)))


def _counted(view: View, player: str) -> Iterator[int]:
    yield from board.lie_in(view, f"{player}.played")
    yield from board.lie_in(view, f"{player}.enhancements")
    view.define("7-1-11 paragraph 4")
    for card in board.lie_in(view, f"{player}.specials"):
        if view.get(f"card.{card}.state") == "used":
            yield card


def of_attack(view: View, card: int, by: str) -> Iterator[tuple[str, Value]]:
    """A8-6: the attack of a card has the card's gear frames, complete or not."""
    info = board.definition(view, card)
    if info.framed:
        yield "framed", tuple(a.key for a in info.abilities)
