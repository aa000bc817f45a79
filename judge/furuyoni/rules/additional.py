"""Additional rules, by megami: a group is in force where one of the players has chosen her (0-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Amendment, Do, Frame, View
from judge.furuyoni import board
from judge.furuyoni.cards import pools

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judge.engine.outcome import Outcome
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


def tokens_laid(version: str, words: Vocabulary) -> Iterator[pools.Placement]:
    """The tokens that set-up lays out for a version, of kinds and in zones that the words of the board know."""
    found = pools.versions().get(version.removesuffix("-o"))
    for placement in found.setup if found is not None else ():
        paths = words.token_paths(placement.zone) if placement.zone in words.zones else ()
        if placement.tokens and all(f"{placement.zone}.{kind}" in paths for kind in placement.tokens):
            yield placement


def placements(versions: Iterable[str], words: Vocabulary) -> Iterator[Amendment]:
    """4-1 2 as the additional rules of these versions amend it: their cards and tokens are laid out."""
    found: dict[str, tuple[_Laid, ...]] = {}
    for version in sorted(versions):
        cards = tuple(cards_laid(version, words))
        for laid in (*cards, *(one for one in tokens_laid(version, words) if one not in cards)):
            found[laid.clause] = (*found.get(laid.clause, ()), (version, laid))
    for clause, all_laid in found.items():
        cites = (*dict.fromkeys(also for _, laid in all_laid for also in laid.also), *CITED)
        yield Amendment(clause, "4-1 2", "after", _lay_out(all_laid), _chosen(all_laid), cites)


_Laid = tuple[str, pools.Placement]
"""What set-up lays out for a version."""


def _chosen(laid: tuple[_Laid, ...]) -> Callable[[View, Frame], bool]:
    return lambda view, frame: any(in_force(view, version) for version, _ in laid)


def _lay_out(all_laid: tuple[_Laid, ...]) -> Callable[[View, Frame], Outcome]:
    def run(view: View, frame: Frame) -> Outcome:
        acts: list[Act] = []
        for version, laid in all_laid:
            if not view.on(*laid.also):
                continue
            for player in in_force(view, version):
                zone = f"{player}.{laid.zone}"
                acts += (
                    Act("put", {"card": board.card_ref(view, c), "to": zone, "state": "used", "cause": SET_UP})
                    for c in board.lie_in(view, f"{player}.out_of_game")
                    if view.get(f"card.{c}.number") in laid.cards
                )
                if laid.tokens:
                    acts.append(Act("fact", {"values": {f"{zone}.{kind}": n for kind, n in laid.tokens.items()}}))
        return Do(tuple(acts))

    return run
