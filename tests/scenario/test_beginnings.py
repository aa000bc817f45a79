"""Where a board may begin: the clauses are the steps that there are, and say of the phase what they imply."""

from __future__ import annotations

from importlib import import_module

import pytest

import judge
from judge.furuyoni.file.beginnings import ATTACK, PHASES, SETUP, phase_at

SEATS = "  a: {megami: [yurina, himika], hand: [Slash]}\n  b: {megami: [saine, tokoyo]}\n"
PLACES = (*SETUP, *(at for clauses in PHASES.values() for at in clauses))


def board(facts: str) -> str:
    return f"board:\n{facts}{SEATS}"


@pytest.fixture
def load(tmp_path):
    def loaded(text: str):
        file = tmp_path / "board.yaml"
        file.write_text(text, encoding="utf-8")
        return judge.load(str(file))

    return loaded


@pytest.mark.parametrize("edition", ["ja-2024-06-24", "ko-2025-08-15"])
def test_every_step_of_a_phase_is_a_place_to_begin_and_nothing_else(edition: str) -> None:
    named = {}
    for module in ("s4_1_setup", "s8_1_start", "s8_2_main", "s8_3_end"):
        for one in import_module(f"judge.furuyoni.core.{module}").procedures(edition):
            named[one.id] = [s.id for s in one.steps if s.id.split(" ")[-1] not in ("again", "used", "over")]
    steps = {at for id in ("2", "4-1", "8-1", "8-2", "8-3") for at in named[id] if not at.startswith("4-1 5-")}
    assert {*PLACES} == steps | {"4-1", "8-1", "8-2", "8-3"}


@pytest.mark.parametrize("at", PLACES)
def test_a_board_can_begin_at_each(load, at: str) -> None:
    action = "  action: throughout\n" if at == "8-2-2" else ""
    scenario, problems = load(board(f"  at: {at}\n{action}"))
    assert scenario is not None, problems
    assert scenario.board.phase == (phase_at(at) or "main")
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, problems


@pytest.mark.parametrize(
    ("facts", "place", "said"),
    [
        ("  at: 4-1 5-1\n", "2:7", "did you mean '4-1 5'"),
        ("  at: 4-1 9\n", "2:7", "no board can begin at 4-1 9"),
        ("  at: 8-1-3 v\n", "2:7", "did you mean '8-1-3 iv'"),
        ("  at: 9-5 ii\n", "2:7", "no board can begin at 9-5 ii"),
        ("  at: A7-5\n", "2:7", "no board can begin at A7-5"),
        ("  at: 8-1-3 iii\n  phase: main\n", "3:10", "write `phase: start`"),
        ("  at: 8-2-2\n", "2:7", "write `action: standard` or `action: throughout`"),
        ("  at: 8-2-2 B\n  action: standard\n", "2:7", "write `action: throughout`"),
    ],
)
def test_what_is_no_place_to_begin(load, facts: str, place: str, said: str) -> None:
    scenario, problems = load(board(facts))
    assert scenario is None
    assert [problem.code for problem in problems] == ["J107"]
    assert f":{place}: J107" in str(problems[0])
    assert said in str(problems[0])


def test_the_action_is_the_one_of_the_branch(load) -> None:
    for at, action in (("8-2-2 A", "standard"), ("8-2-2 B", "throughout")):
        scenario, _ = load(board(f"  at: {at}\n"))
        assert scenario.board.action == action


def test_a_change_of_a_file_may_take_the_clause_away(load) -> None:
    scenario, problems = load(board('  at: ""\n  action: ""\n'))
    assert scenario is not None, problems
    assert (scenario.board.at, scenario.board.action) == ("", "")


@pytest.mark.parametrize("edition", ["ja-2024-06-24", "ko-2025-08-15"])
@pytest.mark.parametrize("at", ATTACK)
@pytest.mark.parametrize("card", ["Slash", "Art of Drawing", "Tsukikage Crush"])
def test_a_board_can_begin_in_the_middle_of_an_attack(load, edition: str, at: str, card: str) -> None:
    seats = f"  a: {{megami: [yurina, himika], vigor: 1, in_use: [{card}]}}\n  b: {{megami: [saine, tokoyo]}}\n"
    text = f"edition: {edition}\nboard:\n  at: {at}\n  distance: 3\n{seats}play: [b: damage life]\n"
    scenario, problems = load(text)
    assert scenario is not None, problems
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, problems
    dealt = at in ("9-4", "9-4 i", "9-4 ii", "9-4 iii", "9-4 iv", "9-4 v")
    assert (ruling.board["b.life"] < 10) == dealt
    used = "a.specials.used" if card == "Tsukikage Crush" else "a.played"
    assert ruling.board[used] == (card,)
    assert (ruling.board["phase"] == "main") == (card != "Art of Drawing")
    assert ruling.board["a.attacking"] == 0


@pytest.mark.parametrize("zones", ["hand: [Slash]", "in_use: [Backstep]", "in_use: [Slash, Brandish]"])
def test_in_the_middle_of_an_attack_one_attack_card_is_in_use(load, zones: str) -> None:
    scenario, problems = load(
        f"board:\n  at: 9-4 i\n  a: {{megami: [yurina, himika], {zones}}}\n  b: {{megami: [saine, tokoyo]}}\n"
    )
    assert scenario is not None, problems
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is None
    assert [problem.code for problem in problems] == ["J107"]
