"""Boards that no duel shows: what a chapter forbids is told in place, with its clause and the way to mend it."""

from __future__ import annotations

import pytest

from judge.answer.run import adjudicate
from judge.floors import FLOORS
from judge.scenario.loader import parse_scenario
from judge.text.errors import Problem


def problems(seat: str) -> list[Problem]:
    text = f"board:\n  distance: 5\n  a: {{megami: [{seat}}}\n  b: {{megami: [saine, tokoyo]}}\n"
    return parse_scenario(text, "board.yaml", FLOORS)[1]


FATES = "innealra-o1, yurina], past: [{}], present: [{}], future: [うらみ], unseen: [かえりみ]"
ACT = "kanawe, yurina], act: "
FORMS = "thallya-a1, yurina], transforms: {}, machine: {{artificial_crystal: 5, cards: [{}]}}"


@pytest.mark.parametrize(
    ("seat", "at", "code", "clause", "says"),
    [
        (FATES.format("まどろみ, くやみ", ""), "くやみ", "J202", "A24-7", "2 cards lie in a.past"),
        ("thallya, yurina], transforms: 4", "4", "J202", "A9-3 paragraph 2", "a.transforms is 4, over its cap of 3"),
        ("thallya-a1, yurina], transforms: 5", "5", "J202", "A9-3 paragraph 2", "as no card leaves `machine`"),
        (FORMS.format(2, "TransForm Card 02"), "2", "J202", "A9-3 paragraph 2", "over its cap of 1"),
        ("kanawe, yurina], act: final, act_value: 3", "3", "J216", "A18-3-2 paragraph 3", "state `act_value: 0`"),
        (f"{ACT}red, act_value: 2, act_place: purple 2 left", "red", "J216", "A18-3-1 paragraph 3", "it is purple"),
        (f"{ACT}red, act_value: 1, act_place: red 2 left", "1", "J216", "A18-3-2 paragraph 2", "it is 2"),
    ],
)
def test_what_a_chapter_forbids_is_named(seat: str, at: str, code: str, clause: str, says: str) -> None:
    (problem,) = problems(seat)
    assert (problem.code, problem.line, problem.clauses) == (code, 3, (clause,))
    assert f"  a: {{megami: [{seat}}}"[problem.column - 1 :].startswith(at)
    assert problem.hint
    assert says in str(problem)


@pytest.mark.parametrize(
    ("face", "square", "wrong"), [("up", 3, ""), ("up", 4, "from 1 to 3"), ("down", 2, ""), ("down", 3, "from 1 to 2")]
)
def test_a_crystal_lies_on_a_square_that_the_plan_has(face: str, square: int, wrong: str) -> None:
    plan = f"殺陣: {{crystals: 1, face: {face}, square: {square}}}"
    board = f"a: {{megami: [kanawe, yurina], plan: [{plan}]}}, b: {{megami: [saine, tokoyo]}}"
    scenario, _ = parse_scenario(f"board: {{distance: 5, {board}}}\n", "board.yaml", FLOORS)
    assert scenario is not None
    found = adjudicate(scenario)[1]
    assert [(one.code, one.hint, one.clauses) for one in found] == (
        [("J022", wrong, ("A18-5 bullet 2",))] if wrong else []
    )


@pytest.mark.parametrize(
    "seat",
    [
        FATES.format("まどろみ", "くやみ"),
        "thallya, yurina], transforms: 3",
        FORMS.format(1, "TransForm Card 02"),
        FORMS.format(0, "TransForm Card 02"),
        "kanawe, yurina], act: final",
        "kanawe, yurina], act: red, act_value: 2, act_place: red 2 left",
        "kanawe, yurina], act: red, act_value: 99",
        "misora, yurina], aim: 39",
        "misora, yurina], aim: -3",
    ],
)
def test_what_none_forbids_is_left_alone(seat: str) -> None:
    assert problems(seat) == []
