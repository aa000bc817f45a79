"""On boards at random: the lines of an outcome, written into the file and read again, lead to it."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from judge.answer.outcomes import Horizon, Limits, explore
from judge.answer.outcomes.asked import Asked
from judge.answer.run import adjudicate
from judge.floors import FLOORS
from judge.port.expect import Line
from judge.port.floor import Scenario
from judge.scenario.loader import parse_scenario
from judge.scenario.write import write_scenario
from judge.text.errors import Place
from tests.answer.random_boards import board
from tests.furuyoni.test_bounds import random_boards

SEEDS = range(2_000, 2_020)
EACH = 6
"""Outcomes of one board that are played again."""


def again(start: Scenario, play: object) -> Scenario:
    """The scenario with these lines, written and read again."""
    here = Place("random.yaml")
    lines = tuple(Line(here, said.by, "", raw=said.text) for said in play)  # type: ignore[attr-defined]
    found, problems = parse_scenario(write_scenario(start._replace(play=lines)), "random.yaml", FLOORS)
    assert found is not None, problems
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_the_lines_of_an_outcome_lead_to_it(seed: int) -> None:
    start = board(Random(seed))
    outcomes = explore(start, (), limits=Limits(nodes=150))
    (step,) = Horizon().steps(start)
    every = outcomes.outcomes()
    for outcome in every[:: max(1, len(every) // EACH)]:
        ruling, problems = adjudicate(again(start, outcome.play), until=step)
        assert ruling is not None, problems
        said = [str(line) for line in outcome.play]
        assert ruling.refused is None, (said, ruling.refused)
        assert Asked(FLOORS["furuyoni"]).end(ruling.machine, start, None) == outcome.end, said


def test_lines_up_to_the_end_of_the_turn_lead_there() -> None:
    """Where only one basic action can be done, and paid in one way, its line is still said."""
    played, horizon = 0, Horizon(turns=1)
    for ground in islice(random_boards("s10", 2), 4):
        start = ground.scenario
        outcomes = explore(start, (), horizon=horizon, limits=Limits(nodes=1_200))
        (step,) = horizon.steps(start)
        every = outcomes.outcomes()
        for outcome in every[:: max(1, len(every) // (2 * EACH))]:
            ruling, problems = adjudicate(again(start, outcome.play), until=step)
            assert ruling is not None, problems
            said = [str(line) for line in outcome.play]
            assert ruling.refused is None, (said, ruling.refused)
            end = Asked(FLOORS["furuyoni"]).end(ruling.machine, start, None)
            if dict(end.facts)["phase"] == "end":  # else all that is left is to end the phase, which has no line
                assert end == outcome.end, said
                played += 1
    assert played > 10
