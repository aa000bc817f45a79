"""What a game has that bears a name and is asked about by it: its cards, and whose they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from judge.light import NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

CARD, GROUP = "card", "group"


class Topic(NamedTuple):
    """A card, or a group of cards like those that a character brings.

    `names` are its own by language, `called` is all that it may be called by in any, `of` the group it belongs to.
    """

    kind: str
    id: str
    names: Mapping[str, str]
    called: tuple[str, ...]
    of: str = ""


class Library(Protocol):
    """The topics of a game, and what is to be said of each."""

    def topics(self) -> Sequence[Topic]:
        """Every topic, groups before their cards."""

    def line(self, id: str, lang: str) -> str:
        """A topic in one line: what it is and what it does."""

    def facts(self, id: str, lang: str) -> Sequence[tuple[str, str]]:
        """What is printed on a card, each with the word for it."""

    def abilities(self, id: str, lang: str) -> Sequence[str]:
        """What each ability of a card does, several lines each."""


class Empty:
    """The library of a game in which nothing bears a name."""

    def topics(self) -> tuple[Topic, ...]:
        """None."""
        return ()

    def line(self, id: str, lang: str) -> str:
        """Nothing."""
        return ""

    def facts(self, id: str, lang: str) -> tuple[tuple[str, str], ...]:
        """Nothing."""
        return ()

    def abilities(self, id: str, lang: str) -> tuple[str, ...]:
        """Nothing."""
        return ()
