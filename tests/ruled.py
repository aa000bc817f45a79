"""A board of a test's own, adjudicated."""

from __future__ import annotations

import judge
from judge.port.ruling import Ruling
from judge.scenario import Scenario
from judge.scenario.write import write_scenario


def ruled(text: str) -> Ruling:
    """The ruling on the text of a file that has nothing wrong with it."""
    return ruling_on(read(text))


def read(text: str) -> Scenario:
    """The scenario of the text of a file that has nothing wrong with it."""
    scenario, problems = judge.parse(text)
    assert scenario is not None, problems
    return scenario


def rewritten(scenario: Scenario) -> Scenario:
    """A scenario written down and read again."""
    return read(write_scenario(scenario))


def ruling_on(scenario: Scenario) -> Ruling:
    """The ruling on a scenario."""
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, problems
    return ruling
