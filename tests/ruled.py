"""A board of a test's own, adjudicated."""

from __future__ import annotations

import judge
from judge.port.ruling import Ruling


def ruled(text: str) -> Ruling:
    """The ruling on the text of a file that has nothing wrong with it."""
    scenario, problems = judge.parse(text)
    assert scenario is not None, problems
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, problems
    return ruling
