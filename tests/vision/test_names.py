"""A card of 東方VISION that a file names with a slip is told where it stands, with the name that was meant."""

from __future__ import annotations

import pytest

import judge

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
