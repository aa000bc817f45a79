"""Ten whole games, every pair of the five megami in one of them, end without a fault; a fault can be shown again."""

from __future__ import annotations

from random import Random

import pytest

from judge.answer.player import Player
from judge.engine import Machine
from judge.floors import FLOORS
from judge.furuyoni.cards import pools
from judge.port.floor import Scenario
from judge.scenario.loader import parse_scenario
from tests import random_games
from tests.furuyoni import whole_games
from tests.furuyoni.whole_games import FIVE, PAIRS, Pair, play, table
from tests.random_games import BrokenError, Fault, Game, begun, told_alike

TABLES = [(seed, (pair, PAIRS[(seed * 3 + 1) % len(PAIRS)])) for seed, pair in enumerate(PAIRS)]


def scenario_of(text: str) -> Scenario:
    scenario, problems = parse_scenario(text, "game.yaml", FLOORS)
    assert not problems, problems
    assert scenario is not None
    return scenario


@pytest.mark.parametrize(("seed", "megami"), TABLES)
def test_a_whole_game(seed: int, megami: tuple[Pair, Pair]) -> None:
    game = play(seed, megami)
    assert isinstance(game, Game), game
    assert game.result, f"not over after {game.turns} turns"
    assert game.turns > 3
    assert len(game.used) > 3


def test_the_tables_seat_every_megami_in_every_version() -> None:
    boards = [scenario_of(table(Random(seed), megami)).board for seed, megami in TABLES]
    seen = {version for board in boards for seat in board.seats.values() for version in seat.megami}
    assert seen == {version.id for version in pools.versions().values() if version.megami in FIVE}


def test_a_fault_comes_with_a_file_that_stands_where_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    stood: list[Machine] = []

    def disturbed(machine: Machine) -> list[str]:
        if machine.state["turn"] == 4:
            stood.append(machine.fork())
            return ["something was left behind"]
        return []

    monkeypatch.setattr(whole_games, "at_rest", disturbed)
    fault = play(0)
    assert isinstance(fault, Fault)
    assert "something was left behind" in fault.what
    scenario = scenario_of(fault.file)
    machine = begun(scenario)
    assert Player(machine, scenario).play() is None
    assert machine.state == stood[0].state
    assert machine.pending == stood[0].pending


def test_a_written_game_that_comes_elsewhere_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, Machine]] = []
    monkeypatch.setattr(random_games, "told_alike", lambda file, machine: told.append((file, machine)))
    assert isinstance(play(0), Game)
    file, machine = told[0]
    told_alike(file, machine)
    first = machine.fork()
    first.state = {**machine.state, "shadow": 99}
    with pytest.raises(BrokenError, match="elsewhere"):
        told_alike(file, first)
    lines = file.splitlines()
    last = max(i for i, line in enumerate(lines) if line.startswith(("  - a: use", "  - b: use")))
    with pytest.raises(BrokenError, match=r"refused|elsewhere"):
        told_alike("\n".join([*lines[:last], *lines[last + 1 :], ""]), machine)
