"""`judge new`: a scenario put together from questions or arguments."""

from __future__ import annotations

from pathlib import Path

import pytest

import judge as package
from judge.cli.new import Drafting
from judge.floors import FLOORS
from tests.cli.conftest import Judge

ANSWERS = "Does it hit?\nyurina, himika\nsaine, tokoyo\n4\n8\n7\n\n\n\n\n\n\nSlsh\nSlash\n\n\n\n"


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_questions_lead_to_an_answer(judge: Judge) -> None:
    ended = judge("new", "-o", "mine.yaml", stdin=f"{ANSWERS}standard\nuse Slash\n2\nsave\nquit\n")
    assert ended.err == ""
    assert "did you mean 'Slash'?" in ended.out
    assert "distance 4, mastery zone 2, shadow 11" in ended.out, "the crystals are reckoned with each answer"
    assert "attack 1 (Slash) hits: distance 4 is in its range 3-4" in ended.out
    answer = "Yes: attack 1 (Slash) hits: distance 4 is in its range 3-4 [9-4 iii]. "
    assert judge("run", "mine.yaml", "-q").out.startswith(answer)
    scenario, problems = package.load("mine.yaml")
    assert scenario is not None, problems
    assert [line.raw for line in scenario.play] == ["standard", "use Slash", "damage life"]
    assert (scenario.question, scenario.board.seats["b"].life) == ("Does it hit?", 7)


def test_a_word_that_a_player_has_is_no_list_of_names(judge: Judge) -> None:
    said = ("a.megami=yukihi,himika", "b.megami=saine,tokoyo", "a.umbrella=open", "a.hand=Shoot")
    judge("new", "-y", "--no-play", "-o", "mine.yaml", *said)
    scenario, problems = package.load("mine.yaml")
    assert scenario is not None, problems
    assert "umbrella: open, hand: [Shoot]" in Path("mine.yaml").read_text(encoding="utf-8")


def test_a_name_may_say_what_lies_on_its_card(judge: Judge) -> None:
    said = ("a.megami=tokoyo,himika", "b.megami=saine,yurina", "b.enhancements=Overawe: 2, 無音壁：1", "distance=4")
    judge("new", "-y", "--no-play", "-o", "mine.yaml", *said)
    assert "enhancements: [{Overawe: 2}, {無音壁: 1}]" in Path("mine.yaml").read_text(encoding="utf-8")


def test_crystals_are_told_when_all_have_been_said_and_can_be_mended(judge: Judge) -> None:
    answers = ("", "", "", "4", "10", "10", "5", "", "9", *[""] * 7, "a.flare=2")
    ended = judge("new", "-o", "mine.yaml", "--no-play", stdin="\n".join(answers) + "\n")
    assert ended.out.count("too many") == 2, "beside the answer, and when all have been said"
    assert "a.flare=2" in ended.out
    assert judge("run", "mine.yaml").status == 0


def test_arguments_are_enough_in_any_language_for_any_game(judge: Judge) -> None:
    said = ("a.megami=ユリナ,ヒミカ", "b.megami=사이네,토코요", "a.hand=斬", "a.life=8", "distance=3")
    assert judge("new", "-y", "--no-play", *said).out == "Written: ユリナ-ヒミカ-사이네-토코요.yaml\n"
    assert judge("run", "ユリナ-ヒミカ-사이네-토코요.yaml").status == 0
    assert judge("new", "-y", "--no-play", "--game", "vision", "a.field=チルノ").status == 0
    assert judge("run", "vision.yaml").status == 0


@pytest.mark.parametrize(
    ("said", "code"), [("a.life=40", "J201"), ("a.hand=Slsh", "J203"), ("alife=3", "J025"), ("x", "J102")]
)
def test_what_is_wrong_is_told_and_nothing_written(judge: Judge, said: str, code: str) -> None:
    ended = judge("new", "-y", said)
    assert (ended.status, ended.err[:4]) == (2, code)
    assert not [*Path().iterdir()]


def test_names_are_completed_in_any_language_and_reckoned_as_they_are_typed() -> None:
    table = Drafting(FLOORS["furuyoni"], "ja", {}, {"a.megami": "ユリナ,ヒミカ"})
    wanted = {one.path: one for one in FLOORS["furuyoni"].files.wanted}
    assert ("yurina, ヒミカ", "ヒミカ") in table.completed(wanted["b.megami"])("yurina, ヒミ")
    assert ("Slash", "Slash") in table.completed(wanted["a.hand"])("sla")
    assert "空間" not in table.beside(wanted["distance"], "x")
    assert table.beside(wanted["distance"], "4") != table.beside(wanted["distance"], "5")
