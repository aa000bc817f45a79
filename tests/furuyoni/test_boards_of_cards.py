"""Every card has its boards: six if its text has corners, else two."""

from __future__ import annotations

import pytest

from judge.furuyoni.cards.facts import home
from tests.furuyoni.boards_of_cards import MEGAMI, asked, corners, is_board, kept, numbers
from tests.furuyoni.shipped import FILES, one_in

AGAIN = "find the boards anew: python -m tests.furuyoni.boards_of_cards"


def test_every_card_has_as_many_boards_as_are_asked() -> None:
    files, found = {*FILES}, kept()
    short = {n: len({*found.get(n, ())} & files) for n in numbers() if len({*found.get(n, ())} & files) < asked(n)}
    assert short == {}, AGAIN


@pytest.mark.parametrize("megami", MEGAMI)
def test_what_is_written_down_as_a_board_is_one(megami: str) -> None:
    """With another text of the card the scenario comes out otherwise; looked at in one of fifteen."""
    hers = [(number, file) for number, files in kept().items() if home(number) == megami for file in files]
    loose = [(n, file) for n, file in hers if one_in(15, f"{n} {file}") and not is_board(file, n)]
    assert loose == [], AGAIN


@pytest.mark.parametrize(
    ("number", "there"),
    [
        ("NA-01-yurina-O-N-1", False),  # no text
        ("NA-05-oboro-O-N-1", False),  # one keyword
        ("NA-11-thallya-O-N-1", False),  # one order
        ("NA-06-yukihi-O-N-3", True),  # an arrow either way
        ("NA-12-raira-O-N-4", True),  # a condition
        ("NA-13-utsuro-O-S-2", True),  # standing effects
    ],
)
def test_whether_a_card_has_corners(number: str, there: bool) -> None:
    assert corners(number) is there


def test_a_scenario_in_which_a_card_merely_lies_is_no_board_of_it() -> None:
    file = "furuyoni/cards/oboro/O-S-4/not-with-flare.yaml"
    assert is_board(file, "NA-05-oboro-O-S-4")
    assert not is_board(file, "NA-05-oboro-O-N-1")
