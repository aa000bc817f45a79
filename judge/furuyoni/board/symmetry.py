"""When two boards are alike for all that can still come of them: what only numbers, and what nobody asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.symmetry import FRAME, Symmetry
from judge.furuyoni import board

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.view import State
    from judge.furuyoni.match import Match

COUNTERS = ("attacks.made", "lasting_made")
"""Facts that only give numbers to what comes into being."""


def symmetry(game: Match, state: State, told: Iterable[str] = ()) -> Symmetry:
    """What parts the boards of a game. `told` are facts that are going to be told: their order counts."""
    kept = frozenset(told)
    measured = _measured(game)
    words = game.vocab
    places = {f"{p}.{zone}": "card" for p in board.PLAYERS for zone in words.card_zones}
    places |= {f"{p}.{zone}": "attack" for p in board.PLAYERS for zone in words.attack_zones}
    bags = frozenset(f"{p}.{zone}" for p in board.PLAYERS for zone in words.unordered) - kept

    own = (verb.name for verb in words.own_verbs.values() if {"card", "hidden_card"} & {*verb.args[:1]})

    def silent(path: str) -> bool:
        return path in COUNTERS or path.endswith(".epoch") or (path == "turn_start_distance" and not measured)

    return Symmetry(
        "card", "attack", {**places, "shaped": "card"}, bags, {"attack": "attack", "answers": "attack", "basic": FRAME,
        "card": "card", "use": "card"}, frozenset({"use", "respond", "cover", "card", "declare", *own}), silent,
        _twins(game, state),
    )  # fmt: skip


def _measured(game: Match) -> bool:
    """Whether a card asks, in whatever part of it, how the distance has changed this turn (5-2-1)."""
    return "distance_change" in repr((game.abilities, game.cards))


def _twins(game: Match, state: State) -> tuple[tuple[int, ...], ...]:
    """Cards of one number and owner: copies, and cards of which nothing but the class is known."""
    groups: dict[tuple[str, str], list[int]] = {}
    for id, number in game.placed.items():
        groups.setdefault((number, str(state.get(f"card.{id}.owner"))), []).append(id)
    return tuple(tuple(ids) for ids in groups.values() if len(ids) > 1)
