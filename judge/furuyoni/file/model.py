"""A scenario: a described board, what was played on it, and what is expected of the answer.

Named tuples throughout: a cold run makes all these classes, and dataclasses take five times as long to make.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.furuyoni.file.cards import CardRef
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.furuyoni.vocab import PLAYERS as PLAYERS
from judge.light import NamedTuple
from judge.text.errors import Place
from judge.text.nodes import Node

#: Editions of the rules, and the printing of the cards that goes with each; the newest is the default.
EDITIONS = {"ko-2025-08-15": "s10", "ja-2024-06-24": "s9-2"}
PRINTINGS = ("s9", "s9-2", "s10", "s10-2")
UNKNOWN = "?"

_NOTHING: Mapping[str, Any] = {}


def adhoc_number(name: str) -> str:
    """The id of a card made up in a file."""
    return f"adhoc:{name}"


class AdHoc(NamedTuple):
    """A card made up in the file, for a question about no real card. It has the facts of a `CardRef`.

    `abilities` is the raw tree under that key, for whoever compiles effects; its nodes keep their places. `siblings`
    names all cards made up in the file: its effects may speak of them as of real ones.
    """

    name: str
    place: Place
    klass: str = "normal"
    type: str | None = None
    subtype: str | None = None
    range: str | None = None
    damage: str | None = None
    charge: str | None = None
    cost: str | None = None
    megami: str = ""
    copies: int = 1
    abilities: Node | None = None
    siblings: tuple[str, ...] = ()
    words: Vocabulary = CORE

    @property
    def number(self) -> str:
        """An id that no real card has."""
        return adhoc_number(self.name)

    @property
    def names(self) -> Mapping[str, str]:
        """The one name, in every language."""
        return dict.fromkeys(("ja", "en", "ko"), self.name)


class Lying(NamedTuple):
    """A card in a zone. `card` is None for an unknown one, of which only the class is known.

    `state` is that of a special; `under` is the card that a sealed one lies under, where that is stated; `more` what
    rooms give a card: tokens on it by number, states.
    """

    text: str
    place: Place
    card: CardRef | None
    klass: str
    state: str = ""
    crystals: int = 0
    under: CardRef | None = None
    more: Mapping[str, int | bool | str] = _NOTHING


class Seat(NamedTuple):
    """One player's part of the board. `stated` names the keys that the file gave; the rest are defaults.

    `more` is what rooms give a player, by path: crystals in zones of theirs, tokens, and what a player has.
    """

    place: Place
    megami: tuple[str, ...] = ()
    life: int = 10
    aura: int = 3
    flare: int = 0
    vigor: int = 0
    flinch: bool = False
    zones: Mapping[str, tuple[Lying, ...]] = _NOTHING
    known: tuple[Lying, ...] = ()
    stated: frozenset[str] = frozenset()
    more: Mapping[str, int | bool | str] = _NOTHING

    def zone(self, name: str) -> tuple[Lying, ...]:
        """The cards in a zone, in order (the deck: top first)."""
        return self.zones.get(name, ())

    def on_cards(self, token: str) -> int:
        """How many tokens of a kind lie on the cards of the player's zones."""
        lying = (card for cards in self.zones.values() for card in cards)
        return sum(int(n) for card in lying for path, n in card.more.items() if path.partition(".")[0] == token)


class Board(NamedTuple):
    """The board at the moment the scenario begins. `distance` counts the crystals in the zone.

    `more` is what rooms add that is no player's, by path; `words` what the file may speak of.
    """

    place: Place
    seats: Mapping[str, Seat]
    turn: int = 5
    active: str = "a"
    phase: str = "main"
    at: str = ""
    action: str = ""
    distance: int = 10
    shadow: int = 0
    outside: int = 0
    stated: frozenset[str] = frozenset()
    more: Mapping[str, int | bool | str] = _NOTHING
    words: Vocabulary = CORE


class Named(NamedTuple):
    """A card named in an expectation, with the crystals on it, or the card it is sealed under, where that is stated.

    `more`: tokens on it and states that it is in, by path from the card on.
    """

    text: str
    card: CardRef | None
    crystals: int | None = None
    under: str = ""
    more: Mapping[str, int | bool | str] = _NOTHING
