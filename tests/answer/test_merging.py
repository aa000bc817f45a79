"""Positions that are merged are alike: with merging and without it, the same outcomes come about in as many ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

import judge
from judge.answer.outcomes import Horizon, Limits, Outcomes, prepare
from judge.answer.outcomes.asked import End
from judge.answer.outcomes.branching import Branching, Position
from judge.data import scenarios
from judge.engine.explore import Search
from judge.engine.forcing import ways
from judge.port.floor import Scenario
from tests.answer.random_boards import board
from tests.furuyoni.shipped import EVERY, one_in

SEEDS = [seed for seed in range(24) if one_in(4, f"board {seed}")]
CLAIMED = [seed for seed in range(500, 512) if one_in(4, f"board {seed}")]
"""A quarter of the boards is gone through, one way at a time; all of them with `JUDGE_EVERY_FILE=1`."""
MOST = 150 if EVERY else 80
"""Ways gone through one by one at most; boards with more are looked at less deeply."""

TOLD = (
    "hatsumi-innealrao2-against-saine-hagane-life-1", "innealrao3-hatsumia1-against-yatsuha-innealrao2-life-2",
    "yurinaa1-oboro-against-saine-utsuro-life-3",
)  # fmt: skip
"""Puzzles in which several things come and go at once."""
CLAIMS = ("attack 1: hit", "applied: [9-4 i, 9-4 iii]", "not_applied: [9-2-3 iii]", "b.life: '>= 2'", "result: a wins")


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


def forced(ground: Branching, at: Position, by: str, claim: int, met: bool) -> bool:
    """Whether a player can bring it about that a claim is met, or is not, by going through every way."""
    if not ground.decider(at):
        end = ground.end(at)
        assert isinstance(end, End)
        return end.claims[claim] == met
    every = (ground.after(at, answer.picked) for answer in ground.answers(at))
    found = (forced(ground, one, by, claim, met) for one in every)
    return any(found) if ground.decider(at) == by else all(found)


def both(scenario: Scenario, claims: Sequence[str], depth: int) -> tuple[Branching, Outcomes] | None:
    """Compare merged with unmerged, less deeply where there are too many ways."""
    while depth:
        horizon = Horizon(depth=depth)
        ground = prepare(scenario, claims, (), horizon=horizon)
        found: Counter[object] = Counter()
        try:
            one_by_one(ground, ground.start(), found)
        except ManyError:
            depth -= 1
            continue
        merged = prepare(scenario, claims, (), horizon=horizon)
        outcomes = Outcomes(merged, Search(merged, Limits()).run(merged.start()))
        counted = ways(outcomes.graph)
        assert counted is not None
        nodes = enumerate(outcomes.graph.nodes)
        assert {outcomes.ends[node.end]: counted[n] for n, node in nodes if not node.by} == dict(found)
        return ground, outcomes
    return None


@pytest.mark.parametrize("seed", SEEDS)
def test_merging_changes_no_outcome(seed: int) -> None:
    both(board(Random(seed)), (), 6)


@pytest.mark.parametrize("seed", CLAIMED)
def test_merging_forgets_nothing_that_a_claim_asks_for(seed: int) -> None:
    compared = both(board(Random(seed)), CLAIMS, 6)
    if compared is None:
        return
    ground, outcomes = compared
    for claim in range(len(CLAIMS)):
        verdict = outcomes.verdict(claim)
        for player, met in product(("a", "b"), (True, False)):
            assert verdict.can(player, met) == forced(ground, ground.start(), player, claim, met)


@pytest.mark.parametrize("puzzle", TOLD)
def test_what_is_remembered_of_how_things_are_told_changes_no_key(puzzle: str) -> None:
    """Positions have the key that they have where nothing has been told before."""
    scenario, problems = judge.load(f"{scenarios()}/furuyoni/puzzles/{puzzle}.yaml")
    assert scenario is not None, problems
    ground, random = prepare(scenario, (), (), horizon=Horizon(turns=1)), Random(1)
    waiting, keys = [ground.start()], list[tuple[Position, bytes]]()
    while waiting and len(keys) < MOST:
        at = waiting.pop(random.randrange(len(waiting)))
        keys.append((at, ground.key(at)))
        if ground.decider(at):
            waiting += [ground.after(at, answer.picked) for answer in ground.answers(at)]
    assert ground.canon is not None
    for at, key in reversed(keys):
        assert ground.key(at) == key
        ground.canon.forget()
        assert ground.key(at) == key
