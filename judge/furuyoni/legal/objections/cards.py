"""Which card on the board a line means, and what is wrong with where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.file.called import is_meant
from judge.light import NamedTuple
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from judge.engine import View

_UNKNOWN = "unknown"


class Found(NamedTuple):
    """The card that is meant (None: it is not known where it lies), and what bars it for where it lies."""

    card: int | None
    bars: tuple[Obstacle, ...] = ()


def to_use(view: View, by: str, name: str, clause: str) -> Found:
    """A card for a use in the normal way or a response: of the hand, or an unused special (8-2-2, 9-4 i)."""
    found = _lying(view, name)
    mine = [c for c in found if board.player_of(board.zone_of(view, c)) == by]
    usable = (*view.rules.usable_from(view, "9-4 i cards" if clause == "9-4 i" else "8-2-2 cards", by),)
    for card in sorted(mine, key=lambda one: one not in usable):
        kind, state = board.kind_of(board.zone_of(view, card)), view.get(f"card.{card}.state")
        if board.vocab(view).used_from.get(kind) == "hand" or (kind == "specials" and state == "unused"):
            return Found(card)
    return _elsewhere(view, by, mine, found, clause, ("hand", "specials"))


def in_hand(view: View, by: str, name: str, clause: str) -> Found:
    """A card of the hand, to be put facedown (8-3-2, 9-6 ii-B)."""
    found = _lying(view, name)
    mine = [c for c in found if board.player_of(board.zone_of(view, c)) == by]
    for card in mine:
        if board.zone_of(view, card) == f"{by}.hand":
            return Found(card)
    return _elsewhere(view, by, mine, found, clause, ("hand",))


def _lying(view: View, name: str) -> list[int]:
    """The cards on the board that are called so, the nearest to hand first."""
    zones = [f"{p}.{kind}" for kind in board.vocab(view).nearest for p in board.PLAYERS]
    return [c for zone in zones for c in board.lie_in(view, zone) if is_meant(view, c, name)]


def _elsewhere(view: View, by: str, mine: list[int], found: list[int], clause: str, places: tuple[str, ...]) -> Found:
    if mine:
        zone, state = board.zone_of(view, mine[0]), view.get(f"card.{mine[0]}.state") or ""
        facts = (("card", mine[0]), ("zone", zone), ("state", state))
        if board.kind_of(zone) == "specials" and "specials" in places:
            return Found(mine[0], (Obstacle("rule", (clause, "6-2-2-3"), "special_used", facts),))
        return Found(mine[0], (Obstacle("rule", (clause,), "wrong_zone", facts),))
    if found:
        facts = (("card", found[0]), ("zone", board.zone_of(view, found[0])), ("state", ""))
        return Found(found[0], (Obstacle("rule", (clause,), "not_yours", facts),))
    hidden = [zone for kind in places for zone in (f"{by}.{kind}",) if _unknown(view, zone)]
    what = "unknown_card" if hidden else "no_card"
    return Found(None, (Obstacle("rule", (clause,), what, (("zone", hidden[0]),) if hidden else ()),))


def _unknown(view: View, zone: str) -> bool:
    """Whether cards lie in a zone of which the board does not say what they are."""
    return any(board.printed(view, c).type == _UNKNOWN for c in board.lie_in(view, zone))
