"""The answer in one line."""

from __future__ import annotations

import pytest

from tests.ruled import ruled

BOARD = """\
board:
  distance: 4
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, vigor: 1, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 1, aura: 1, flare: 5}
play:
  - a: use Slash
"""
SILENT = """\
edition: ja-2024-06-24
cards_adhoc:
  Fall:
    type: action
    abilities:
      - at: on_use
        do:
          - together:
              - move: {from: me.life, to: shadow, n: 1}
              - move: {from: opp.life, to: shadow, n: 1}
board:
  distance: 4
  a: {megami: [yurina, himika], life: 1, aura: 3, flare: 3, hand: [Fall]}
  b: {megami: [saine, tokoyo], life: 1, aura: 1, flare: 5}
play:
  - a: use Fall
"""


@pytest.mark.parametrize(
    ("more", "answer"),
    [
        ("", "attack 1 (Slash) hits; B's life 0 (was 1); B's flare 6 (was 5); A wins."),
        ("expect: [b.life: 0, result: a wins]", "As expected: attack 1 (Slash) hits; B's life 0 (was 1); A wins."),
        ("expect: [b.life: 1]", "Not as expected: b.life == 1, but found 0."),
        ("  - a: end", "The line `a: end` is refused: the game is over."),
    ],
)
def test_the_answer_tells_what_was_asked_or_what_changed(more: str, answer: str) -> None:
    assert ruled(BOARD + more + "\n").answer == answer


def test_where_the_rules_are_silent_every_reading_is_told() -> None:
    ruling = ruled(SILENT)
    assert not ruling.decided
    assert ruling.answer.startswith("Undecided: the rules do not decide this. (G3a) a draw, as in the newer edition: ")
    assert "(G3b) undecided: result undecided." in ruling.answer


def test_the_answer_tells_where_the_card_lies_that_the_question_names() -> None:
    asked = "question: Where is slash behind it?\n" + BOARD + "  - a: end\n"
    assert "A's played [Slash]" in ruled(asked.replace("life: 1, aura: 1", "life: 8, aura: 1")).answer
    assert "[Slash]" not in ruled(asked.replace("life: 1, aura: 1", "life: 8, aura: 1").replace("slash", "it")).answer


UNSTATED = """\
board:
  distance: 5
  a: {megami: [himika, renri], life: 8, aura: 3, flare: 2, hand: [Backstep], specials: [オリレテラレル]}
  b: {megami: [saine, tokoyo], life: 8, aura: 3}
play:
"""


def test_a_zone_that_the_file_left_out_and_that_was_wanted_is_said_to_be_empty() -> None:
    assert "a.deck: none" in ruled(UNSTATED + "  - a: use Backstep\n  - a: damage aura\n").assumed
    assert "a.unchosen: none" in ruled(UNSTATED + "  - a: use オリレテラレル\n").assumed
    stated = UNSTATED.replace("hand:", "deck: [], unchosen: [], hand:")
    assert "a.deck: none" not in ruled(stated + "  - a: use Backstep\n  - a: damage aura\n").assumed
    assert "a.unchosen: none" not in ruled(stated + "  - a: use オリレテラレル\n").assumed


ASKED = """\
board:
  distance: 3
  a: {megami: [shinra, himika], life: 8, aura: 3, flare: 2, hand: [Argue]}
  b: {megami: [saine, tokoyo], life: 8, aura: 3}
play:
  - a: use Argue
"""


def test_a_deck_that_the_file_left_out_and_that_a_condition_asks_for_is_said_to_be_empty() -> None:
    assert ruled(ASKED).assumed == ("b.deck: none",)
    stated = ASKED.replace("aura: 3}", "aura: 3, deck: []}")
    assert ruled(stated).assumed == ()
    assert ruled(ASKED.replace("Argue", "Shoot")).assumed == ()
