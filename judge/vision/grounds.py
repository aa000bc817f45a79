"""What an argument about a board of 東方VISION asks beside the record: its cards, and which lie where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.port.simple_grounds import Grounds
from judge.vision.board import reading
from judge.vision.file import lines
from judge.vision.file.facts import ATTACK, cards

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from judge.engine import View


class VisionGrounds(Grounds):
    """Cards by their names, and the cards of zones, of an attack, and set on a card."""

    def things(self, view: View) -> tuple[int, ...]:
        """Every card."""
        return tuple(lines.card_names(view))

    def names(self, view: View, thing: int) -> tuple[str, ...]:
        """What a card is called on the board."""
        return (lines.card_name(view, thing),)

    def called(self, view: View, thing: int, text: str) -> bool:
        """Whether a card is meant by a name or a number."""
        return lines.is_called(view, thing, text)

    def lying(self, view: View, path: str) -> tuple[Any, ...]:
        """The cards of a fact, with nothing on them that is counted."""
        return tuple((card, 0) for card in cards(view, path) or ())

    def state_paths(self, view: View, path: str) -> tuple[str, ...]:
        """The facts of the state that a fact of the board tells."""
        if path in ATTACK:
            return (ATTACK[path],)
        name, _, what = path.rpartition(".")
        if what in ("awake_nodes", "asleep_nodes"):
            return (f"{name}.nodes", *(f"card.{card}.asleep" for card in reading.nodes(view, name)))
        card = top = _named(view, name)
        while what == "asleep" and reading.host(view, top):
            top = reading.host(view, top)
        more = (f"card.{card}.combat",) if what == "damage" else ()
        return (f"card.{top}.{what}", *more) if card else (path,)

    def same(self, view: View, path: str, wanted: Sequence[tuple[Container[int], int | None]]) -> bool:
        """Whether the cards of a fact are those wanted, in their order where the zone has one."""
        there, meant = cards(view, path) or (), [those for those, _ in wanted]
        if len(there) != len(meant):
            return False
        if path.partition(".")[2] in reading.ORDERED:
            return all(card in those for card, those in zip(there, meant, strict=True))
        return _paired(there, meant)


def _named(view: View, name: str) -> int:
    """The card that is called so on the board, 0 where none is."""
    return next((card for card, own in lines.card_names(view).items() if own == name), 0)


def _paired(there: Sequence[int], meant: Sequence[Container[int]]) -> bool:
    """Whether each card can be one of those meant, none of them twice."""
    if not there:
        return True
    first, rest = there[0], there[1:]
    ways = (i for i, cards in enumerate(meant) if first in cards)
    return any(_paired(rest, [*meant[:i], *meant[i + 1 :]]) for i in ways)
