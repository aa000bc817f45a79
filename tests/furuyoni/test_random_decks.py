"""Random decks are legal: for every version in every printing, by the lists of appendix 1 and what set-up lays out."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from judge.furuyoni.cards.decks import read_deck
from judge.furuyoni.cards.facts import PRINTINGS
from judge.furuyoni.cards.index import Cards
from judge.furuyoni.cards.pools import Version, versions
from judge.text.source import parse
from tests.furuyoni.random_decks import Seat, deck, of_megami, seat
from tests.furuyoni.shipped import one_in

SHARED = "NA-02/04-saine/tokoyo-A1-N-1/4"
every_printing = pytest.mark.parametrize("printing", PRINTINGS)


def in_printing(printing: str) -> list[Version]:
    return [version for version in versions().values() if version.in_printing(printing)]


def problems(found: Seat, printing: str) -> list[str]:
    """What is wrong with a deck that a file states so."""
    text = f"megami: [{', '.join(found.megami)}]\ncards: [{', '.join([*found.deck, *found.specials])}]\n"
    root, unread = parse(text, "deck.yaml")
    assert root is not None, unread
    return [str(problem) for problem in read_deck(root, printing, printing)[1]]


@every_printing
def test_a_deck_of_every_version_beside_every_other_megami_is_legal(printing: str) -> None:
    """One pair in six, all of them with `JUDGE_EVERY_FILE=1`."""
    random = Random(7)
    for one, other in combinations(in_printing(printing), 2):
        if one.number != other.number and one_in(6, f"{one.id} {other.id} {printing}"):
            assert problems(deck(random, [one, other], printing), printing) == []


@every_printing
def test_chosen_and_left_are_together_what_the_two_bring(printing: str) -> None:
    random = Random(11)
    for one, other in zip(in_printing(printing), in_printing(printing)[5:], strict=False):
        if one.number == other.number:
            continue
        found = deck(random, [one, other], printing)
        cards = [*found.deck, *found.specials, *found.rest]
        assert len(cards) == len({*cards})
        assert {*cards} == {*one.choose, *other.choose}
        beside = {*one.beside, *other.beside, *one.text_only, *other.text_only}
        assert not beside & {*cards}
        classes = [Cards().card(number, printing).klass for number in (*found.deck, *found.specials)]
        assert classes == ["normal"] * 7 + ["special"] * 3


@every_printing
def test_in_time_every_card_of_a_list_is_chosen(printing: str) -> None:
    random = Random(3)
    chosen: set[str] = set()
    megami = [*dict.fromkeys(version.megami for version in in_printing(printing))]
    every = {number for version in in_printing(printing) for number in version.choose}
    for _ in range(12):
        if chosen == every:
            break
        for one, other in zip(megami, megami[1:] + megami[:1], strict=True):
            for version in of_megami(one, printing):
                found = deck(random, [version, random.choice(of_megami(other, printing))], printing)
                chosen |= {*found.deck, *found.specials}
    assert chosen == every


def test_of_the_card_that_two_share_there_is_one() -> None:
    random = Random(5)
    two = [versions()["saine-a1"], versions()["tokoyo-a1"]]
    for _ in range(30):
        found = deck(random, two, "s9-2")
        assert [*found.deck, *found.rest].count(SHARED) == 1
        assert problems(found, "s9-2") == []


def test_another_version_brings_what_replaces_the_cards_it_lacks() -> None:
    random = Random(2)
    brought: set[str] = set()
    for _ in range(40):
        found = seat(random, ("yurina", "himika"), "s10")
        chosen = {*found.deck, *found.specials, *found.rest}
        version = versions()[found.megami[0]]
        assert {*version.choose} < chosen
        for other in of_megami("yurina", "s10"):
            only = {*other.choose} - {*version.choose}
            assert not only & chosen
        brought.add(version.id)
    assert brought == {"yurina", "yurina-a1", "yurina-a2"}
