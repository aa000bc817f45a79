"""Additional rules, by megami: a group is in force where one of the players has chosen her (0-2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judge.engine import Act, Amendment, Do, Frame, View
from judge.engine.outcome import Outcome
from judge.furuyoni import board
from judge.furuyoni.cards import pools

CITED = ("0-2", "A2-1")
"""What is cited where an additional rule acts on the set-up: it is in force, and it takes precedence."""


def in_force(view: View, version: str) -> tuple[str, ...]:
    """The players who have chosen a megami in this version."""
    return tuple(p for p in board.PLAYERS if version in view.get(f"{p}.megami", ()))


def extra_cards(version: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What set-up lays into extra for a version: the clause, and the numbers of the cards."""
    found = pools.versions().get(version.removesuffix("-o"))
    for placement in found.setup if found is not None else ():
        if placement.zone == "extra":
            yield placement.clause, placement.cards


def placements(versions: Iterable[str]) -> Iterator[Amendment]:
    """4-1 2 as the additional rules of these versions amend it: their extra cards are laid out."""
    found: dict[str, Amendment] = {}
    for version in sorted(versions):
        for clause, numbers in extra_cards(version):
            found[clause] = Amendment(clause, "4-1 2", "after", _lay_out(version, numbers), _chosen(version), CITED)
    yield from found.values()


def _chosen(version: str) -> Callable[[View, Frame], bool]:
    return lambda view, frame: bool(in_force(view, version))


def _lay_out(version: str, numbers: tuple[str, ...]) -> Callable[[View, Frame], Outcome]:
    def run(view: View, frame: Frame) -> Outcome:
        acts = tuple(
            Act("put", {"card": board.card_ref(view, c), "to": f"{player}.extra", "state": "used"})
            for player in in_force(view, version)
            for c in board.lie_in(view, f"{player}.out_of_game")
            if view.get(f"card.{c}.number") in numbers
        )
        return Do(acts)

    return run
