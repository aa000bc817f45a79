"""A match as its rules see it: what they may ask of the game that is played. `game` is the whole of it.

Rules read a match and never make one, so this module knows the words and none of the rules.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from judge.engine import Game, View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.data import Value
    from judge.engine.tree import Node
    from judge.furuyoni.asks import Asks
    from judge.furuyoni.effects.abilities import Ability, Band, CardDef
    from judge.furuyoni.effects.vocabulary.context import Context
    from judge.furuyoni.vocab import Declares, Vocabulary
    from judge.text.errors import Place, Problem


class Match(Game):
    """One game of 『新幕 桜降る代に決闘を』 in an edition, with the cards that take part."""

    edition: str
    chosen: tuple[str, ...]
    """The megami that the players have chosen, in their versions: whose chapters are in force (0-2)."""
    rooms: tuple[Declares, ...]
    """What the megami chosen bring."""
    rules: Asks
    vocab: Vocabulary
    """The words of the core with those of the megami chosen."""
    cards: Mapping[str, CardDef]
    """The definitions of all cards in play, by number."""
    placed: Mapping[int, str]
    """Which card (its id on the board) has which number."""
    abilities: Mapping[str, Ability]
    """Every effect that a card in play may have, by key."""
    standing: Mapping[str, tuple[tuple[int, Ability], ...]]
    """Standing effects by heading, each with the card that says it."""
    statics: tuple[int, ...]
    """Cards that say something on a number that is first asked for as a change is made."""
    counted: Mapping[int, tuple[Band, ...]]
    """Cards that are copies of one card or another by how many crystals lie on others."""
    mimics: Mapping[int, str]
    """Cards whose own text says that they are copies, and where what they are copies of lies."""
    faced: tuple[int, ...]
    """Cards with several faces whose texts may stand."""
    as_printed: bool
    """No card is of these three sorts: each is what is printed on it, unless an effect has made it something else."""
    crystals_on: tuple[tuple[int, str], ...]
    """Each card with the path of the crystals on it."""
    asked: frozenset[str]
    """Facts of the turn, and of cards and attacks, that some text asks for: only these are kept."""
    unwritten: Mapping[int, Problem]
    """Cards whose effects are not written, by id, with what is to be said where one of them would count."""
    stated: Place
    """Where the board stands that is played, for problems that only a run finds."""

    @abstractmethod
    def has(self, clause: str) -> bool:
        """Whether the edition has a clause that only one edition has."""

    @abstractmethod
    def read(self, card: int) -> None:
        """Note that what a card says is asked for. Raises `Problems` where that is not written."""

    @abstractmethod
    def truth(self, view: View, at: Context, node: Node) -> bool:
        """Whether a condition holds, or is to hold."""

    @abstractmethod
    def number(self, view: View, at: Context, node: Node) -> int:
        """The value of an amount."""

    @abstractmethod
    def settle(self, view: View, at: Context, node: Node) -> Value:
        """The value of any expression node."""

    @abstractmethod
    def distance(self, view: View) -> int:
        """The current distance (5-2-1)."""
