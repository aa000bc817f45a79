"""Kanawe: whole games in which she sits with each player, her boards written down and played again."""

from __future__ import annotations

import pytest

from judge.answer.run import adjudicate
from judge.floors import FLOORS
from judge.furuyoni.megami.kanawe import story
from judge.scenario.loader import parse_scenario
from tests.furuyoni.whole_games import play
from tests.random_games import Game
from tests.ruled import read, rewritten, ruled, ruling_on

PLAN = """
scenario: A plan that is moved on
game: furuyoni
board:
  active: a
  phase: end
  distance: 3
  a:
    megami: [kanawe, yurina]
    act: purple
    act_value: 2
    act_place: purple 2 left
    story: "purple 2 left > trial yellow 3"
    plan: [Beat: {crystals: 1, face: down}]
  b: {megami: [saine, tokoyo]}
history: {b: {life_changes_of_2: 1}}
"""


@pytest.mark.parametrize("seed", [3, 8])
def test_whole_games(seed: int) -> None:
    played = play(seed, [("kanawe", "yurina"), ("kanawe", "tokoyo")])
    assert isinstance(played, Game), played.what


def test_a_board_with_a_story_reads_back_as_it_was_written() -> None:
    scenario = read(PLAN)
    for one in (scenario, rewritten(scenario)):
        ruling = ruling_on(one)
        told = {path: ruling.board[path] for path in ("a.act", "a.act_value", "a.achieved", "a.story")}
        assert told == {
            "a.act": "yellow", "a.act_value": 3, "a.achieved": ("Beat",), "a.story": "purple 2 left > trial yellow 3",
        }  # fmt: skip


def test_a_story_that_is_not_stated_is_asked_for() -> None:
    text = PLAN.replace('    story: "purple 2 left > trial yellow 3"\n', "")
    _, problems = adjudicate(read(text))
    assert [(problem.code, problem.line) for problem in problems] == [("J412", 5)]
    assert "purple 2 left" in problems[0].message


@pytest.mark.parametrize("said", ["", "white 1", "white 1 >", "blue 1 > final", "white > red 2", "white 1 > red 2,"])
def test_what_is_no_story(said: str) -> None:
    assert story.read(said) is None


def test_lines_lead_from_act_to_act() -> None:
    kept = story.read("white 1 > red 2,trial final; red 2 > final")
    assert kept is not None
    assert story.lines(kept) == {
        "white 1": (("red 2", False), ("final", True)), "red 2": (("final", False),), "final": (),
    }  # fmt: skip


CENSORED = """
scenario: A name that was declared earlier
game: furuyoni
cards_adhoc:
  Test Blow: {type: attack, range: "1-5", damage: 1/1}
board:
  active: b
  action: standard
  distance: 4
  a: {megami: [kanawe, saine], life: 7, act: red, act_value: 2, enhancements: [Censor: {crystals: 2, named: NAME}]}
  b: {megami: [yurina, tokoyo], life: 6, flare: 7, specials: [月影落, 浦波嵐], hand: [Test Blow, Slash]}
"""
NAMED = """expect:
  - illegal: {b: use NAME, clauses: [1-4]}
  - legal: {b: [use Slash]}
  - a.enhancements: [Censor: {crystals: 2, named: NAME}]
"""


@pytest.mark.parametrize("name", ["Tsukikage Crush", "Test Blow"])
def test_the_name_that_censor_has_in_mind_is_stated_and_written_down(name: str) -> None:
    scenario = read((CENSORED + NAMED).replace("NAME", name))
    for one in (scenario, rewritten(scenario)):
        ruling = ruling_on(one)
        assert ruling.ok, ruling
        assert not [told for told in ruling.assumed if "not stated" in told]


def test_a_name_that_is_left_out_is_told() -> None:
    text = CENSORED.replace("{crystals: 2, named: NAME}", "2") + "play: [b: use Slash]\n"
    told = [told for told in ruled(text).assumed if "not stated" in told]
    assert told == ["a.enhancements: not stated: Censor (named)"]


def test_of_two_prepared_plans_one_would_have_taken_the_place_of_the_other() -> None:
    text = "game: furuyoni\nboard:\n  distance: 4\n  a: {{megami: [kanawe, yurina], plan: [{plans}]}}\n"
    (problem,) = parse_scenario(text.format(plans="鼓動: 1, 明転: 1"), "f", FLOORS)[1]
    assert (problem.code, problem.clauses) == ("J202", ("A18-7 2",))
    assert "2 cards lie in a.plan" in problem.message
    assert parse_scenario(text.format(plans="鼓動: 1"), "f", FLOORS)[1] == []
