"""Cards of 東方VISION by their names: a slip is told where it stands, what has been lost is told all the same."""

from __future__ import annotations

import pytest

import judge
from judge.data import scenarios
from judge.report.trace import tellings
from judge.report.words import Words

BOARD = "game: vision\nboard: {a: {field: [チルノ], hand: [狙撃, ルーミア], nodes: 5}, b: {field: [因幡 てゐ]}}\n"


@pytest.mark.parametrize(
    ("rest", "said", "meant"),
    [
        ("play: [a: play 狙激 on 因幡 てゐ]", "狙激", "狙撃"),
        ("play: [a: play 狙撃 on 因幡 ててゐ]", "因幡 ててゐ", "因幡 てゐ"),
        ("expect: [{a.field: [チルルノ]}]", "チルルノ", "チルノ"),
        ("expect: [{a.hand: {has: [ルーミミア]}}]", "ルーミミア", "ルーミア"),
    ],
)
def test_a_misspelt_card_is_told(rest: str, said: str, meant: str) -> None:
    _, problems = judge.parse(f"{BOARD}{rest}\n")
    assert [(p.code, p.line, p.hint) for p in problems] == [("J203", 3, f"did you mean '{meant}'?")]
    assert repr(said) in problems[0].message


@pytest.mark.parametrize(
    "rest", ["expect: [{a.field: [小悪魔]}]", "expect: [{チルノ.races: [妖精]}]", "play: [a: play 狙撃 on card 3]",
             "play: [a: play 狙撃 on b's 因幡 てゐ]"],
)  # fmt: skip
def test_other_cards_and_words_may_be_named(rest: str) -> None:
    _, problems = judge.parse(f"{BOARD}{rest}\n")
    assert not problems


def test_what_used_an_effect_that_its_card_has_lost_since_is_told() -> None:
    """The rows of a leader are gone at the end of the turn, when the whole of it is told."""
    file = scenarios() / "vision" / "contested" / "a-doll-come-back-was-not-played.yaml"
    ruling = judge.rule(file.read_text(encoding="utf-8"))
    told = tellings(ruling, (0,), Words(ruling, "en"))[0]
    assert "A chooses: use 豊聡耳 神子 (of 3)" in [one.what for one in told]
