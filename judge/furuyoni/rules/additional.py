"""Additional rules, by megami: a group is in force where one of the players has chosen her (0-2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judge.engine import Act, Amendment, Do, Frame, View
from judge.engine.outcome import Outcome
from judge.furuyoni import board
from judge.furuyoni.cards import pools
from judge.furuyoni.vocab import Vocabulary

CITED = ("0-2", "A2-1")
"""What is cited where an additional rule acts on the set-up: it is in force, and it takes precedence."""
SET_UP = "set-up"


def in_force(view: View, version: str) -> tuple[str, ...]:
    """The players who have chosen a megami in this version."""
    return tuple(p for p in board.PLAYERS if version in view.get(f"{p}.megami", ()))


def cards_laid(version: str, words: Vocabulary) -> Iterator[pools.Placement]:
    """The cards that set-up lays out for a version, in zones that the words of the board know."""
    found = pools.versions().get(version.removesuffix("-o"))
    for placement in found.setup if found is not None else ():
        if placement.cards and placement.zone in words.is_card_zone:
            yield placement


def placements(versions: Iterable[str], words: Vocabulary) -> Iterator[Amendment]:
    """4-1 2 as the additional rules of these versions amend it: their cards are laid out."""
    found: dict[str, Amendment] = {}
    for version in sorted(versions):
        for laid in cards_laid(version, words):
            step = _lay_out(version, laid.zone, laid.cards)
            cites = (*laid.also, *CITED)
            found[laid.clause] = Amendment(laid.clause, "4-1 2", "after", step, _chosen(version), cites)
    yield from found.values()


def _chosen(version: str) -> Callable[[View, Frame], bool]:
    return lambda view, frame: bool(in_force(view, version))


def _lay_out(version: str, zone: str, numbers: tuple[str, ...]) -> Callable[[View, Frame], Outcome]:
    def run(view: View, frame: Frame) -> Outcome:
        acts = tuple(
            Act("put", {"card": board.card_ref(view, c), "to": f"{player}.{zone}", "state": "used", "cause": SET_UP})
            for player in in_force(view, version)
            for c in board.lie_in(view, f"{player}.out_of_game")
            if view.get(f"card.{c}.number") in numbers
        )
        return Do(acts)

    return run
