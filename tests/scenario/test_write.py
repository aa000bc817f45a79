"""A scenario written is the scenario read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.floors import FLOORS
from judge.furuyoni.cards.index import Cards
from judge.furuyoni.file.model import Board, Seat
from judge.scenario import Scenario, parse_scenario
from judge.scenario.write import write_scenario
from judge.text.clean import unfit
from judge.text.errors import Place
from judge.text.nodes import Node, Text

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scenario.md").read_text(encoding="utf-8")
BOARD = "board: {a: {megami: [yurina, himika]}, b: {megami: [saine, tokoyo]}}\n"
EXAMPLES = [text if "board:" in text else BOARD + text for text in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)]
CARDS = Cards()

ODD = """\
scenario: "What: a #1 [odd] {title}, 'quoted'"
question: |
  Two lines,
  of text.
cards_adhoc:
  "Odd: name": {type: enhancement, charge: X, copies: 2, abilities: [{at: ongoing, say: "?", not: ?, n: 007, list: []}]}
board:
  outside: -1
  distance: 3
  a: {megami: [yurina, ?], enhancements: ["Odd: name": 2, ?: 1], specials: [], deck: [?, "Odd: name"], flinch: true}
  b: {extra: [special: ?], specials: {used: [月影落: 1], unused: 2}, megami: [?, 유리나]}
history: {turn_start_distance: 4, word: "7", raced: true, b: {attacks: 0}}
expect:
  - a.deck: [?, "Odd: name"]
  - a.hand: "!= 3"
  - stopped: {kind: "a b: c"}
  - stopped: none
"""


def placeless(value: object) -> object:
    """The value without places and without what was merely left to a default."""
    if isinstance(value, Place | frozenset):
        return None
    if isinstance(value, Node):
        return (type(value).__name__, value.plain(), isinstance(value, Text) and value.quoted)
    if isinstance(value, tuple):
        kind = Scenario if isinstance(value, Scenario) else Board if isinstance(value, Board) else Seat
        return (kind.__name__, type(value).__name__, [placeless(one) for one in value])
    return {key: placeless(one) for key, one in value.items()} if isinstance(value, dict) else value


def read(text: str) -> Scenario:
    scenario, problems = parse_scenario(text, "f", FLOORS)
    assert [str(problem) for problem in problems] == [], text
    assert scenario is not None
    return scenario


@pytest.mark.parametrize("text", [*EXAMPLES, ODD])
def test_written_and_read_again_nothing_is_lost(text: str) -> None:
    scenario = read(text)
    written = write_scenario(scenario)
    assert placeless(read(written)) == placeless(scenario)
    assert write_scenario(read(written)) == written


NOT_IN_FILES = "\ue03f" + "".join(mark for mark in map(chr, range(0x10000)) if unfit(mark))


@settings(max_examples=200, deadline=None)
@given(st.text(st.characters(codec="utf-8", exclude_characters=NOT_IN_FILES), min_size=1, max_size=20))
def test_any_text_survives(title: str) -> None:
    title = title.strip() or "x"
    scenario = read("board: {turn: 1}")._replace(title=title, saved=title)
    assert read(write_scenario(scenario)).title == title
