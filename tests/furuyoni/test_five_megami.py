"""The first five megami: every card can be played in every printing, and every effect is resolved in some scenario."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from judge.furuyoni.cards.definitions import define
from judge.furuyoni.cards.facts import PRINTINGS, cards_of
from judge.furuyoni.effects.abilities import Ability
from tests.furuyoni.passed import passed

MEGAMI = ("yurina", "saine", "himika", "tokoyo", "honoka")
FOLDERS = tuple(f"furuyoni/cards/{name}/" for name in MEGAMI)


def abilities(megami: str, printing: str) -> Iterator[Ability]:
    for number in cards_of(megami, printing):
        card = define(number, printing)
        assert card.scripted, f"{number} in {printing}"
        yield from card.abilities


@pytest.mark.parametrize("megami", MEGAMI)
@pytest.mark.parametrize("printing", PRINTINGS)
def test_every_card_is_written(megami: str, printing: str) -> None:
    assert any(abilities(megami, printing))


@pytest.mark.gathers
@pytest.mark.parametrize("megami", MEGAMI)
def test_every_effect_is_resolved_in_a_scenario(megami: str) -> None:
    mine = [found for found in passed() if found.file.startswith(FOLDERS)]
    resolved = {(found.cards, tree) for found in mine for tree in found.resolved}
    printed = {"s9": {t for p, t in resolved if p == "s9"}, "s10": {t for p, t in resolved if p != "s9"}}
    written = {p: {a.key: a for a in abilities(megami, p)} for p in printed}
    changed = {key for key in written["s9"] if written["s9"][key] != written["s10"].get(key)}
    for printing, wanted in (("s9", changed), ("s10", set(written["s10"]))):
        sought = {key for key in wanted if written[printing][key].does in ("do", "instead")}
        assert sought <= printed[printing], (printing, sought - printed[printing])


def test_one_card_of_honoka_was_changed_between_printings() -> None:
    """Season 9-2: closed to normal cards only, and life only with an exchange."""
    older, newer = (define("NA-14-honoka-O-N-1-Ex2", printing) for printing in ("s9", "s9-2"))
    assert [a.data["filter_text"] for card in (older, newer) for a in card.keywords("no_reactions")] == [
        "", "card.class == normal",
    ]  # fmt: skip
    assert (len(older.texts("after_attack")), len(newer.texts("after_attack"))) == (2, 1)


def test_three_cards_were_changed_between_the_first_printing_and_the_last() -> None:
    same = {n: define(n, "s9") == define(n, "s10-2") for m in MEGAMI for n in cards_of(m, "s9")}
    changed = ["NA-01-yurina-O-N-5", "NA-03-himika-O-N-6", "NA-14-honoka-O-N-1-Ex2"]
    assert [n for n, equal in same.items() if not equal] == changed
