"""Which way a dive goes is secret: what the other player is told does not depend on it before it is resolved."""

from __future__ import annotations

import pytest

from judge.furuyoni.sight.observation import seen_by
from judge.port.ruling import Ruling
from tests.furuyoni import secrets
from tests.furuyoni.secrets import told

FILE = """
scenario: A dive, and a board on which it lies
game: furuyoni
board:
  active: a
  action: standard
  distance: 4
  a: {megami: [hatsumi-a1, yurina], life: 8, aura: 3, flare: 2, hand: [潜雷], dive: BEFORE}
  b: {megami: [himika, tokoyo], life: 8, aura: 3, flare: 2, hand: [梳流し], deck: 4}
play:
"""
DIVES = "  - a: use 潜雷\n  - a: charge 2 shadow\n  - a: dive WAY\n"
RESOLVED = "  - a: end\n  - b: no\n  - b: standard\n  - b: use 梳流し\n"


def ruled(way: str, play: str = "", before: str = "none") -> Ruling:
    return secrets.ruled(FILE.replace("BEFORE", before) + play.replace("WAY", way))


@pytest.mark.parametrize("before", ["none", "forward", "backward"])
def test_which_way_is_chosen_does_not_show(before: str) -> None:
    one, two = (ruled(way, DIVES, before) for way in ("forward", "backward"))
    assert (one.board["a.dive"], two.board["a.dive"]) == ("forward", "backward")
    assert told(one, "b") == told(two, "b")
    assert told(one, "a") != told(two, "a")


def test_what_the_board_holds_does_not_show() -> None:
    one, two, none = (ruled("", before=way) for way in ("forward", "backward", "none"))
    assert told(one, "b") == told(two, "b")
    assert told(one, "a") != told(two, "a")
    assert told(one, "b") != told(none, "b"), "that there is a dive is known"


def test_that_a_player_dives_is_known_and_which_way_is_once_it_is_resolved() -> None:
    diving = ruled("forward", DIVES)
    assert seen_by(diving, "b").board["a.dive"] == "?"
    assert seen_by(diving, "a").board["a.dive"] == "forward"
    over = ruled("forward", DIVES + RESOLVED)
    assert seen_by(over, "b").board["a.dive"] == "none"
    assert told(over, "b") != told(ruled("backward", DIVES + RESOLVED), "b")
