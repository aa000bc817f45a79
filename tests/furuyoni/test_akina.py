"""Akina: her cards agree with their prints, and games with her hold together."""

from __future__ import annotations

import pytest

from judge.furuyoni.cards.definitions import define
from judge.furuyoni.cards.facts import PRINTINGS, cards_of
from judge.furuyoni.megami.akina.market import PRICE
from tests.furuyoni.whole_games import play
from tests.random_games import Fault

every_printing = pytest.mark.parametrize("printing", PRINTINGS)


@every_printing
def test_the_cards_that_are_printed_as_tickets_are_tickets(printing: str) -> None:
    cards = cards_of("akina", printing)
    printed = {number for number, card in cards.items() if card.investable}
    written = {number for number in cards if define(number, printing).keywords("investment")}
    assert printed == written
    assert len(printed) == 3


@every_printing
def test_the_cards_of_a_market_price_are_those_printed_so(printing: str) -> None:
    cards = cards_of("akina", printing)
    printed = {number for number, card in cards.items() if card.cost == "market"}
    costs = {number: define(number, printing).cost for number in cards}
    written = {number for number, cost in costs.items() if cost is not None and cost.args.get("path") == PRICE}
    assert printed == written
    assert len(printed) == 2


@pytest.mark.parametrize(("seed", "others"), [(2, ("akina", "thallya")), (16, ("raira", "utsuro"))])
def test_a_game_with_her_holds_together(seed: int, others: tuple[str, str]) -> None:
    found = play(seed, [("akina", "yurina"), others])
    assert not isinstance(found, Fault), found.what
