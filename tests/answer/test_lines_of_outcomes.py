"""On boards at random: the lines of an outcome, written into the file and read again, lead to it."""

from __future__ import annotations

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
