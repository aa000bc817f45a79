"""What the package offers whoever composes it."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import judge
from judge.api import scenario_of

SEATS = {"a": {"megami": ["ユリナ", "히미카"], "hand": ["Slash"]}, "b": {"life": 7, "aura": 1}}
BOARD = {"board": {"distance": 4, **SEATS}}


@pytest.mark.parametrize("module", ["judge", "judge.api", "judge.text.written", "judge.scenario.draft"])
def test_its_examples_run(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert tried > 0
    assert failed == 0


def test_all_that_is_offered_is_there_and_documented() -> None:
    assert dir(judge) == judge.__all__
    for name in judge.__all__:
        one = getattr(judge, name)
        assert name == "__version__" or one.__doc__, name
    with pytest.raises(AttributeError):
        judge.nothing  # noqa: B018


def test_a_board_is_a_path_a_text_or_plain_data() -> None:
    assert scenario_of(judge.sample()) == scenario_of(Path(judge.sample()))
    text = "board:\n  distance: 4\n  a: {megami: [ユリナ, 히미카], hand: [Slash]}\n  b: {life: 7, aura: 1}\n"
    boards = [scenario_of(source).board for source in (BOARD, text)]
    assert boards[0].seats["a"].megami == boards[1].seats["a"].megami == ("yurina", "himika")
    assert (boards[0].shadow, boards[0].seats["b"].life) == (boards[1].shadow, boards[1].seats["b"].life)


def test_what_is_wrong_is_raised_with_its_code() -> None:
    for ask in (judge.rule, judge.compare, judge.faq, judge.outcomes):
        with pytest.raises(judge.Problems) as caught:
            ask({"bored": {}})
        assert "J025" in {one.code for one in caught.value.problems}, ask
    with pytest.raises(judge.Problems):
        judge.why(BOARD, "no such fact")


def test_answers_tell_themselves_in_every_language() -> None:
    played = {**BOARD, "play": [{"a": "use Slash"}]}
    assert "ライフ" in judge.why(played, "b.life").text("ja")
    assert "거리" in judge.rule(played).text("ko")
    assert "<html lang=\"ja\">" in judge.rule(played).html("ja")
    assert judge.compare(played).text().startswith("<data>")
    assert "Slash" in judge.why_not(played, "a: use Slash").text()
