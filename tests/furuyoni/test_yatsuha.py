"""Yatsuha: her table of perfect forms agrees with the prints, and games with her hold together."""

from __future__ import annotations

import pytest

from judge.furuyoni.cards.facts import PRINTINGS, cards_of
from judge.furuyoni.megami.yatsuha.perfect import FORMS
from tests.furuyoni.whole_games import play
from tests.random_games import Fault


@pytest.mark.parametrize("printing", PRINTINGS)
def test_the_table_of_perfect_forms_is_what_the_cards_are_exchanged_to(printing: str) -> None:
    printed = {number: card.exchanges_to for number, card in cards_of("yatsuha", printing).items() if card.exchanges_to}
    assert printed == {number: (form,) for number, form in FORMS.items()}


@pytest.mark.parametrize(("seed", "others"), [(3, ("saine", "thallya")), (11, ("raira", "utsuro"))])
def test_a_game_with_her_holds_together(seed: int, others: tuple[str, str]) -> None:
    found = play(seed, [("yatsuha", "yurina"), others])
    assert not isinstance(found, Fault), found.what
