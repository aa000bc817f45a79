"""Which line answers which choice, where some choices have only one answer."""

from __future__ import annotations

from judge.answer.ruling import Ruling
from judge.answer.run import adjudicate
from judge.furuyoni.cards import Cards
from judge.scenario.loader import parse_scenario

BOARD = """\
edition: ja-2024-06-24
cards_adhoc:
  Twice:
    type: action
    abilities:
      - at: on_use
        do:
          - attack: {range: "3", damage: [1, 1], keywords: [no_reactions]}
          - attack: {range: "3", damage: [1, 1]}
  Guard: {type: action, subtype: reaction}
board:
  distance: 3
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, vigor: 1, hand: [Twice, Slash]}
  b: {megami: [saine, tokoyo], life: 7, aura: 0, flare: 3, hand: [Guard]}
play:
"""


def ruling(*lines: str) -> Ruling:
    """The ruling of the board with lines of play."""
    scenario, problems = parse_scenario(BOARD + "".join(f"  - {line}\n" for line in lines), "x.yaml", Cards())
    assert not problems
    assert scenario is not None
    found, _ = adjudicate(scenario)
    assert found is not None
    return found


def test_a_line_that_a_forced_choice_took_is_given_back_to_the_one_that_needs_it() -> None:
    once = ruling("a: use Twice", "b: pass", "a: use Slash")
    assert once.refused is None
    assert once.events == ruling("a: use Twice", "b: pass", "b: pass", "a: use Slash").events


def test_where_lines_end_nothing_is_given_back() -> None:
    stopped = ruling("a: use Twice", "b: pass").stopped
    assert stopped is not None
    assert (stopped.by, stopped.kind) == ("b", "react")


def test_a_line_that_fits_no_choice_is_refused_all_the_same() -> None:
    refused = ruling("a: use Twice", "b: pass", "a: use Brandish").refused
    assert refused is not None
    assert refused.line == "a: use Brandish"
