"""What the verdict on each item of the publisher's FAQ rests on; `python -m tests.answer.rests` tries all and tells.

Taken away are, one at a time, what a stated or cited clause does (it is switched off) and what the board is like (one
single change of it). What is expected of citations alone is left out: a citation is no evidence.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from judge.answer.checks import check
from judge.answer.faq import Judged, Tried, judge_claims, load
from judge.answer.run import adjudicate
from judge.answer.switched import decides
from judge.data import scenarios
from judge.engine import Machine
from judge.floors import FLOORS
from judge.port.expect import Applied
from judge.port.floor import Scenario
from judge.port.ruling import Ruling
from judge.rulebook.ids import parse
from judge.scenario.folders import claims_in
from tests.furuyoni.shipped import one_in

FILES = claims_in(f"{scenarios()}/furuyoni/faq/official")
MOST = 400
"""How many single changes of a board are tried."""


class Rest(NamedTuple):
    """An item: the stated clauses without which its verdict is another, one change of a board with which it is."""

    id: str
    verdict: str
    clauses: tuple[str, ...]
    change: str

    @property
    def held(self) -> bool:
        """Whether anything that is taken away changes the verdict."""
        return bool(self.clauses or self.change)


def rests(file: str, all_: bool = True, share: int = 1) -> Iterator[Rest]:
    """What the verdict on each item of a file rests on, those that wait left out.

    Without `all_` boards are changed only where no clause changes the verdict. One item in `share` is gone through.
    """
    claims, problems = load(file, FLOORS)
    assert claims is not None, problems
    claims = claims._replace(claims=tuple(one for one in claims.claims if share == 1 or one_in(share, one.id)))
    for judged in judge_claims(claims)[0]:
        if judged.verdict != "waiting":
            clauses = tuple(dict.fromkeys(c for tried in _boards(judged) for c in _without(judged, tried)))
            tried_too = all_ or not clauses
            change = next((said for tried in _boards(judged) for said in _changed(tried)), "") if tried_too else ""
            yield Rest(judged.claim.id, judged.verdict, clauses, change)


def _boards(judged: Judged) -> Iterator[Tried]:
    """The boards that decide of each case, and those on which stated clauses were applied."""
    for seen in judged.seen:
        yield from seen.by_case.values()
        yield from (tried for boards in seen.bearers.values() for tried in boards[:2])


def _without(judged: Judged, tried: Tried) -> Iterator[str]:
    """The clauses stated, or what is cited of them, without which the board comes to something else."""
    if tried.ruling is None:
        return
    ruling = _told(tried.ruling)
    cited = dict.fromkeys(clause for event in ruling.events for clause in event.clauses)
    until = tried.over.until if tried.over is not None else ""
    for stated in judged.clauses:
        inside = [clause for clause in cited if parse(stated).covers(parse(clause))]
        if any(decides(ruling, clause, until) for clause in dict.fromkeys((stated, *inside))):
            yield stated


def _told(ruling: Ruling) -> Ruling:
    """A ruling of which no citation is expected."""
    expect = tuple(one for one in ruling.scenario.expect if not isinstance(one, Applied))
    return ruling._replace(scenario=ruling.scenario._replace(expect=expect))


def _changed(tried: Tried) -> Iterator[str]:
    """Single changes of the board, and lines left out, with which it comes to something else."""
    if tried.ruling is None or not tried.ruling.scenario.expect:
        return
    until = tried.over.until if tried.over is not None else ""
    for said, other in islice(_others(tried.ruling.scenario), MOST):
        try:
            found, _ = adjudicate(other, until=until)
        except Exception:
            continue
        if found is not None:
            before, after = ([check(one, r).ok for one in _told(r).scenario.expect] for r in (tried.ruling, found))
            if before != after and found.refused is None:
                yield said
                return


def _others(scenario: Scenario) -> Iterator[tuple[str, Scenario]]:
    start = scenario.floor.set_up(scenario)
    machine = Machine(start.game, start.state, [], {})
    start.begin(machine)
    for n in (1, 2):
        for change in scenario.floor.vary.sized(machine, scenario, n):
            try:
                made = scenario.floor.vary.made(start, scenario, change)
            except (ValueError, KeyError):
                continue
            if made is not None:
                yield f"{change.kind} {change.about} {change.size}", made
    for i in range(len(scenario.play)):
        yield f"line {i + 1} left out", scenario._replace(play=(*scenario.play[:i], *scenario.play[i + 1 :]))


if __name__ == "__main__":
    loose = 0
    for path in FILES:
        if not sys.argv[1:] or any(word in path for word in sys.argv[1:]):
            for one in rests(path):
                loose += not one.held
                print("" if one.held else "!", one.id, one.verdict, ", ".join(one.clauses) or "-", one.change or "-")
    print(f"{loose} rest on nothing that can be taken away")
    sys.exit(bool(loose))
