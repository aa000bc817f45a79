"""Every example on an error page shows its error, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from judge.floors import FLOORS
from judge.scenario import parse_scenario
from judge.text.codes import codes
from judge.text.errors import Problem

Faults = Callable[[str], list[Problem]]
OF_ROOMS = ("J214", "J216", "J217")
"""Codes of what only a room or another game brings: their examples are read with every card that there is."""
EXAMPLES = {code.name: code.example for code in codes() if code.example and code.name < "J4"}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_of_a_page_shows_its_error(name: str, faults: Faults) -> None:
    problems = parse_scenario(EXAMPLES[name], "f.yaml", FLOORS)[1] if name in OF_ROOMS else faults(EXAMPLES[name])
    assert {problem.code for problem in problems} == {name}
    assert all(problem.line <= EXAMPLES[name].count("\n") + 1 for problem in problems)
