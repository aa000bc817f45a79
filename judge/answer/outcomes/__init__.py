"""Every outcome over the choices that a scenario leaves open: always, never, or depends on whom."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from judge.answer.outcomes.asked import Asked, asking
from judge.answer.outcomes.branching import Branching
from judge.answer.outcomes.horizon import USUAL, Horizon
from judge.answer.outcomes.result import Outcome, Outcomes
from judge.answer.outcomes.verdict import Power, Verdict
from judge.engine.explore import LIMITS, Limits, Search, Watch, count
from judge.engine.work import ALONE, Workers
from judge.scenario.one_claim import read_claim, read_fact
from judge.text.errors import Place, Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.port.expect import Expectation
    from judge.port.floor import Scenario

SEARCHING = 0.75
"""What part of the time the search has; the rest is for telling how outcomes come about."""


def explore(
    scenario: Scenario, claims: Sequence[Expectation | str] | None = None, facts: Sequence[str] = (), *,
    horizon: Horizon = USUAL, limits: Limits = LIMITS, readings: Mapping[str, str] | None = None,
    watch: Watch | None = None, workers: Workers = ALONE,
) -> Outcomes:  # fmt: skip
    """Go through every answer to every choice, and every result of chance, that a scenario leaves open.

    Parameters
    ----------
    claims
        Claims to be judged, as expectations or as they are written (`b.life: 6`). None: those of `expect` that speak of
        what comes of the board, unless `facts` are asked for.
    facts
        Paths of facts to be told. Neither claims nor facts: the whole board.
    readings
        Letters of readings by gap, before those of the file.
    watch
        Called now and then with the number of positions come to; what it answers may end the search.
    limits
        For the search and for telling what it found: when the time is up, what is told by then is told.
    workers
        Who shares the work (default: nobody). Without a cluster these are processes of this machine; the nodes are then
        those of each.

    Raises
    ------
    judge.text.errors.Problems
        If a claim or a fact cannot be read or the board cannot be adjudicated.
    """
    began = time.monotonic()
    until = began + limits.seconds
    make = partial(prepare, scenario, claims, facts, horizon=horizon, readings=readings)
    ground = make()
    searching = limits._replace(seconds=limits.seconds * SEARCHING)
    if not workers.several or workers.after:
        alone = min(limits.nodes, workers.after) if workers.several else limits.nodes
        search = Search(ground, searching._replace(nodes=alone), watch)
        graph = search.run(ground.start())
        if graph.exhausted or search.stopped or alone == limits.nodes or time.monotonic() > began + searching.seconds:
            return Outcomes(ground, graph, until)
    from judge.engine import parallel

    return Outcomes(ground, parallel.run(make, ground, searching.left(began), workers, watch), until)


def prepare(
    scenario: Scenario, claims: Sequence[Expectation | str] | None = None, facts: Sequence[str] = (), *,
    horizon: Horizon = USUAL, readings: Mapping[str, str] | None = None,
) -> Branching:  # fmt: skip
    """What `explore` goes through."""
    asked = _asked(scenario, claims, facts)
    taken = scenario.read_with(readings)
    setup = scenario.floor.set_up(scenario)
    if setup.problems:
        raise Problems(setup.problems)
    return Branching(setup, taken, asked, horizon)


def counts(
    scenario: Scenario, depth: int, readings: Mapping[str, str] | None = None, until: float = float("inf")
) -> list[int]:
    """How many ways there are to answer 0, 1, … `depth` of the choices left open one after the other.

    An answer that cannot be told from another is the same one. A way that has come to its end is not counted any more.
    The horizon is the number of choices alone. From `until` on (of `time.monotonic`) no more are counted.
    """
    ground = prepare(scenario, (), (), horizon=Horizon(depth=depth + 1), readings=readings)
    return [*count(ground, ground.start(), depth, until)]


def _asked(scenario: Scenario, claims: Sequence[Expectation | str] | None, facts: Sequence[str]) -> Asked:
    problems: list[Problem] = []
    read: list[Expectation] = []
    given = claims if claims is not None else () if facts else asking(scenario.expect)
    for claim in given:
        if isinstance(claim, str):
            found, wrong = read_claim(claim, scenario)
            problems += wrong
            read += [found] if found is not None else []
        else:
            read.append(claim)
    for path in facts:
        problems += read_fact(path, scenario)
    for one in read:
        if one not in asking(read):
            place: Place = one.place
            hint = "claim a fact, `result`, `attack 1`, `used`, `applied` or `not_applied`"
            problems.append(Problem.at(place, "J901", "this says where a run stops, not what comes of the board", hint))
    if problems:
        raise Problems(problems)
    return Asked(scenario.floor, tuple(facts), asking(read))


__all__ = [
    "Horizon", "Limits", "Outcome", "Outcomes", "Power", "Verdict", "counts", "explore", "prepare",
]  # fmt: skip
