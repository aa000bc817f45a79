"""Names in a scenario turned into cards and megami, with the nearest names where one is misspelt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni.cards.names import full_width
from judge.furuyoni.file.model import PRINTINGS, UNKNOWN, AdHoc, adhoc_number
from judge.text.errors import Problem, suggest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.furuyoni.file.cards import CardIndex, CardRef
    from judge.text.nodes import Node


class Names:
    """The cards that a file can speak of: those it defines itself, then those of its printing."""

    def __init__(self, index: CardIndex, printing: str, adhoc: Mapping[str, AdHoc], edition: str = "") -> None:
        self.index = index
        self.edition = edition
        self.printing = printing
        self.adhoc = {fold(name): card for name, card in adhoc.items()}
        self.lacking = False
        """Whether a megami of the file is in another edition or printing: her cards are no further problem."""

    def card(self, node: Node, text: str, megami: tuple[str, ...], problems: list[Problem]) -> CardRef | None:
        """The card called `text`; None, with a problem, where there is none or more than one."""
        if own := self.adhoc.get(fold(text.removeprefix(adhoc_number("")))):
            return own
        found = self.index.find(text, self.printing, megami)
        if len(found) == 1:
            return found[0]
        if found:
            numbers = ", ".join(card.number for card in found[:6])
            problems.append(node.problem("J204", f"{text!r} names {len(found)} cards", f"take a number: {numbers}"))
            return None
        if self.lacking and self._others(text, megami):
            return None
        problems.append(
            node.problem("J203", f"no card of {self.printing} is called {text!r}", self._mend(text, megami))
        )
        return None

    def of_class(self, number: str) -> str:
        """The class of the card of a number; "" where there is none in the printing."""
        return next((card.klass for card in self.index.find(number, self.printing, ())), "")

    def known(self, text: str, megami: tuple[str, ...]) -> bool:
        """Whether some card is called so."""
        return fold(text) in self.adhoc or bool(self.index.find(text, self.printing, megami))

    def without_megami(self, text: str) -> str:
        """What stands behind the name of a megami before a card's, if a card is called that; else ""."""
        words = text.split()
        for i in range(1, len(words)):
            rest = " ".join(words[i:])
            if self.index.find_megami(" ".join(words[:i])) and self.known(rest, ()):
                return rest
        return ""

    def _others(self, text: str, megami: tuple[str, ...]) -> list[str]:
        """The printings in which some card is called so."""
        return [printing for printing in PRINTINGS if self.index.find(text, printing, megami)]

    def _mend(self, text: str, megami: tuple[str, ...]) -> str:
        others = self._others(text, megami)
        if others:
            return (
                f"{' and '.join(others)} have it: state `cards:`" if len(others) > 1 else f"state `cards: {others[0]}`"
            )
        card, _, other = text.rpartition(" as ")
        if card and self.known(card, megami) and self.known(other, ()):
            return f"write `perjure {text}` or `declare {text}`"
        card, joined, _ = text.partition(" with ")
        if joined and self.known(card, megami):
            return f"write {card!r} alone; what is chosen with it is a line of its own"
        near = [*(card.name for card in self.adhoc.values()), *self.index.names(megami, self.printing)]
        everything = self.index.names((), self.printing)
        return suggest(text, near) or suggest(text, everything) or "`judge cards search` finds names"

    def megami(self, node: Node, text: str, problems: list[Problem]) -> str | None:
        """The version id of the megami called `text`, `?` for an unknown one; None, with a problem."""
        if text == UNKNOWN:
            return UNKNOWN
        if found := self.index.find_megami(text):
            lacks, has = self.index.absent(found, self.edition, self.printing)
            if lacks:
                self.lacking = True
                key = "cards" if lacks == self.printing else "edition"
                problems.append(node.problem("J210", f"{found} is not in {lacks}", f"state `{key}: {has}`"))
            return found
        hint = suggest(text, self.index.megami_names()) or "like `yurina` or `saine-a1`"
        problems.append(node.problem("J210", f"no megami is called {text!r}", hint))
        return None

    def explains(self, card: CardRef, megami: tuple[str, ...]) -> bool:
        """Whether a player with these megami may have the card; a card of the file's own may be anyone's."""
        return isinstance(card, AdHoc) or UNKNOWN in megami or self.index.explains(card, megami, self.printing)


def fold(text: str) -> str:
    """A name without what does not tell names apart: width and case."""
    return full_width(text).casefold().strip()
