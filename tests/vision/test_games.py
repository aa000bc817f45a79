"""Random games: the board is sound after every event, and the game written down is the same game."""

from __future__ import annotations

from random import Random

import pytest

from judge.engine import View
from judge.floors import FLOORS
from judge.scenario.loader import parse_scenario
from tests.random_games import Game, begun
from tests.vision.whole_games import at_rest, faults, play, table


@pytest.mark.parametrize("seed", [1, 2])
def test_boards_are_sound_all_the_way(seed: int) -> None:
    game = play(seed)
    assert isinstance(game, Game), game
    assert game.choices > 20


@pytest.mark.parametrize(
    ("path", "value", "what"),
    [
        ("card.1.zone", "b.deck", "says b.deck"),
        ("card.1.damage", 2, "no character"),
        ("card.1.host", 2, "does not know it"),
        ("a.deck", (), "lies nowhere"),
        ("link.1", {"card": 1}, "left over"),
        ("queue", ({"moment": "played", "event": {}},), "left over"),
    ],
)
def test_what_is_wrong_is_found(path: str, value: object, what: str) -> None:
    scenario, problems = parse_scenario(table(Random(1)), "table.yaml", FLOORS)
    assert scenario is not None, problems
    machine = begun(scenario)
    view = View(machine.game, {**machine.state, "interference": 0, path: value}, ())
    assert any(what in fault for fault in (*faults(view), *at_rest(view)))
