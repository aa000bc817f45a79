"""Positions that are merged are alike: with merging and without it, the same outcomes come about in as many ways."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from judge.answer.outcomes import Horizon, Limits, prepare
from judge.answer.outcomes.branching import Branching, Position
from judge.engine.explore import Search
from judge.engine.forcing import ways
from judge.scenario.model import Scenario
from tests.answer.random_boards import board

SEEDS = range(40)
MOST = 300
"""Ways gone through one by one at most; boards with more are looked at less deeply."""


class ManyError(Exception):
    """There are too many ways."""


def one_by_one(ground: Branching, at: Position, found: Counter[object]) -> None:
    """Every way to its end, without merging anything."""
    if not ground.decider(at):
        found[ground.end(at)] += 1
        if found.total() > MOST:
            raise ManyError
        return
    for answer in ground.answers(at):
        one_by_one(ground, ground.after(at, answer.picked), found)


def both(scenario: Scenario, depth: int) -> None:
    """Compare merged with unmerged, less deeply where there are too many ways."""
    while depth:
        ground = prepare(scenario, (), (), horizon=Horizon(depth=depth))
        found: Counter[object] = Counter()
        try:
            one_by_one(ground, ground.start(), found)
        except ManyError:
            depth -= 1
            continue
        graph = Search(prepared := prepare(scenario, (), (), horizon=Horizon(depth=depth)), Limits()).run(
            prepared.start()
        )
        counted = ways(graph)
        assert counted is not None
        merged = {graph.ends[node.end]: counted[n] for n, node in enumerate(graph.nodes) if not node.by}
        assert merged == dict(found)
        return


@pytest.mark.parametrize("seed", SEEDS)
def test_merging_changes_no_outcome(seed: int) -> None:
    both(board(Random(seed)), 6)
