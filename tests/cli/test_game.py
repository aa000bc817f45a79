"""A whole game, from the choice of megami to victory: it runs the same each time and can be resumed from anywhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from judge.data import scenarios
from tests.furuyoni.shipped import one_in

GAME = str(scenarios() / "furuyoni" / "games" / "yurina-saine-against-himika-tokoyo.yaml")
STOPS = (
    "3-2", "4-1 3", "4-1 5-1", "8-1-3 iii", "9-6 ii", "9-6 iii", "8-3-2", "9-4 v", "5-8-3-1", "9-7 ii", "9-2-2 iii",
    "9-2-3 iii", "10-5 2", "9-5 i", "10-10", "9-4 ii", "9-4 vii",
)  # fmt: skip
"""Clauses at which the game is stopped: of setting up, of a turn, inside attacks, uses and what they call up."""


def trace(out: str) -> str:
    """Every event, and what the answer rests on, without the names of files."""
    return out.partition("\nTrace:\n")[2].partition("\nExpectations:\n")[0]


def board(out: str) -> list[str]:
    """The board at the end, without what it was before."""
    return re.sub(r" \(was \d+\)| +", " ", out.partition("\nBoard:\n")[2].partition("\nTrace:\n")[0]).splitlines()


@pytest.fixture(scope="module")
def told() -> str:
    """What `judge run` tells of the whole game, in full."""
    from click.testing import CliRunner

    from judge.cli.commands import main

    return CliRunner().invoke(main, ["run", GAME, "--detail", "2"]).stdout


@pytest.fixture(scope="module")
def whole() -> str:
    """The record of the whole game, run on its own."""
    from click.testing import CliRunner

    from judge.cli.commands import main

    return CliRunner().invoke(main, ["run", GAME, "--format", "json"]).stdout


def test_the_game_ends_in_a_victory_after_all_its_lines(whole: str) -> None:
    found = json.loads(whole)
    assert found["ok"]
    assert found["result"] == "a"
    assert found["board"]["turn"] >= 8
    assert found["stopped"] is None
    assert found["decided"]


def test_every_decision_of_the_game_is_written_down() -> None:
    text = Path(GAME).read_text("utf-8")
    assert "seed" not in text
    assert "\n  - chance: shuffle\n" not in text


def test_the_game_runs_the_same_each_time(judge, whole: str) -> None:
    assert judge("run", GAME, "--format", "json").out == whole


@pytest.mark.parametrize("clause", [clause for clause in STOPS if one_in(2, clause)])
def test_resumed_from_a_clause_it_comes_to_the_same_end(judge, told: str, tmp_path: Path, clause: str) -> None:
    """At one clause in two, at each with `JUDGE_EVERY_FILE=1`."""
    rest = str(tmp_path / "rest.yaml")
    stopped = judge("run", GAME, "--until", clause, "--export", rest, "--detail", "2")
    assert "the game is over" not in stopped.out
    resumed = judge("run", rest, "--detail", "2")
    assert resumed.status == 0, resumed.out[-2000:]
    assert trace(resumed.out) == trace(told)
    assert board(resumed.out) == board(told)


def test_a_resumed_game_is_told_as_json_too(judge, whole: str, tmp_path: Path) -> None:
    rest = str(tmp_path / "rest.yaml")
    judge("run", GAME, "--until", STOPS[-1], "--export", rest)
    resumed = judge("run", rest, "--format", "json")
    assert resumed.status == 0, resumed.out[-2000:]
    assert json.loads(resumed.out)["board"] == json.loads(whole)["board"]
