"""`legal` and `illegal`: lines of play tried where a run stops."""

from __future__ import annotations

import pytest

import judge
from judge.answer.run import adjudicate
from judge.floors import FLOORS
from judge.port.ruling import Ruling
from judge.scenario import parse_scenario
from judge.text.errors import Problem

BOARD = """\
board:
  distance: 4
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, vigor: 0, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 7, aura: 1, flare: 5, hand: [衝音晶]}
"""


def problems(text: str) -> list[Problem]:
    return parse_scenario(BOARD + text, "f.yaml", FLOORS)[1]


def ruled(text: str) -> Ruling:
    scenario, wrong = parse_scenario(BOARD + text, "f.yaml", FLOORS)
    assert scenario is not None, wrong
    ruling, wrong = adjudicate(scenario)
    assert ruling is not None, wrong
    return ruling


@pytest.mark.parametrize(
    ("lines", "ok"),
    [
        ("legal: {a: [forward, use Slash, forward covering Slash, end, standard]}", True),
        ("illegal: {a: [forward with vigor, forward covering 一閃, break away, respond Slash]}", True),
        ("illegal: {b: [respond 衝音晶, use 衝音晶, pass]}", True),
        ("legal: {a: [forward, break away]}", False),
        ("illegal: {a: [forward, break away]}", False),
    ],
)
def test_a_line_is_tried_as_if_it_came_next(lines: str, ok: bool) -> None:
    (check,) = ruled(f"expect: [{lines}]\n").checks
    assert check.ok == ok, check
    assert bool(check.found) != ok


def test_trying_a_line_leaves_the_run_where_it_stopped() -> None:
    ruling = ruled("play: [a: use Slash]\nexpect: [legal: {b: respond 衝音晶}, b.hand: 1, stopped: {by: b}]\n")
    assert ruling.ok


def test_what_is_found_says_why_a_line_is_refused() -> None:
    (check,) = ruled("expect: [legal: {a: break away}]\n").checks
    assert check.found == "break away is refused (break away mastery)"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("expect: [legal: {a: attempt forward}]", "J306"),
        ("expect: [legal: {a: [], b: pass}]", "J306"),
        ("expect: [legal: {a: []}]", "J306"),
        ("expect: [illegal: {chance: shuffle}]", "J024"),
        ("expect: [illegal: {a: use Slassh}]", "J203"),
        ("expect: [illegal: {a: leap}]", "J303"),
    ],
)
def test_a_line_that_could_never_be_played_by_its_words_is_no_expectation(text: str, code: str) -> None:
    assert {problem.code for problem in problems(text)} == {code}


def test_a_price_that_cannot_be_paid_is_no_other_price() -> None:
    ruling = ruled("play: [a: forward with vigor]\n")
    assert ruling.refused is not None
    assert [(one.what, one.clauses) for one in ruling.refused.why] == [("no_vigor", ("9-6 ii-A",))]


def test_a_basic_action_cannot_even_be_attempted_in_the_throughout_action() -> None:
    ruling = ruled("play: [a: throughout, a: attempt forward]\n")
    assert ruling.refused is not None
    assert ("basic_throughout", ("8-2-2 B",)) in [(one.what, one.clauses) for one in ruling.refused.why]


FIRST = """\
board:
  distance: 4
  a: {megami: [yurina, himika], life: 7, aura: 3, vigor: 1, hand: [Slash, 居合]}
  b: {megami: [megumi, saine], life: 7, aura: 3, enhancements: [鳳仙花: {crystals: 1}]}
expect:
  - illegal: {a: [use 一閃, use 居合 standard, break away, backward covering 一閃]}
  - legal: {a: [use Slash, use 居合, recover with vigor, backward covering Slash, end, throughout]}
"""


def test_an_effect_that_comes_before_the_main_action_does_not_make_every_line_legal() -> None:
    ruling = judge.rule(FIRST)
    assert ruling.ok, ruling.checks
