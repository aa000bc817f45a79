"""Which line answers which choice, where some choices have only one answer."""

from __future__ import annotations

import pytest

from judge.answer.run import adjudicate
from judge.floors import FLOORS
from judge.port.ruling import Ruling
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


def ruling(*lines: str, board: str = BOARD) -> Ruling:
    """The ruling of the board with lines of play."""
    scenario, problems = parse_scenario(board + "".join(f"  - {line}\n" for line in lines), "x.yaml", FLOORS)
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


MODES = """\
edition: ja-2024-06-24
board:
  distance: 3
  a: {megami: [himika, tokoyo], life: 8, aura: 3, flare: 3, hand: [Song and Dance]}
  b: {megami: [saine, yurina], life: 7, aura: 2, flare: 3}
play:
  - a: use Song and Dance
"""


@pytest.mark.parametrize(
    ("words", "aura"),
    [
        ("1", 4), ("flare to aura", 4), ("1 flare to aura", 4), ("a.flare to a.aura", 4), ("to aura", 4),
        ("2", 2), ("aura to distance", 2), ("to distance", 2),
        ("aura to flare", None), ("b.flare to b.aura", None), ("aura", None), ("top", None), ("3", None),
    ],
)  # fmt: skip
def test_a_mode_is_named_by_its_number_or_by_what_it_alone_does(words: str, aura: int | None) -> None:
    found = ruling(f"a: choose {words}", board=MODES)
    assert (found.refused is not None) is (aura is None)
    assert aura is None or found.machine.state.get("a.aura") == aura


def test_a_main_phase_with_nothing_left_to_do_is_not_ended_behind_the_last_line() -> None:
    done = ("a: choose 1", "a: forward with vigor")
    stays, goes = ruling(*done, board=MODES), ruling(*done, "a: end", board=MODES)
    assert stays.machine.pending is not None
    assert stays.machine.pending.options == (("end",),)
    assert stays.machine.state.get("phase") == "main"
    assert goes.machine.state.get("active") == "b"
