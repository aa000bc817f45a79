"""How many ways answer 0, 1, 2 … open choices at 60 positions of both games, pinned and counted twice."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from judge.answer.outcomes import counts
from judge.port.floor import Scenario
from tests.answer.naive import count
from tests.answer.outcome_files import scenario
from tests.furuyoni.shipped import one_in
from tests.yaml_files import typed

FILE = Path(__file__).parent / "counts.yaml"
NAIVE = 200
"""How many ways are gone through one by one in the tests; `python -m tests.answer.naive` goes through all."""


class Position(NamedTuple):
    """A pinned position: its name, its file, its counts."""

    name: str
    text: str
    counts: tuple[int, ...]

    def scenario(self) -> Scenario:
        """The scenario of its file."""
        return scenario(self.text)


POSITIONS = [Position(p["name"], p["file"], tuple(p["counts"])) for p in typed(FILE.read_text("utf-8"))]


def named(position: Position) -> str:
    """What tests of a position are called."""
    return position.name.replace(" ", "-")


each = pytest.mark.parametrize("position", POSITIONS, ids=named)


def test_there_are_sixty_of_both_games() -> None:
    assert len({p.name for p in POSITIONS}) == len(POSITIONS) >= 60
    assert sum(1 for p in POSITIONS if "game: vision" in p.text) >= 20
    assert all(len(p.counts) in (4, 5, 6) for p in POSITIONS)


@each
def test_counts(position: Position) -> None:
    """To the last depth of one position in two, with `JUDGE_EVERY_FILE=1` of each: that takes as long as the rest."""
    depth = len(position.counts) - (1 if one_in(2, position.name) else 2)
    assert tuple(counts(position.scenario(), depth)) == position.counts[: depth + 1]


@pytest.mark.parametrize("position", [p for p in POSITIONS if one_in(3, p.name)], ids=named)
def test_the_naive_count_is_the_same(position: Position) -> None:
    """Of one position in three, of every one with `JUDGE_EVERY_FILE=1`: the numbers that are pinned are the same."""
    depth = max(d for d, n in enumerate(position.counts) if n <= NAIVE)
    assert count(position.scenario(), depth) == position.counts[depth]
