"""Scenarios of every game that there is, read from a file, a text or plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.floors import FLOORS
from judge.scenario import load_scenario, parse_scenario

if TYPE_CHECKING:
    from os import PathLike

    from judge.port.floor import Scenario
    from judge.text.errors import Problem


def load(
    source: str | PathLike[str] | Mapping[str, Any], *, edition: str = "", cards: str = "", text_alone: bool = False
) -> tuple[Scenario | None, list[Problem]]:
    """Read a scenario: a file by its path (`-`: standard input), a text (it has a line end and a key), or plain data.

    >>> import judge
    >>> scenario, problems = judge.load({"board": {"distance": 4, "a": {"hand": ["Slash"]}}})
    >>> scenario, problems = judge.load("board: {distance: 11}\\n")
    >>> [problem.code for problem in problems]
    ['J201', 'J202']

    Parameters
    ----------
    edition, cards
        Take the place of what the file states.
    text_alone
        Ask the rules alone: what the publisher has answered where they are silent is left open.

    Returns
    -------
    The scenario and no problem, or None and every problem of the file. Never raises.
    """
    if isinstance(source, Mapping):
        from judge.text.written import flow

        scenario, problems = parse(flow(source), "<data>", edition=edition, cards=cards)
    elif "\n" in str(source) and ":" in str(source):
        scenario, problems = parse(str(source), "<text>", edition=edition, cards=cards)
    else:
        scenario, problems = load_scenario(str(source), FLOORS, edition=edition, printing=cards)
    if scenario is not None and text_alone:
        scenario = scenario._replace(text_alone=True)
    return scenario, problems


def parse(
    text: str | bytes, file: str = "<stdin>", *, edition: str = "", cards: str = ""
) -> tuple[Scenario | None, list[Problem]]:
    """Read a scenario from memory, as `load` does; `file` is the name that its places bear."""
    return parse_scenario(text, file, FLOORS, edition=edition, printing=cards)
