"""Expectations in the middle of the play: what is so where a run would stop if its lines ended there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import judge
from judge.answer.compare import compare, side
from judge.answer.faq.judge import load as load_claims
from judge.answer.run import adjudicate
from judge.cli.lint import check
from judge.floors import FLOORS
from judge.port.floor import Scenario
from judge.port.ruling import Ruling
from judge.report.answer import line
from judge.report.record import record
from judge.scenario.write import write_scenario

BOARD = """\
edition: ko-2025-08-15
board:
  distance: 4
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 7, aura: 3, flare: 5, hand: [衝音晶]}
play:
"""
LINES = ("a: use Slash", "b: pass", "b: damage aura")
SO = ("b.aura: 3", "options: {b: [respond 衝音晶, pass]}", "legal: {b: damage life}", "b.aura: 0")
NOT_SO = ("b.aura: 2", "options: {b: [pass]}", "illegal: {b: damage life}", "b.aura: 3")


def load(text: str) -> Scenario:
    scenario, problems = judge.parse(text)
    assert scenario is not None, problems
    return scenario


def ruled(text: str) -> Ruling:
    ruling, problems = adjudicate(load(text))
    assert ruling is not None, problems
    return ruling


def game(*expected: str) -> str:
    """The game, with what is expected before each of its lines and behind the last."""
    text = BOARD
    for n, one in enumerate(expected):
        text += f"  - expect: {{{one}}}\n"
        text += f"  - {LINES[n]}\n" if n < len(LINES) else ""
    return text


def test_each_is_looked_at_where_the_lines_before_it_end() -> None:
    scenario = load(game(*SO))
    assert [one.raw for one in scenario.play] == [one.partition(": ")[2] for one in LINES]
    assert [moment.lines for moment in scenario.moments] == [0, 1, 2, 3]
    ruling, _ = adjudicate(scenario)
    assert ruling is not None
    assert ruling.ok
    assert ruling.met
    assert [[check.ok for check in one.checks] for one in ruling.moments] == [[True]] * 4


@pytest.mark.parametrize("n", range(4))
def test_what_is_not_so_at_one_moment_is_told_with_its_place(n: int) -> None:
    scenario = load(game(*SO[:n], NOT_SO[n], *SO[n + 1 :]))
    ruling, _ = adjudicate(scenario)
    assert ruling is not None
    assert not ruling.ok
    assert [all(check.ok for check in one.checks) for one in ruling.moments] == [i != n for i in range(4)]
    (wrong,) = [check for one in ruling.moments for check in one.checks if not check.ok]
    assert wrong.expectation.place.line == 7 + 2 * n
    behind = f"behind `{LINES[n - 1]}`: " if n else "before any line: "
    assert line(ruling).startswith(f"Not as expected: {behind}")


def test_a_list_and_several_moments_at_one_place() -> None:
    scenario = load(
        BOARD + "  - a: use Slash\n  - expect: [b.aura: 3, {b.life: 7, a.aura: 3}]\n  - expect: {distance: 4}"
    )
    assert [(moment.lines, len(moment.expect)) for moment in scenario.moments] == [(1, 3), (1, 1)]
    ruling, _ = adjudicate(scenario)
    assert ruling is not None
    assert ruling.ok


def test_written_it_is_read_again_as_it_was() -> None:
    scenario = load(game(*SO))
    again = load(write_scenario(scenario))
    assert [(one.lines, [type(e) for e in one.expect]) for one in again.moments] == [
        (one.lines, [type(e) for e in one.expect]) for one in scenario.moments
    ]
    assert write_scenario(again) == write_scenario(scenario)


def test_what_is_wrong_with_it_is_told_where_it_stands() -> None:
    _, (problem,) = judge.parse(BOARD + "  - a: use Slash\n  - expect: {b.auro: 3}\n")
    assert (problem.code, problem.line, "b.aura" in problem.hint) == ("J305", 8, True)
    _, (problem,) = judge.parse(BOARD + "  - expct: {b.aura: 3}\n")
    assert (problem.code, problem.hint) == ("J302", "did you mean 'expect'?")


def test_lint_looks_at_the_clauses_of_a_moment(tmp_path: Path) -> None:
    file = tmp_path / "f.yaml"
    file.write_text(BOARD + "  - a: use Slash\n  - expect: {applied: 9-4 xi}\n", encoding="utf-8")
    (problem,) = check(str(file))
    assert (problem.code, problem.line) == ("J602", 8)


def test_a_claim_speaks_of_where_the_play_ends(tmp_path: Path) -> None:
    board = "{distance: 4, a: {megami: [yurina, himika]}, b: {megami: [saine, tokoyo]}}"
    text = f"faq: x\nclaims:\n  - id: one\n    claimed: y\n    boards:\n      - board: {board}\n"
    text += "        play:\n          - a: end\n          - expect: {turn: 5}\n        claim: [turn: 5]\n"
    file = tmp_path / "f.yaml"
    file.write_text(text, encoding="utf-8")
    _, problems = load_claims(str(file), FLOORS)
    assert [(one.code, one.line) for one in problems] == [("J802", 9)]


def test_a_reading_that_matters_at_a_moment_leaves_the_ruling_undecided() -> None:
    ruling = ruled(FLINCH)
    assert [other.gap for other in ruling.others] == []
    assert [other.gap for one in ruling.moments for other in one.others] == ["G48"]
    assert not ruling.decided
    assert "G48" in line(ruling)


FLINCH = """\
edition: ko-2025-08-15
cards_adhoc:
  Foo: {type: action, abilities: [{at: on_use, do: [{vigor: {becomes: 2}}]}]}
board:
  distance: 4
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, flinch: true, hand: [Foo]}
  b: {megami: [saine, tokoyo], life: 7, aura: 3, flare: 5}
play:
  - a: use Foo
  - expect: {a.flinch: true}
  - a: end
expect:
  - active: b
"""


def test_the_record_holds_what_came_of_each() -> None:
    ruling = ruled(game(*SO))
    told = json.loads(json.dumps(record(ruling)))["moments"]
    assert [(one["lines"], [each["ok"] for each in one["expectations"]]) for one in told] == [
        (n, [True]) for n in range(4)
    ]
    assert told[1]["stopped"]["by"] == "b"


def test_a_player_is_told_no_more_of_a_moment_than_of_the_end() -> None:
    scenario = load(game("b.hand: [Slash]", *SO[1:]))
    ruling, _ = adjudicate(scenario)
    assert ruling is not None
    seen = scenario.floor.sight.seen_by(ruling, "a")
    assert "Wavering" not in seen.moments[0].checks[0].found
    assert "衝音晶" not in seen.moments[0].checks[0].found


def test_editions_that_part_at_a_moment_alone_are_told_apart() -> None:
    sides = [side(load(game("b.aura: 3", *SO[1:])), "", "") for _ in range(2)]
    assert sides[1].ruling is not None
    (first, *rest) = sides[1].ruling.moments
    wrong = first._replace(checks=tuple(one._replace(ok=False) for one in first.checks))
    other = sides[1]._replace(ruling=sides[1].ruling._replace(moments=(wrong, *rest)))
    assert compare(*sides).facts == {}
    assert compare(sides[0], other).facts == {"behind 0 lines: b.aura == 3": (True, False)}
