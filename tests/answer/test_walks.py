"""Advances remembered by what they have read: with them and without, the same positions in the same graph.

One random board in three and one pinned position in eight are searched, all with `JUDGE_EVERY_FILE=1`: each twice.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

import pytest

from judge.answer.outcomes import Horizon, Limits, prepare
from judge.answer.outcomes.branching import Branching, Position
from judge.engine.explore import Graph, Search
from judge.engine.symmetry import FRAME
from judge.port.floor import Scenario
from tests.answer.random_boards import board
from tests.answer.test_counts import POSITIONS
from tests.furuyoni.shipped import EVERY, one_in

SEEDS = [seed for seed in range(900, 930) if one_in(3, f"board {seed}")]
GAMES = [position for position in POSITIONS if one_in(8, position.name)]


def begun(scenario: Scenario, turns: int, remembers: bool) -> tuple[Branching, Position]:
    """A ground with its start, on which advances are remembered or not."""
    ground = prepare(scenario, (), (), horizon=Horizon(turns=turns))
    start = ground.start()
    if not remembers:
        start.machine.walks = None
    return ground, start


def searched(scenario: Scenario, most: int, remembers: bool) -> Graph:
    """So many positions of the turn and the one behind it."""
    ground, start = begun(scenario, 2, remembers)
    return Search(ground, Limits(most, float("inf"))).run(start)


def same(scenario: Scenario, most: int = 600 if EVERY else 150) -> None:
    with_, without = (searched(scenario, most, remembers) for remembers in (True, False))
    assert with_.nodes == without.nodes
    assert with_.ends == without.ends
    assert with_.reached == without.reached


@pytest.mark.parametrize("seed", SEEDS)
def test_the_graph_of_a_random_board_is_the_same(seed: int) -> None:
    same(board(Random(seed)))


@pytest.mark.parametrize("position", GAMES, ids=lambda position: position.name.replace(" ", "-"))
def test_the_graph_of_a_pinned_position_is_the_same(position: object) -> None:
    same(position.scenario())  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_nothing_is_held_when_a_search_is_over_and_another_finds_the_same(seed: int) -> None:
    ground, start = begun(board(Random(seed)), 2, True)
    first = Search(ground, Limits(150, float("inf"))).run(start)
    walks, canon = ground.walks, ground.canon
    assert walks is not None
    assert canon is not None
    held = (walks.stands, walks.frames, walks.locals, walks.found, walks.numbers, canon.facts_told, canon.frames_told)
    assert not any(held)
    stand = start.machine.stand
    assert stand is None or not (stand.came or stand.found or stand.answered)
    again = Search(ground, Limits(150, float("inf"))).run(start)
    assert (first.nodes, first.ends, first.reached) == (again.nodes, again.ends, again.reached)


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_how_a_position_was_told_before_does_not_change_its_key(seed: int) -> None:
    """Facts and frames that are told as they were, by names that hold here too, are told as they would be anew."""
    ground, start = begun(board(Random(seed)), 3, True)
    assert ground.canon is not None
    here, random, seen = start, Random(seed), [start]
    for _ in range(60):
        here = ground.after(here, random.choice([*ground.answers(here)]).picked) if here.by else start
        seen.append(here)
    keys = [ground.key(position) for position in seen]
    for position, key in zip(seen, keys, strict=True):
        ground.canon.forget()
        assert ground.key(position) == key


def unnumbered(value: object, named: Collection[str]) -> object:
    """A value without the numbers of frames in it: where advances are remembered they are given again."""
    if isinstance(value, Mapping):
        return {key: unnumbered(one, named) for key, one in value.items() if key not in named}
    if isinstance(value, tuple):
        names = getattr(value, "_fields", ("",) * len(value))
        return tuple(unnumbered(one, named) for name, one in zip(names, value, strict=True) if name not in named)
    return value


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_line_comes_to_the_same_board(seed: int) -> None:
    """Played three times at random with what was remembered before: facts, choice, gaps passed, and where it stands."""
    scenario = board(Random(seed))
    (ground, start), (plain, other) = (begun(scenario, 3, remembers) for remembers in (True, False))
    named = {name for name, kind in start.machine.game.symmetry().numbers.items() if kind == FRAME}
    for game in range(3):
        random, here, there = Random(f"{seed} {game}"), start, other
        for _ in range(25):
            assert ground.key(here) == plain.key(there)
            assert here.machine.pending == there.machine.pending
            assert unnumbered(here.machine.state, named) == unnumbered(there.machine.state, named)
            assert here.machine.gaps == there.machine.gaps
            assert here.by == there.by
            if not here.by:
                break
            picked = random.choice([*ground.answers(here)]).picked
            here, there = ground.after(here, picked), plain.after(there, picked)
