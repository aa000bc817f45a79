"""A17-2 to A17-5: seed crystals, where they lie, as what they count, and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine import View
    from judge.engine.data import Value

SEED = "seed"
SPROUTED, UNSPROUTED = "sprouted", "unsprouted"
PLACES = ("in_use", "enhancements")
"""The zones in which a seed lies on a card."""
RIPE = 5
"""From how many seeds on it a card has ripened (the card that asks for it)."""


def in_soil(view: View, player: str, state: str) -> int:
    """How many seeds lie in a player's soil in a state; who has no soil has none there (A17-3 paragraph 1)."""
    return board.tokens(view, f"{player}.soil", f"{SEED}.{state}") if view.on("A17-3 paragraph 1") else 0


def on_card(view: View, zone: str) -> int:
    """How many seeds lie on a card (`card.7`); 0 of every other zone."""
    return board.tokens(view, zone, SEED) if board.on_card(zone) else 0


def all_sprouted(view: View, player: str) -> bool:
    """A17-3 paragraph 3: whether no seed in a player's soil is unsprouted; where none lies there at all it is so."""
    if in_soil(view, player, UNSPROUTED):
        return False
    return in_soil(view, player, SPROUTED) > 0 or view.applies("A17-3 paragraph 3")


def _lies_in(view: View, zone: str) -> str:
    card = board.on_card(zone)
    return board.kind_of(board.zone_of(view, card)) if card else ""


def counted_in_use(view: View, found: int, zone: str) -> int:
    """A17-4 paragraph 3: a seed on a card in use counts as a crystal."""
    return found + _tied(view, zone, "in_use", "A17-4 paragraph 2")


def counted(view: View, found: int, zone: str) -> int:
    """A17-5 paragraph 3: a seed on an enhancement in play counts as a crystal."""
    return found + _tied(view, zone, "enhancements", "A17-5 paragraph 2")


def _tied(view: View, zone: str, kind: str, clause: str) -> int:
    """How many seeds lie on a card in a zone of that kind: a clause says that those there are tied to their card."""
    seeds = on_card(view, zone) if _lies_in(view, zone) == kind else 0
    if not seeds or not view.on(clause):
        return 0
    view.define(clause)
    return seeds


def chosen(view: View, found: int, zone: str, n: int) -> int:
    """A17-5 paragraph 4: of the crystals chosen on a card seeds are the last."""
    seeds = on_card(view, zone)
    if not seeds:
        return found
    plain = board.plain_crystals(view, zone)
    if plain and not view.applies("A17-5 paragraph 4"):
        return min(n, seeds)
    return max(0, n - plain)


def leave(view: View, source: str, target: str, n: int) -> Iterator[tuple[str, Value]]:
    """A17-2-1-1 paragraph 4: a seed detached from its card goes to the soil, unsprouted, whatever it was told.

    Whether one that goes to another card of its zone has come to another zone at all is gap G110.
    """
    player = board.player_of(board.zone_of(view, board.on_card(source)))
    yield f"{source}.{SEED}", on_card(view, source) - n or None
    if _stays_in_play(view, source, target) and view.gap("G110", ("A17-2-1-1 paragraph 4",)) == 0:
        there = on_card(view, target)
        yield f"{target}.{SEED}", there + n
        if there < RIPE <= there + n:
            yield f"{target}.ripened", True
    else:
        yield from _to_soil(view, player, n)


def _stays_in_play(view: View, source: str, target: str) -> bool:
    """Whether a movement goes from one enhancement in play to another of the same player."""
    if not board.on_card(target) or _lies_in(view, source) != "enhancements":
        return False
    return board.zone_of(view, board.on_card(source)) == board.zone_of(view, board.on_card(target))


def leave_with_card(view: View, card: int, source: str, target: str, cause: str) -> Iterator[tuple[str, Value]]:
    """A17-2 paragraph 4: where a card goes on which seeds cannot lie, they go to the soil as it leaves."""
    seeds, player = on_card(view, f"card.{card}"), board.player_of(source)
    if not seeds or _may_lie(view, target, player):
        return
    yield f"card.{card}.{SEED}", None
    yield from _to_soil(view, player, seeds)
    if view.get(f"card.{card}.ripened"):
        yield f"card.{card}.fell_ripe", True


def _may_lie(view: View, zone: str, player: str) -> bool:
    """Whether a player's seeds may lie on a card that comes to a zone (A17-2 paragraph 4, A17-5 paragraph 1)."""
    if zone == f"{player}.enhancements":
        return view.applies("A17-5 paragraph 1")
    return zone == f"{player}.in_use" or not view.applies("A17-2 paragraph 4")


def late_fruit(view: View, player: str) -> bool:
    """Whether what five seeds call for in the end phase comes though the card has left before (gap G112)."""
    return bool(view.gap("G112", ("9-1-1-6 paragraph 1", "9-1-3-4 paragraph 1")))


def _to_soil(view: View, player: str, n: int) -> Iterator[tuple[str, Value]]:
    """Seeds come to the soil of the player whose they are (A17-2 paragraph 2)."""
    if view.on("A17-2 paragraph 2"):
        view.define("A17-2 paragraph 2")
        yield f"{player}.soil.{SEED}.{UNSPROUTED}", in_soil(view, player, UNSPROUTED) + n
