"""10-15: what is of another megami, where a card has several megami or none."""

from __future__ import annotations

import pytest

from judge.furuyoni.cards.definitions import define
from judge.furuyoni.effects.abilities import Users, others

SHARED = "NA-02/04-saine/tokoyo-A1-N-1/4"


@pytest.mark.parametrize(
    ("mine", "theirs", "wanted"),
    [
        ("saine", "saine", False),
        ("saine", "tokoyo", True),
        ("saine", ("saine", "tokoyo"), True),
        ("yurina", ("saine", "tokoyo"), True),
        (("saine", "tokoyo"), "tokoyo", False),
        ("saine", "", False),
        ("saine", None, False),
    ],
)
def test_of_another_megami_is_what_somebody_else_may_use(mine: Users, theirs: Users | None, wanted: bool) -> None:
    assert others(mine, theirs) is wanted


def test_the_shared_card_is_of_both() -> None:
    assert define(SHARED, "s10").megami == ("saine", "tokoyo")
    assert define("NA-09-chikage-O-P-1", "s10").megami == ""
