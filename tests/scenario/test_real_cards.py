"""Scenarios over the real cards: names in three languages, alternates, printings."""

from __future__ import annotations

import pytest

from judge.floors import FLOORS
from judge.furuyoni.cards.index import Cards
from judge.furuyoni.file.cards import CardIndex
from judge.scenario import parse_scenario

CARDS: CardIndex = Cards()


@pytest.mark.parametrize("name", ["Slash", "斬", "참", "ｓｌａｓｈ", "NA-01-yurina-O-N-1"])
@pytest.mark.parametrize("megami", ["yurina", "ユリナ", "유리나"])
@pytest.mark.parametrize("printing", ["s9", "s9-2", "s10", "s10-2"])
def test_a_card_is_found_by_number_and_by_its_names(name: str, megami: str, printing: str) -> None:
    text = f"cards: {printing}\nboard: {{a: {{megami: [{megami}, himika], hand: [{name}]}}}}"
    scenario, problems = parse_scenario(text, "f", FLOORS)
    assert [str(problem) for problem in problems] == []
    assert scenario is not None
    (lying,) = scenario.board.seats["a"].zone("hand")
    assert lying.card is not None
    assert lying.card.number == "NA-01-yurina-O-N-1"


@pytest.mark.parametrize(
    ("seat", "code", "word"),
    [
        ("megami: [yurina-a1, himika], hand: [斬]", "J205", "yurina-a1"),
        ("megami: [yurina, himika], hand: [乱打]", "J205", "yurina"),
        ("megami: [yurina, himika], hand: [Slahs]", "J203", "'Slash'"),
        ("megami: [ユリマ, himika]", "J210", "'ユリナ'"),
        ("megami: [saine, tokoyo], hand: [衝音昌]", "J203", "'衝音晶'"),
    ],
)
def test_wrong_boards(seat: str, code: str, word: str) -> None:
    scenario, problems = parse_scenario(f"board: {{a: {{{seat}}}}}", "f", FLOORS)
    assert scenario is None
    assert [problem.code for problem in problems] == [code]
    assert word in str(problems[0])


def test_a_card_of_another_printing_says_which() -> None:
    scenario, problems = parse_scenario("cards: s9\nboard: {a: {hand: [槍振るい]}}", "f", FLOORS)
    assert scenario is None
    assert [str(p) for p in problems] == [
        "f:2:20: J203 no card of s9 is called '槍振るい' (s10 and s10-2 have it: state `cards:`)"
    ]
