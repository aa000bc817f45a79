"""Decks and sideboards: fifty cards, ten beside them, three of a name, and what cards say of decks (1.2.2, 1.2.5)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.light import NamedTuple
from judge.port.library import CARD
from judge.text.fields import Field, Prose, Raw, Table
from judge.text.nodes import Map, Node
from judge.text.schema import Schema, any_of, listing, named, number
from judge.vision.cards import index

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.text.errors import Problem
    from judge.vision.cards.facts import Card

DECK, SIDEBOARD, COPIES = 50, 10, 3
ONE_A_DECK = "デッキ1枚制限"


def _listed() -> Schema:
    counted: Schema = {"type": "object", "propertyNames": named(CARD), "additionalProperties": number(1, DECK)}
    return any_of(listing(named(CARD)), counted)


TABLE = Table("a deck", {
    "deck": Field(Prose(), "What the deck is called", "", "`deck`"),
    "cards": Field(Raw(_listed), "Fifty cards: a list, or how many of each"),
    "sideboard": Field(Raw(_listed), "Ten cards beside them"),
}, ("cards",))  # fmt: skip
"""A file that holds a deck."""


class Fault(NamedTuple):
    """Why a deck may not be played: the clause, and what is wrong in words."""

    clause: str
    what: str


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that may be played, card by card, with its sideboard (none where there are no cards in it)."""

    title: str
    cards: tuple[Card, ...]
    sideboard: tuple[Card, ...] = ()


def faults(cards: Sequence[Card], sideboard: Sequence[Card] = ()) -> Iterator[Fault]:
    """Everything that keeps a deck from being played with a sideboard, or without one."""
    if len(cards) != DECK:
        yield Fault("V1.2.2.a", f"a deck has {DECK} cards, this one {len(cards)}")
    if sideboard and len(sideboard) != SIDEBOARD:
        yield Fault("V1.2.5.a", f"a sideboard has {SIDEBOARD} cards, this one {len(sideboard)}")
    own, both = Counter(card.name for card in cards), Counter(card.name for card in (*cards, *sideboard))
    for name, count in both.items():
        if count > COPIES:
            where, clause = ("", "V1.2.2.b") if own[name] > COPIES else (", sideboard included", "V1.2.5.b")
            yield Fault(clause, f"{count} cards are called {name}{where}; {COPIES} may be")
    limited = [card for card in (*cards, *sideboard) if card.has(ONE_A_DECK)]
    for no, count in Counter(card.same or card.number for card in limited).items():
        if count > 1:
            yield Fault("V10.24.2.a", f"{count} of {index.card(no).name} ({no}), of which a deck has one")
    for no in dict.fromkeys(card.number for card in (*cards, *sideboard) if not card.deck):
        clause = "V1.2.2.c" if any(card.number == no for card in cards) else "V1.2.5.c"
        yield Fault(clause, f"{index.card(no).name} ({no}) may not go into a deck")


def read_deck(root: Node) -> tuple[Deck | None, list[Problem]]:
    """The deck that a file states, or None and everything that is wrong with it.

    `cards` and `sideboard` are lists, in which a card may stand several times, or maps from cards to how many.
    """
    problems: list[Problem] = []
    if root.as_map(problems, "a deck") is None:
        return None, problems
    keys = TABLE.read(root, problems)
    title = keys.get("deck")
    if "cards" not in keys:
        problems.append(root.problem("J407", "the deck has no `cards:`"))
    found = {key: tuple(_cards(keys[key], key, problems)) if key in keys else () for key in ("cards", "sideboard")}
    if problems:
        return None, sorted(problems)
    place = keys.nodes["cards"]
    problems = [place.problem("J407", f"{what} ({clause[1:]})") for clause, what in faults(**found)]
    return (None, problems) if problems else (Deck(title, **found), [])


def _cards(node: Node, key: str, problems: list[Problem]) -> Iterator[Card]:
    if isinstance(node, Map):
        for name, many in node.entries.items():
            count = many.as_int(problems, f"how many of {name.text!r}", least=1, most=DECK)
            card = _card(name, problems)
            if card is not None and count is not None:
                yield from [card] * count
        return
    for item in node.as_list(problems, f"`{key}`") or ():
        card = _card(item, problems)
        if card is not None:
            yield card


def _card(node: Node, problems: list[Problem]) -> Card | None:
    text = node.as_text(problems, "a card")
    if text is None:
        return None
    found = index.find(text)
    if len(found) == 1:
        return found[0]
    if found:
        numbers = ", ".join(card.number for card in found)
        problems.append(node.problem("J400", f"{text!r} names {len(found)} cards", f"take a number: {numbers}"))
    else:
        problems.append(node.problem("J400", f"no card of vision is called {text!r}", index.nearest(text)))
    return None
