"""Cards found by number and by name, one printing at a time: what a scenario's `CardIndex` asks of the game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from judge.furuyoni.cards.facts import PRINTINGS, Card, cards_of, home, homes
from judge.furuyoni.cards.names import fold
from judge.furuyoni.cards.pools import called, find_version, versions

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

EFFECTS = "judge.furuyoni.cards.definitions"


class Cards:
    """The cards of the game. Only the files of the megami asked for are read; all of them for a search without any."""

    def find(self, text: str, printing: str, megami: tuple[str, ...] = ()) -> list[Card]:
        """The cards called `text`: official number, id of the source, or a name or half a name in any language.

        Those that the megami versions may bring come alone where there are any; else every card so called. A text that
        is a number finds its card without reading other files. Raises `KeyError` for a printing that does not exist.
        """
        key = fold(text)
        if not key:
            return []
        for version in megami:
            for card in _brought(version, printing).get(key, ()):
                return [card]
        owner = home(text)
        if owner in homes():
            return list(_keys(owner, printing).get(key, ()))
        return [card for owner in homes() for card in _keys(owner, printing).get(key, ())]

    def printings(self, text: str) -> tuple[str, ...]:
        """The printings in which a card is called `text`."""
        return tuple(printing for printing in PRINTINGS if self.find(text, printing))

    def card(self, number: str, printing: str) -> Card:
        """The card of an official number, written exactly. Raises `KeyError`."""
        owner = home(number)
        if owner is None or owner not in homes():
            raise KeyError(number)
        return cards_of(owner, printing)[number]

    def names(self, megami: tuple[str, ...], printing: str) -> Iterable[str]:
        """Every name, in all languages, of the cards those versions may bring (of all cards, given none)."""
        if not megami:
            for owner in homes():
                for card in cards_of(owner, printing).values():
                    yield from _written(card)
            return
        seen: set[str] = set()
        for version in megami:
            for card in brought(version, printing):
                if card.number not in seen:
                    seen.add(card.number)
                    yield from _written(card)

    def find_megami(self, text: str) -> str | None:
        """The version id, `yurina` or `saine-a1`, of a megami called by its id or by a name in any language."""
        return find_version(text)

    def absent(self, version: str, edition: str, printing: str) -> tuple[str, str]:
        """The edition or printing that does not have a version, and the first that has it; empty where both do."""
        known = versions()[version]
        if edition and not known.in_edition(edition):
            return edition, known.edition
        return ("", "") if known.in_printing(printing) else (printing, known.since)

    def megami_names(self) -> Iterable[str]:
        """Every version id and every name of one, in all languages."""
        return called()

    def explains(self, card: object, megami: tuple[str, ...], printing: str) -> bool:
        """Whether a player of those versions may bring the card, into the deck, extra or a zone of its own."""
        number = getattr(card, "number", None)
        return any(number in _numbers(version, printing) for version in megami)


def brought(version: str, printing: str) -> tuple[Card, ...]:
    """The cards a version brings in a printing, in the order of its list; none for a version that does not exist."""
    known = versions().get(version)
    if known is None or not known.in_printing(printing):
        return ()
    return tuple(_at(number, printing) for number in (*known.choose, *known.beside))


@cache
def _numbers(version: str, printing: str) -> frozenset[str]:
    """The numbers of the cards a version brings in a printing."""
    return frozenset(card.number for card in brought(version, printing))


def all_cards(printing: str) -> tuple[Card, ...]:
    """Every card of a printing, megami by megami in the order of their numbers."""
    owners = dict.fromkeys(version.megami for version in versions().values())
    return tuple(card for owner in owners for card in cards_of(owner, printing).values())


def of_megami(text: str, printing: str) -> tuple[Card, ...]:
    """The cards of a megami in all her versions, shared ones among them; none where `text` names no megami alone."""
    key = fold(text)
    numbers: list[str] = []
    for version in versions().values():
        bare = (version.megami, *version.megami_names.values())
        if version.in_printing(printing) and key in map(fold, bare):
            numbers.extend(version.listed)
    return tuple(_at(number, printing) for number in dict.fromkeys(numbers))


def matching(word: str, printing: str) -> tuple[Card, ...]:
    """The cards with `word` in their number, their id or one of their names, however spelt in width and case."""
    key = fold(word)
    return tuple(card for card in all_cards(printing) if key and any(key in fold(text) for text in _texts(card)))


def executable(card: Card, printing: str) -> bool:
    """Whether a scenario can use the card: it has no text at all, or its effects are written."""
    from importlib.util import find_spec

    if find_spec(EFFECTS) is None:
        return card.blank and card.open is None
    return bool(import_module(EFFECTS).is_executable(card.number, printing))


def _at(number: str, printing: str) -> Card:
    owner = home(number)
    assert owner is not None, number
    return cards_of(owner, printing)[number]


def _written(card: Card) -> Iterable[str]:
    """Every name of a card: both faces, both halves of a name that has a slash, aliases, its number."""
    yield card.number
    for names in (card.names, card.back.names if card.back else {}):
        for name in names.values():
            yield name
            if " / " in name:
                yield from name.split(" / ")
    yield from card.aliases


def _texts(card: Card) -> Iterable[str]:
    """All that a card can be called by."""
    yield from (card.number, card.id)
    if card.back:
        yield card.back.id
    yield from _written(card)


def _index(cards: Iterable[Card]) -> Mapping[str, tuple[Card, ...]]:
    found: dict[str, dict[str, Card]] = {}
    for card in cards:
        for text in _texts(card):
            found.setdefault(fold(text), {})[card.number] = card
    return {key: tuple(named.values()) for key, named in found.items()}


@cache
def _keys(owner: str, printing: str) -> Mapping[str, tuple[Card, ...]]:
    return _index(cards_of(owner, printing).values())


@cache
def _brought(version: str, printing: str) -> Mapping[str, tuple[Card, ...]]:
    return _index(brought(version, printing))
