"""A17-2 to A17-5: seed crystals, where they lie, as what they count, and where they go."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import View
from judge.engine.data import Value
from judge.furuyoni import board

SEED = "seed"
SPROUTED, UNSPROUTED = "sprouted", "unsprouted"
PLACES = ("in_use", "enhancements")
"""The zones in which a seed lies on a card."""
RIPE = 5
"""From how many seeds on it a card has ripened (the card that asks for it)."""


def in_soil(view: View, player: str, state: str) -> int:
    """How many seeds lie in a player's soil in a state."""
    return board.tokens(view, f"{player}.soil", f"{SEED}.{state}")


def on_card(view: View, zone: str) -> int:
    """How many seeds lie on a card (`card.7`); 0 of every other zone."""
    return board.tokens(view, zone, SEED) if zone.startswith("card.") else 0


def all_sprouted(view: View, player: str) -> bool:
    """A17-3 paragraph 3: whether a player has no seed that has not sprouted; one who has none at all counts so."""
    return in_soil(view, player, UNSPROUTED) == 0


def _lies_in(view: View, zone: str) -> str:
    return board.kind_of(board.zone_of(view, int(zone[5:]))) if zone.startswith("card.") else ""


def counted_in_use(view: View, found: int, zone: str) -> int:
    """A17-4 paragraph 3: a seed on a card in use counts as a crystal."""
    return found + on_card(view, zone) if _lies_in(view, zone) == "in_use" else found


def counted(view: View, found: int, zone: str) -> int:
    """A17-5 paragraph 3: a seed on an enhancement in play counts as a crystal."""
    return found + on_card(view, zone) if _lies_in(view, zone) == "enhancements" else found


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
    player = board.player_of(board.zone_of(view, int(source[5:])))
    yield f"{source}.{SEED}", on_card(view, source) - n or None
    if _stays_in_play(view, source, target) and view.gap("G110", ("A17-2-1-1 paragraph 4",)) == 0:
        there = on_card(view, target)
        yield f"{target}.{SEED}", there + n
        if there < RIPE <= there + n:
            yield f"{target}.ripened", True
    else:
        yield _to_soil(view, player, n)


def _stays_in_play(view: View, source: str, target: str) -> bool:
    """Whether a movement goes from one enhancement in play to another of the same player."""
    if not target.startswith("card.") or _lies_in(view, source) != "enhancements":
        return False
    return board.zone_of(view, int(source[5:])) == board.zone_of(view, int(target[5:]))


def leave_with_card(view: View, card: int, source: str, target: str, cause: str) -> Iterator[tuple[str, Value]]:
    """A17-2 paragraph 4: where a card goes on which seeds cannot lie, they go to the soil as it leaves."""
    seeds, player = on_card(view, f"card.{card}"), board.player_of(source)
    if seeds and target not in (f"{player}.{zone}" for zone in PLACES):
        view.define("A17-2 paragraph 4")
        yield f"card.{card}.{SEED}", None
        yield _to_soil(view, player, seeds)


def _to_soil(view: View, player: str, n: int) -> tuple[str, Value]:
    return f"{player}.soil.{SEED}.{UNSPROUTED}", in_soil(view, player, UNSPROUTED) + n
