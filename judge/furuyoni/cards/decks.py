"""Decks: two megami of different number, seven normal cards and three specials from their lists (2-1 to 3-2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from judge.furuyoni.cards.facts import PRINTINGS, Card
from judge.furuyoni.cards.index import Cards
from judge.furuyoni.cards.names import fold
from judge.furuyoni.cards.pools import Version, bringing, never_chosen, versions
from judge.port.library import CARD, GROUP
from judge.text.errors import Problem, suggest
from judge.text.fields import Field, Prose, Raw, Table, Word
from judge.text.schema import Schema, listing, named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.text.nodes import Node

NORMALS, SPECIALS = 7, 3
MEGAMI = 2


def _named(what: str, many: int) -> Schema:
    return {**listing(named(what)), "minItems": many, "maxItems": many, "uniqueItems": True}


TABLE = Table("a deck", {
    "deck": Field(Prose(), "What the deck is called", "", "`deck`"),
    "printing": Field(Word(PRINTINGS), "The printing of the cards", called="`printing`"),
    "megami": Field(Raw(partial(_named, GROUP, MEGAMI)), "The two megami, or versions of them"),
    "cards": Field(Raw(partial(_named, CARD, NORMALS + SPECIALS)), "Seven normal cards and three specials"),
}, ("megami", "cards"))  # fmt: skip
"""A file that holds a deck."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that can be chosen. `title` is what its file calls it, "" where it has no `deck:` line."""

    title: str
    printing: str
    megami: tuple[Version, ...]
    cards: tuple[Card, ...]

    def of_class(self, klass: str) -> tuple[Card, ...]:
        """Its cards of a class, `normal` or `special`."""
        return tuple(card for card in self.cards if card.klass == klass)


def read_deck(root: Node, printing: str | None, default: str) -> tuple[Deck | None, list[Problem]]:
    """The deck that a file states, or None and everything that is wrong with it.

    `printing` outranks the file's `printing:`; `default` holds where neither is stated.
    """
    problems: list[Problem] = []
    if root.as_map(problems, "a deck") is None:
        return None, problems
    keys = TABLE.read(root, problems)
    title, stated = keys.get("deck"), keys.get("printing")
    reader = _Reader(printing or stated or default, problems)
    for key in ("megami", "cards"):
        if key not in keys:
            problems.append(root.problem("J401" if key == "megami" else "J406", f"the deck has no `{key}:`"))
    chosen = reader.megami(keys["megami"]) if "megami" in keys else None
    cards = reader.cards(keys["cards"], chosen) if "cards" in keys else ()
    if problems or chosen is None:
        return None, sorted(problems)
    return Deck(title, reader.printing, chosen, tuple(cards)), []


class _Reader:
    """Reads the two lists of a deck, adding to `problems`."""

    def __init__(self, printing: str, problems: list[Problem]) -> None:
        self.printing = printing
        self.problems = problems
        self.index = Cards()

    def megami(self, node: Node) -> tuple[Version, ...] | None:
        """The versions; None where one of them is not known, so that nothing can be said of the cards."""
        items = node.as_list(self.problems, "`megami`")
        if items is None:
            return None
        if len(items) != MEGAMI:
            message = f"a deck is made with two megami, here {'are' if len(items) != 1 else 'is'} {len(items)} (2-1)"
            self._add(node, "J401", message)
        found = [version for item in items if (version := self._version(item)) is not None]
        for at, version in enumerate(found):
            for other in found[:at]:
                if other.number == version.number and len(found) == len(items):
                    message = f"{other.id} and {version.id} are one megami, number {version.number} (2-1)"
                    self._add(items[at], "J402", message, "choose another beside it")
        return tuple(found) if len(found) == len(items) else None

    def cards(self, node: Node, megami: tuple[Version, ...] | None) -> Sequence[Card]:
        """The cards; where the megami are known, each is one that they bring."""
        items = node.as_list(self.problems, "`cards`")
        if items is None:
            return ()
        found: dict[str, Card] = {}
        unread = False
        for item in items:
            card = self._card(item, megami or ())
            if card is None:
                unread = True
            elif card.number in found:
                once = f"; {' and '.join(card.users)} share the one there is" if len(card.users) > 1 else ""
                self._add(item, "J405", f"{_call(card)} stands here a second time (3-1){once}")
            else:
                found[card.number] = card
                if megami and (why := self._barred(card, megami)):
                    self._add(item, "J404", *why)
        if not unread:
            self._count(node, tuple(found.values()))
        return tuple(found.values())

    def _count(self, node: Node, cards: tuple[Card, ...]) -> None:
        for klass, wanted in (("normal", NORMALS), ("special", SPECIALS)):
            have = sum(card.klass == klass for card in cards)
            if have != wanted:
                change = f"take {have - wanted} away" if have > wanted else f"add {wanted - have}"
                self._add(node, "J406", f"{have} {klass} cards, where a deck has {wanted} (3-2)", change)

    def _version(self, item: Node) -> Version | None:
        text = item.as_text(self.problems, "a megami")
        if text is None:
            return None
        known = self.index.find_megami(text)
        if known is not None and versions()[known].in_printing(self.printing):
            return versions()[known]
        if known is not None:
            since = versions()[known].since
            self._add(item, "J403", f"{known} is not in {self.printing}", f"`--cards {since}` or later has it")
        elif guest := _guest(text):
            self._add(item, "J403", f"{guest} is named by cards, but cannot be chosen (2-2)")
        else:
            similar = [name for name in versions() if fold(name).startswith(fold(text))]
            hint = f"her versions are {', '.join(similar)}" if fold(text) and similar else ""
            hint = hint or suggest(text, self.index.megami_names())
            self._add(item, "J400", f"no megami is called {text!r}", hint)
        return None

    def _card(self, item: Node, megami: tuple[Version, ...]) -> Card | None:
        text = item.as_text(self.problems, "a card")
        if text is None:
            return None
        ids = tuple(version.id for version in megami)
        found = self.index.find(text, self.printing, ids)
        if len(found) == 1:
            return found[0]
        if found:
            numbers = ", ".join(card.number for card in found)
            self._add(item, "J400", f"{text!r} names {len(found)} cards", f"take a number: {numbers}")
            return None
        elsewhere = ", ".join(self.index.printings(text))
        hint = f"it is in {elsewhere}" if elsewhere else suggest(text, self.index.names(ids, self.printing))
        hint = hint or suggest(text, self.index.names((), self.printing))
        self._add(item, "J400", f"no card of {self.printing} is called {text!r}", hint)
        return None

    def _barred(self, card: Card, megami: tuple[Version, ...]) -> tuple[str, str] | None:
        """Why the megami cannot bring a card into the deck, and what can be done; None where they can."""
        if any(card.number in version.choose for version in megami):
            return None
        for version in megami:
            for placement in version.setup:
                if card.number in placement.cards:
                    where = f"lies in {placement.zone} from set-up on ({placement.clause})"
                    return f"{_call(card)} {where} and cannot be chosen ({version.clause})", ""
        bringers = bringing(card.number)
        choosable = [version for version in bringers if card.number in version.choose]
        if not choosable:
            return f"{_call(card)} cannot be chosen by anyone ({', '.join(one.clause for one in bringers)})", ""
        named = ", ".join(version.id for version in choosable)
        for version in megami:
            if any(version.megami == other.megami for other in choosable):
                return f"{version.id} does not bring {_call(card)} ({version.clause})", f"{named} would"
        return f"neither megami brings {_call(card)}", f"{named} would"

    def _add(self, node: Node, code: str, message: str, hint: str = "") -> None:
        self.problems.append(node.problem(code, message, hint))


def _call(card: Card) -> str:
    name = card.names.get("en") or card.names["ja"]
    return f"{name} ({card.number})"


def _guest(text: str) -> str | None:
    for guest, names in never_chosen().items():
        if fold(text) in (fold(guest), *map(fold, names.values())):
            return guest
    return None
