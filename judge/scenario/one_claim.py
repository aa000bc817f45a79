"""Claims and names of facts that are given apart from a file."""

from __future__ import annotations

from judge.furuyoni.file.cards import CardIndex
from judge.furuyoni.file.facts import paths
from judge.furuyoni.file.names import Names
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.port.scenario import Expectation, Scenario
from judge.scenario.expect import ExpectReader
from judge.text.errors import Place, Problem, suggest
from judge.text.source import parse

CLAIM = "<claim>"
FACT = "<fact>"


def read_claim(text: str, scenario: Scenario, cards: CardIndex) -> tuple[Expectation | None, list[Problem]]:
    """A claim like `b.life: 6`, in the language of `expect`, with the names of a scenario; or what is wrong."""
    root, problems = parse(text, CLAIM)
    if root is None:
        return None, problems
    megami = tuple(version for seat in scenario.board.seats.values() for version in seat.megami)
    entries = root.as_map(problems, "a claim") or {}
    if not problems and len(entries) != 1:
        problems.append(root.problem("J305", "a claim is one fact and its value", "like `b.life: 6`"))
    if problems:
        return None, problems
    reader = ExpectReader(Names(cards, scenario.cards, scenario.adhoc), megami, problems, scenario.board.words)
    found = reader.claim(*next(iter(entries.items())))
    return (None, problems) if problems else (found, [])


def read_fact(text: str, words: Vocabulary = CORE) -> list[Problem]:
    """What is wrong with the path of a fact of a board."""
    if text in paths(words):
        return []
    hint = suggest(text, paths(words)) or "like b.life"
    return [Problem.at(Place(FACT), "J305", f"nothing is known of {text!r}", hint)]
