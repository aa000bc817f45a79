"""What of a board is told as assumed, because a card asked for it and the file does not state it."""

from __future__ import annotations

import pytest

from judge.floors import FLOORS
from judge.scenario.loader import parse_scenario
from tests.ruled import ruled

SEALED = """\
board:
  at: 8-1-2
  distance: 4
  a: {megami: [shinra, saine], life: 7, deck: 2, enhancements: [論破: 1], sealed: [CARD]}
  b: {megami: [yurina, saine], life: 7}
"""


@pytest.mark.parametrize(
    ("card", "told", "played"),
    [("斬", ["a.sealed: under no card: Slash"], 0), ("斬: 論破", [], 1)],
)  # fmt: skip
def test_a_sealed_card_of_which_it_is_not_said_under_which_it_lies(card: str, told: list[str], played: int) -> None:
    ruling = ruled(SEALED.replace("CARD", card))
    assert [one for one in ruling.assumed if "under" in one] == told
    assert len(ruling.board["b.played"]) == played


def test_a_state_is_not_taken_of_a_card_that_has_none() -> None:
    text = """\
board:
  distance: 4
  a: {megami: [kanawe, saine], life: 7, enhancements: [圏域: {crystals: 1, named: Slash}]}
  b: {megami: [yurina, saine], life: 7}
"""
    _, problems = parse_scenario(text, "named.yaml", FLOORS)
    assert [(one.code, one.message) for one in problems] == [("J025", "the card '圏域' is none that has named")]
