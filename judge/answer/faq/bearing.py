"""Whether the clauses that a file states bear the verdict: each has to decide on a board that does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.faq import deciding
from judge.answer.faq.verdict import OPEN, Judged, Tried
from judge.answer.switched import decides
from judge.rulebook.ids import parse

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MOST = 8
"""On how many boards a clause is tried."""


def applied(clauses: Sequence[str], tried: Tried) -> Iterator[str]:
    """Those of the clauses that were applied on a board, or by which there is none."""
    cited = {*(deciding.cited(tried.ruling) if tried.ruling is not None else tried.deciding.clauses)} if clauses else ()
    for clause in clauses:
        asked = parse(clause)
        if any(asked.covers(parse(name)) for name in cited):
            yield clause


def unborne(judged: Judged) -> Iterator[str]:
    """The clauses of the file that do not bear the verdict: not in force, or of no consequence where it was decided.

    A clause decides if anything that is claimed comes out otherwise with it switched off, if it refuses a line, and if
    what is claimed was last changed under it or in a part of what it ordered. One that nothing can execute (a
    definition of what things are) only has to be in force.
    """
    from judge.rulebook.catalogue import about

    here = [one for one in judged.seen if one.tried is not None]
    if judged.verdict != "depends":
        here = [one for one in here if one.verdict == judged.verdict]
    for clause in judged.claim.clauses:
        entry = about(clause).entries[clause]
        there = [one for one in here if one.edition in entry.printed]
        runs = any(one.tried is not None and (one.tried.ruling or one.tried.case.refused) for one in there)
        boards = (tried for one in there for tried in one.bearers.get(clause, ()))
        # what a state calls up cannot be switched off by itself: that it was called up is enough
        called = entry.kind == "state-trigger"
        if not there or (entry.operative and runs and not any(called or _decides(clause, tried) for tried in boards)):
            yield clause


def _decides(clause: str, tried: Tried) -> bool:
    ruling = tried.ruling
    if ruling is None or tried.end == OPEN:
        return True
    asked = parse(clause)
    names = [name for name in dict.fromkeys(deciding.cited(ruling)) if asked.covers(parse(name))]
    settling = (c for check in ruling.checks for c in deciding.deciding(check.expectation, ruling).clauses)
    if not {*names}.isdisjoint((*deciding.refused(ruling), *settling)):
        return True
    until = tried.over.until if tried.over is not None else ""
    told = [decides(ruling, name, until) for name in dict.fromkeys((clause, *names))]
    return any(told) or all(one is None for one in told)
