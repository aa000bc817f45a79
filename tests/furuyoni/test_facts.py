"""The facts of the cards: they make cards, and they are the printed ones."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from judge.furuyoni.cards import facts
from judge.furuyoni.cards.facts import PRINTINGS, Card, cards_of, homes

SOURCE = Path(__file__).parents[3] / "shared" / "cards"
WORDS = {"enhance": "enhancement", "fullpower": "throughout", "時価": "market"}

# printed values in which the project knowingly departs from the source: (printing, id, fact). The documents' errata
# change texts alone, so there is none.
ERRATA: set[tuple[str, str, str]] = set()
# names that the source has wrong: markup of a web page, a blank or an invisible mark at the edge, quotes of a class
MENDED_NAMES = {
    "05-oboro-a2-s-1",
    "10-kururu-A1-s-3-ex1",
    "12-raira-storm",
    "17-hatsumi-A1-d-1",
    "17-hatsumi-A1-d-2",
    "22-renri-o-s-1",
    "22-renri-o-s-2",
    "22-renri-o-s-3",
    "26-innealra-o3-s-3",
}


def every(printing: str) -> dict[str, Card]:
    return {number: card for name in homes() for number, card in cards_of(name, printing).items()}


def source(printing: str) -> list[dict[str, Any]]:
    path = SOURCE / f"furuyoni-{printing}.json"
    if not path.is_file():
        pytest.skip(f"the source of the card facts is not at {SOURCE}")
    loaded: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def braced(text: str | None, card: Card, fact: str) -> str | None:
    return f"{{{text}}}" if text is not None and fact in card.lacerations else text


def printed(card: Card, back: bool) -> dict[str, Any]:
    """The project's facts in the source's terms."""
    face = card.back if back else None
    side = card.open
    return {
        "number": card.number if card.number != card.id else None,
        "class": card.klass,
        "type": card.type,
        "subtype": card.subtype,
        "range": card.printed_range,
        "damage": braced(str(card.damage) if card.damage else None, card, "damage"),
        "capacity": None if card.charge is None else str(card.charge),
        "cost": braced(None if card.cost is None else str(card.cost), card, "cost"),
        "range_open": facts.print_range(side.range) if side else None,
        "damage_open": str(side.damage) if side and side.damage else None,
        "steps": face.steps if face else card.steps,
        "growth": card.growth,
        "lie": card.lie,
        "investable": card.investable,
        "copies": card.copies,
        "users": list(card.users),
    }


def wanted(entry: dict[str, Any]) -> dict[str, Any]:
    """The source's facts in the project's words."""
    found = {key: entry.get(key) for key in printed(CARD, False)}
    for key in ("type", "subtype", "cost"):
        found[key] = WORDS.get(found[key] or "", found[key])
    users = entry.get("users")
    return found | {
        "lie": bool(found["lie"]),
        "investable": bool(found["investable"]),
        "copies": found["copies"] or 1,
        "users": [entry["megami"]] if users is None else users,
    }


CARD = Card("NA-00", "00", "nobody", "o", {}, "normal")


@pytest.mark.parametrize("printing", PRINTINGS)
def test_every_printed_value_is_the_source_s(printing: str) -> None:
    cards = every(printing)
    faces = {card.id: (card, False) for card in cards.values()}
    faces |= {card.back.id: (card, True) for card in cards.values() if card.back}
    entries = source(printing)
    assert set(faces) == {entry["id"] for entry in entries}
    differences = {
        (printing, entry["id"], fact): (ours, theirs)
        for entry in entries
        for fact, theirs in wanted(entry).items()
        if (ours := printed(*faces[entry["id"]])[fact]) != theirs
    }
    assert set(differences) == {errata for errata in ERRATA if errata[0] == printing}, differences


@pytest.mark.parametrize("printing", PRINTINGS)
def test_names_are_the_source_s_but_for_what_was_mended(printing: str) -> None:
    cards = every(printing)
    names = {card.id: card.names for card in cards.values()}
    names |= {card.back.id: card.back.names for card in cards.values() if card.back}
    differing = set()
    for entry in source(printing):
        theirs = {language: name for language, name in entry["names"].items() if name}
        if theirs != names[entry["id"]]:
            differing.add(entry["id"])
    assert differing == MENDED_NAMES & set(names)


@pytest.mark.parametrize("printing", PRINTINGS)
def test_relations_are_the_source_s_where_it_has_them(printing: str) -> None:
    cards = every(printing)
    ids = {card.id: card for card in cards.values()}
    for entry in source(printing):
        if entry.get("face") == "back":
            continue
        card = ids[entry["id"]]
        assert card.version == entry["another"].casefold()
        if bringer := entry.get("extra_from"):
            assert card.brought_by == ids[bringer].number
        if target := entry.get("exchangeable_to"):
            assert card.exchanges_to == (ids[target].number,)
        assert card.blank == (not any(texts(entry)))


@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_changed_text_has_a_line_in_the_history(printing: str) -> None:
    if printing == PRINTINGS[0]:
        return
    before = {entry["id"]: entry for entry in source(PRINTINGS[PRINTINGS.index(printing) - 1])}
    cards = {card.id: card for card in every(printing).values()}
    for entry in source(printing):
        if entry["id"] not in before or entry.get("face") == "back":
            continue
        told = any(change.printing == printing and change.what for change in cards[entry["id"]].history)
        earlier = before[entry["id"]]
        assert told == (texts(earlier) != texts(entry) or wanted(earlier) != wanted(entry)), entry["id"]


def texts(entry: dict[str, Any]) -> list[str | None]:
    return [(entry.get(key) or {}).get("ja") for key in ("text", "text_open")]


def test_counts() -> None:
    assert [len(every(printing)) for printing in PRINTINGS] == [407, 407, 444, 444]


@pytest.mark.parametrize("printing", PRINTINGS)
def test_relations_lead_to_cards(printing: str) -> None:
    cards = every(printing)
    for number, card in cards.items():
        assert facts.home(number) == facts.home(card.id) == card.megami
        for other in (*card.exchanges_to, *([card.brought_by] if card.brought_by else [])):
            assert other in cards, (number, other)


def test_names_are_clean() -> None:
    for card in every("s10-2").values():
        for name in (*card.names.values(), *card.aliases):
            assert name == name.strip()
            assert not re.search("[<>{}\\[\\]]", name), name
            assert not any(unicodedata.category(mark) in ("Cf", "Cc") for mark in name), ascii(name)


def test_the_doubtful_card_says_so() -> None:
    edge = {printing: cards_of("thallya", printing)["NA-11-thallya-O-N-2"] for printing in PRINTINGS}
    assert [(card.printed_range, card.unconfirmed) for card in edge.values()] == [
        ("1-3", False),
        ("1-4", False),
        ("1-3", True),
        ("1-3", True),
    ]


def test_a_printing_can_take_a_fact_away() -> None:
    number = "NA-22-renri-O-N-6"
    assert cards_of("renri", "s10")[number].subtype == "reaction"
    assert cards_of("renri", "s10-2")[number].subtype is None


def test_two_megami_load_no_more() -> None:
    facts._entries.cache_clear()
    facts.cards_of.cache_clear()
    cards_of("yurina", "s10")
    cards_of("saine", "s10")
    assert facts._entries.cache_info().currsize == 2


def test_unreadable_facts_name_their_card() -> None:
    entry = {"id": "1", "version": "o", "names": {}, "class": "normal", "colour": "red"}
    with pytest.raises(ValueError, match=r"the facts of NA-1 make no card: .*colour"):
        facts._card("NA-1", "yurina", entry, "s9")


def test_unknown_printing_and_megami() -> None:
    with pytest.raises(KeyError, match="s11"):
        cards_of("yurina", "s11")
    with pytest.raises(KeyError, match="nobody"):
        cards_of("nobody", "s10")
