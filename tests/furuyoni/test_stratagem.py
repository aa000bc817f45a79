"""A stratagem is secret: what the other player is told does not depend on it before it is carried out."""

from __future__ import annotations

import pytest

from judge.furuyoni.sight.observation import seen_by
from judge.port.ruling import Ruling
from tests.furuyoni import secrets
from tests.furuyoni.secrets import told

FILE = """
scenario: Two preparings, and a board between
game: furuyoni
board:
  distance: 4
  a: {megami: [shinra, yurina], life: 8, aura: 3, flare: 2, hand: [煽動, 引用], stratagem: SIDE, deck: 4}
  b: {megami: [saine, tokoyo], life: 8, aura: 3, flare: 2, deck: 4}
play:
"""
PREPARED = "  - a: use 煽動\n  - a: prepare SIDE\n"


def ruled(side: str, play: str = "", before: str = "divine") -> Ruling:
    return secrets.ruled(FILE.replace("SIDE", before) + play.replace("SIDE", side))


@pytest.mark.parametrize("before", ["divine", "devious"])
def test_what_is_prepared_does_not_show(before: str) -> None:
    one, two = (ruled(side, PREPARED, before) for side in ("divine", "devious"))
    assert one.board["a.stratagem"] != two.board["a.stratagem"]
    assert told(one, "b") == told(two, "b")
    assert told(one, "a") != told(two, "a")


def test_what_the_board_holds_does_not_show() -> None:
    one, two = ruled("", before="divine"), ruled("", before="devious")
    assert told(one, "b") == told(two, "b")
    assert told(one, "a") != told(two, "a")


def test_carried_out_it_lies_open_until_the_next_is_prepared() -> None:
    stopped = ruled("", "  - a: use 煽動\n", "devious")
    assert seen_by(stopped, "b").board["a.stratagem"] == "devious"
    assert seen_by(ruled("divine", PREPARED, "devious"), "b").board["a.stratagem"] == "?"
