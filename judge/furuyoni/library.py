"""The cards and the megami of Furuyoni by name (`judge.port.library.Library`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.furuyoni.cards.facts import DEFAULT_PRINTING, PRINTINGS, Card, cards_of, homes
from judge.furuyoni.cards.index import of_megami
from judge.furuyoni.cards.pools import versions
from judge.furuyoni.messages import WORDS, room
from judge.messages import messages
from judge.port.library import CARD, GROUP, Topic

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


@cache
def topics() -> tuple[Topic, ...]:
    """The megami in the order of their numbers, each before her cards in all printings."""
    return tuple(_topics())


def _topics() -> Iterator[Topic]:
    owners = dict.fromkeys(version.megami for version in versions().values())
    for megami in (*owners, *(name for name in homes() if name not in owners)):
        hers = [version for version in versions().values() if version.megami == megami]
        if hers:
            called = {text for one in hers for text in (*one.megami_names.values(), *one.names.values(), *one.aliases)}
            yield Topic(GROUP, megami, hers[0].megami_names, (megami, *sorted(called)))
        printed: dict[str, list[Card]] = {}
        for printing in PRINTINGS:
            for card in cards_of(megami, printing).values():
                printed.setdefault(card.number, []).append(card)
        for number, cards in printed.items():
            texts = dict.fromkeys(text for card in reversed(cards) for text in _called(card))
            yield Topic(CARD, number, _newest(number, megami).names, tuple(texts), megami if hers else "")


def _called(card: Card) -> Iterator[str]:
    """What a card may be called by: its names, those of its other face, both halves of one that has a slash."""
    for names in (card.names, card.back.names if card.back else {}):
        for name in names.values():
            yield name
            yield from name.split(" / ") if " / " in name else ()
    yield from card.aliases


def _newest(number: str, megami: str) -> Card:
    """The card in the printing of the newest rules, or in the last that has it."""
    for printing in (DEFAULT_PRINTING, *reversed(PRINTINGS)):
        found = cards_of(megami, printing).get(number)
        if found is not None:
            return found
    raise KeyError(number)


@cache
def _owners() -> Mapping[str, str]:
    return {number: megami for megami in homes() for printing in PRINTINGS for number in cards_of(megami, printing)}


def card(id: str) -> Card:
    """The newest card of a number. Raises `KeyError`."""
    return _newest(id, _owners()[id])


def line(id: str, lang: str) -> str:
    """A card by its kind, its numbers and what it does; a megami by how many cards she has."""
    if id not in _owners():
        return ", ".join(one.names.get(lang) or one.names["ja"] for one in of_megami(id, DEFAULT_PRINTING))
    told = [value if not label else f"{label} {value}" for label, value in facts(id, lang)]
    does = " ".join(" ".join(ability.split()) for ability in abilities(id, lang))
    return " · ".join(told) + (f": {does}" if does else "")


def facts(id: str, lang: str) -> tuple[tuple[str, str], ...]:
    """What is printed on a card: its kind, range, damage, charge and cost."""
    return tuple(_facts(card(id), lang)) if id in _owners() else ()


def _facts(one: Card, lang: str) -> Iterator[tuple[str, str]]:
    from judge.furuyoni.glossary import glossary

    own = messages(lang, WORDS, room(one.megami))

    def term(key: str) -> str:
        return own.get(f"term-{key}") or glossary().get(key, {}).get(lang) or key.replace("_", " ")

    yield "", " ".join(term(word) for word in (one.klass, one.subtype, one.type) if word)
    numbers = {
        "range": one.printed_range, "damage": str(one.damage) if one.damage else None, "charge": one.charge,
        "cost": one.cost, "growth": one.growth, "steps": one.steps,
    }  # fmt: skip
    for key, value in numbers.items():
        if value is not None:
            yield term(key), str(value)


def abilities(id: str, lang: str) -> tuple[str, ...]:
    """What each ability of a card does, told from its effects; nothing where they are not written."""
    from judge.furuyoni.cards.definitions import define
    from judge.furuyoni.readback import read_back

    if id not in _owners():
        return ()
    one = card(id)
    printing = next(p for p in (DEFAULT_PRINTING, *reversed(PRINTINGS)) if id in cards_of(one.megami, p))
    return read_back(define(id, printing), lang)
