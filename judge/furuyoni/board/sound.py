"""What holds of every state of a board, however it came about: asked of a machine that a file brings along."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from judge.furuyoni import board
from judge.furuyoni.vocab import PLAYERS

if TYPE_CHECKING:
    from judge.engine import View

State = Mapping[str, Any]


def ids(state: State, kind: str) -> Iterator[int]:
    """The numbers of the objects of a kind."""
    end = ".number" if kind == "card" else ""
    for path in state:
        head, _, tail = path.removesuffix(end).partition(".")
        if head == kind and path.endswith(end) and tail.isdigit():
            yield int(tail)


def counted(view: View) -> tuple[str, ...]:
    """The paths of all numbers of crystals, those on cards apart."""
    words = board.vocab(view)
    own = tuple(f"{player}.{zone}" for player in PLAYERS for zone in words.crystal_zones)
    return (*(f"{zone}.crystals" if zone == "distance" else zone for zone in words.common_crystals), *own)


def crystals(view: View) -> int:
    """All crystals in the game: those of zones of crystals, on cards, and beside cards in zones that hold both."""
    beside = (path for path in view.state if path.endswith(".crystals"))
    return sum(int(view.state.get(path, 0)) for path in {*counted(view), *beside})


def faults(view: View) -> Iterator[str]:
    """A number that is none or below nothing, a card in two zones or in none."""
    state = view.state
    on_cards = tuple(p for p in state if p.startswith("card.") and p.endswith(".crystals"))
    for path in ("turn", *counted(view), *(f"{player}.vigor" for player in PLAYERS), *on_cards):
        n = state.get(path, 0)
        if not isinstance(n, int) or isinstance(n, bool) or n < 0:
            yield f"{path} is {n!r}"
    lying: dict[int, str] = {}
    for zone in (f"{player}.{kind}" for player in PLAYERS for kind in board.vocab(view).card_zones):
        for card in state.get(zone, ()):
            if card in lying:
                yield f"card.{card} lies in {lying[card]} and in {zone}"
            lying[card] = zone
    for card in ids(state, "card"):
        if lying.get(card) != state.get(f"card.{card}.zone"):
            yield f"card.{card}.zone is {state.get(f'card.{card}.zone')}, but it lies in {lying.get(card)}"
