"""What is in force on a board and nothing plays yet: chapters of the additional rules (0-2, 2-1), and cards' texts.

A chapter's clauses are those that the catalogue calls operative. Of these, what lies in the pools as set-up is played,
and what a megami's room names in its code, unless the room says that it is not written yet. The rest is told with every
answer: a clause that a room forgets is told as well.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Any

from judge import data
from judge.engine.game import Unplayed
from judge.furuyoni import board
from judge.furuyoni.cards.facts import MEGAMI
from judge.furuyoni.cards.pools import versions
from judge.furuyoni.megami import room
from judge.furuyoni.rules import additional
from judge.furuyoni.vocab import seated
from judge.light import regex
from judge.text.errors import Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judge.engine.view import View

_CLAUSE = regex(r"[\"'](A\d{1,2}-\d[\w -]*)[\"']")


def chapters(chosen: Iterable[str], edition: str) -> tuple[Unplayed, ...]:
    """What nothing plays of the chapters that are in force where these versions have been chosen (0-2)."""
    known = (versions().get(version) for version in chosen)
    seated: dict[tuple[str, str], set[str]] = {}
    for version in known:
        if version is not None and version.chapter:
            seated.setdefault((version.chapter, version.megami), set()).add(version.id)
    found = (_in_force(left_out(*seat, edition), seat[1], seated[seat]) for seat in sorted(seated, key=_number))
    return tuple(one for one in found if one.clauses)


def _in_force(left: Unplayed, megami: str, sitting: set[str]) -> Unplayed:
    """Without the clauses that concern versions of hers which nobody has chosen."""
    found = room(megami)
    of = found.of_version if found is not None else {}
    return left._replace(clauses=tuple(c for c in left.clauses if of.get(c) is None or of[c] in sitting))


def left_out(chapter: str, megami: str, edition: str) -> Unplayed:
    """The clauses of a chapter that can act in an edition and that nothing plays."""
    laid, played = _laid_out(megami), _played(megami)
    clauses = operative(chapter, edition)
    left = tuple(clause for clause in clauses if clause not in laid and clause not in played)
    return Unplayed(chapter, left, whole=not any(clause in played for clause in clauses))


@cache
def operative(chapter: str, edition: str) -> tuple[str, ...]:
    """The clauses of a chapter of the additional rules that can act in an edition, in the document's order."""
    file = data.rulebook() / "furuyoni" / "additional" / f"{int(chapter[1:]):02}.yaml"
    entries: Any = data.load([file])[0]
    return tuple(str(e["id"]) for e in entries if e["operative"] and edition in e["printed"])


def _number(seat: tuple[str, str]) -> int:
    return int(seat[0][1:])


LAID = (additional.cards_laid, additional.tokens_laid)


@cache
def _laid_out(megami: str) -> frozenset[str]:
    """The clauses that set-up carries out by the pools: cards and tokens laid out."""
    ids = [version.id for version in versions().values() if version.megami == megami]
    words = seated.of(ids)
    laid = [one for id in ids for find in LAID for one in find(id, words)]
    return frozenset(clause for one in laid for clause in (one.clause, *one.also))


@cache
def _played(megami: str) -> frozenset[str]:
    """The clauses that a megami's room names in its code and does not call unwritten; none where she has no room."""
    found = room(megami)
    if found is None:
        return frozenset()
    folder = os.path.join(MEGAMI, megami)
    named: set[str] = set()
    for file in sorted(name for name in os.listdir(folder) if name.endswith(".py")):
        with open(os.path.join(folder, file), encoding="utf-8") as stream:
            named.update(_CLAUSE.findall(stream.read()))
    return frozenset(named.difference(found.unplayed))


# -- cards -----------------------------------------------------------------------------------------------------------


def not_written(text: str, number: str) -> str:
    """What is said of a card whose effects are not written."""
    return f"the effects of {text!r} ({number}) are not written yet"


def stop(view: View, unwritten: Mapping[int, Problem]) -> None:
    """Raise `Problems` where a card whose effects are not written has come to where it is used from, or is used."""
    inert = board.vocab(view).inert
    found = [p for card, p in unwritten.items() if board.kind_of(board.zone_of(view, card)) not in inert]
    if found:
        raise Problems(found)


def silent(view: View, unwritten: Iterable[int]) -> Iterator[int]:
    """The cards whose effects are not written and might be in force where they lie (9-1-1-2)."""
    for card in unwritten:
        loud = board.kind_of(board.zone_of(view, card)) not in board.vocab(view).says_silent
        if loud and any(board.known_to(view, card, player) for player in board.PLAYERS):
            yield card
