"""What a perjury shows to the other player: the name that is claimed, and nothing of the card hidden."""

from __future__ import annotations

import pytest

from tests.furuyoni.secrets import ruled, told

BOARD = """\
scenario: A perjury
game: furuyoni
board:
  action: standard
  distance: {distance}
  a: {{megami: [renri, yurina], life: 8, aura: 3, flare: 2, vigor: 1, hand: [{hidden}], deck: 4}}
  b: {{megami: [saine, tokoyo], life: 7, aura: 3, flare: 2, hand: [Guard], deck: 4}}
cards_adhoc:
  Guard: {{type: action, subtype: reaction, megami: saine, abilities: [{{at: on_use, do: [{{cancel: answered}}]}}]}}
play:
  - a: perjure {hidden} as {name}
"""
ENDS = {
    "asked": "", "believed": "  - b: pass\n", "answered": "  - b: pass\n  - b: respond Guard\n",
    "hit": "  - b: pass\n  - b: pass\n  - b: damage aura\n",
}  # fmt: skip


def board(hidden: str, name: str = "Compound", distance: int = 4) -> str:
    """A board with a perjury of a card, up to where the opponent is asked."""
    return BOARD.format(hidden=hidden, name=name, distance=distance)


@pytest.mark.parametrize("lines", ENDS.values(), ids=ENDS)
def test_the_opponent_is_told_the_same_whichever_card_is_hidden(lines: str) -> None:
    one, other = (told(ruled(board(card) + lines), "b") for card in ("Slash", "Compound"))
    assert one == other
    assert "Compound" in one
    assert "Slash" not in one


def test_its_own_player_is_told_which_it_is() -> None:
    one, other = (told(ruled(board(card) + ENDS["hit"]), "a") for card in ("Slash", "Compound"))
    assert one != other


@pytest.mark.parametrize("hidden", ["Slash", "Enclose"])
def test_refuted_it_is_seen(hidden: str) -> None:
    assert hidden in told(ruled(board(hidden) + "  - b: refute\n"), "b")


def test_a_fake_that_is_kept_hidden_looks_like_the_card_itself() -> None:
    lines = "  - b: pass\n  - a: no\n  - b: pass\n  - b: damage aura\n"
    one, other = (told(ruled(board(card, "Charm", 2) + lines), "b") for card in ("Slash", "Charm"))
    assert one == other


def test_what_is_shown_is_seen() -> None:
    lines = "  - b: pass\n  - a: yes\n  - b: pass\n"
    assert "Slash" in told(ruled(board("Slash", "Charm", 2) + lines), "b")
