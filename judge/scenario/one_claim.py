"""Claims and names of facts that are given apart from a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.scenario.expect import ExpectReader
from judge.text.errors import Place, Problem, suggest
from judge.text.nodes import Map
from judge.text.source import parse

if TYPE_CHECKING:
    from judge.port.expect import Expectation
    from judge.port.floor import Scenario

CLAIM = "<claim>"
FACT = "<fact>"


def read_claim(text: str, scenario: Scenario) -> tuple[Expectation | None, list[Problem]]:
    """A claim like `b.life: 6`, in the language of `expect`, with the names of a scenario; or what is wrong."""
    root, problems = parse(text, CLAIM)
    if root is None:
        return None, problems
    entries = root.entries if isinstance(root, Map) else {}
    if len(entries) != 1:
        problems.append(root.problem("J305", "a claim is one fact and its value", "like `b.life: 6`"))
    if problems:
        return None, problems
    floor = scenario.floor
    found = ExpectReader(floor, floor.files.again(scenario), problems).claim(*next(iter(entries.items())))
    return (None, problems) if problems else (found, [])


def read_fact(text: str, scenario: Scenario) -> list[Problem]:
    """What is wrong with the path of a fact of a board."""
    paths = scenario.floor.facts.paths(scenario.board)
    if text in paths:
        return []
    hint = suggest(text, paths) or "like b.life"
    return [Problem.at(Place(FACT), "J305", f"nothing is known of {text!r}", hint)]
