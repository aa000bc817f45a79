"""What a scenario asks of a collection of cards. The collection itself lies with the game.

The protocols are structural: the game implements them without knowing of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.light import Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


class CardRef(Protocol):
    """The facts of a card that decide where it may lie."""

    @property
    def number(self) -> str:
        """The official number, `NA-01-yurina-O-N-1`; an id of its own for an object that bears none."""

    @property
    def names(self) -> Mapping[str, str]:
        """Its names by language: `ja`, `en`, `ko`, `zh`, as far as it has them."""

    @property
    def megami(self) -> str:
        """The megami it belongs to, `yurina`."""

    @property
    def klass(self) -> str:
        """`normal`, `special`, `poison` …"""

    @property
    def type(self) -> str | None:
        """`attack`, `action`, `enhancement`, `variable`, or None."""

    @property
    def copies(self) -> int:
        """How many of it exist; 1 for nearly every card."""


class CardIndex(Protocol):
    """Cards by number and by name, in one printing at a time (`s9`, `s9-2`, `s10`, `s10-2`)."""

    def find(self, text: str, printing: str, megami: tuple[str, ...]) -> Sequence[CardRef]:
        """The cards called `text`: an official number, or a name in any language, however spelt in width and case.

        Cards that the given megami versions may bring come alone where there are any; else every card of that name.
        Empty: no such card in the printing. More than one: the name is not enough.
        """

    def names(self, megami: tuple[str, ...], printing: str) -> Iterable[str]:
        """Every name, in all languages, of the cards those megami may bring (of all cards, given none)."""

    def find_megami(self, text: str) -> str | None:
        """The version id, `yurina` or `saine-a1`, of a megami called by its id or by a name in any language."""

    def absent(self, version: str, edition: str, printing: str) -> tuple[str, str]:
        """The edition or printing that does not have a version, and the first that has it; empty where both do."""

    def megami_names(self) -> Iterable[str]:
        """Every version id and every name of one, in all languages."""

    def explains(self, card: CardRef, megami: tuple[str, ...], printing: str) -> bool:
        """Whether a player of those megami versions may bring the card, into the deck, extra or a zone of its own."""
