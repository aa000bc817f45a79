"""Where chapters of additional rules meet: clauses that two of them amend, and scenarios in which both amendments act.

Words of a game (`data`), headings and principles change nothing by themselves and meet nowhere.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from judge.light import NamedTuple
from judge.rulebook.ids import parse

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from judge.rulebook.catalogue import Amendment, Catalogue

IDLE = ("data", "principle", "heading")


class Meeting(NamedTuple):
    """Two chapters at one clause: the amendments of each, and the scenarios in which one of each acts."""

    clause: str
    chapters: tuple[str, str]
    amendments: tuple[tuple[str, ...], tuple[str, ...]]
    scenarios: tuple[str, ...]


def meetings(catalogue: Catalogue, executed: Mapping[str, Collection[str]]) -> Iterator[Meeting]:
    """Every meeting, in the order of the clauses amended.

    Parameters
    ----------
    executed
        For each clause the scenarios that execute it.
    """
    by_clause: dict[str, list[Amendment]] = {}
    for amendment in catalogue.amendments:
        if amendment.how not in IDLE:
            by_clause.setdefault(amendment.clause, []).append(amendment)
    for clause in (entry.name for entry in catalogue if entry.name in by_clause):
        found = by_clause[clause]
        for two in combinations(dict.fromkeys(chapter(one.id) for one in found), 2):
            first, second = (tuple(dict.fromkeys(a.id for a in found if chapter(a.id) == name)) for name in two)
            both = _in(first, executed) & _in(second, executed)
            yield Meeting(clause, two, (first, second), tuple(sorted(both)))


def chapter(clause: str) -> str:
    """The chapter of an additional clause: `A7` of `A7-5 iii`."""
    id = parse(clause)
    return id.chapter if id.chapter.startswith(id.part) else f"{id.part}{id.chapter}"


def _in(clauses: Sequence[str], executed: Mapping[str, Collection[str]]) -> set[str]:
    return {name for clause in clauses for name in executed.get(clause, ())}
