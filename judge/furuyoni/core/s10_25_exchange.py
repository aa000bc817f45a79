"""10-25: exchanging a card for one in extra, or in the zone that the effect names, unless a bar stands against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, View
from judge.furuyoni import board
from judge.furuyoni.legal import legality

if TYPE_CHECKING:
    from judge.engine.data import Ref

CLAUSE = "10-25 paragraph 1"
ONWARDS = "10-25 paragraph 2"
STAYS = "10-25 bullet 5"


def bar(view: View, where: str, old: Ref | None, new: Ref | None, named: str) -> str:
    """Which bar of 10-25 stands against exchanging `old` for `new`, which lies in the zone `where`; "" for none.

    `named` is the number of the card that the effect speaks of ("": any).
    """
    if new is None:
        return "10-25 bullet 3"
    if old is None or (named and board.definition(view, old.id).number != named):
        return "10-25 bullet 2"
    if board.owner(view, old.id) != board.owner(view, new.id):
        return "10-25 bullet 1"
    if not _may_go(view, new.id, board.zone_of(view, old.id)):
        return "10-25 bullet 4"
    return "" if _may_go(view, old.id, where) and not _kept_out(view, old.id, where) else STAYS


def _kept_out(view: View, card: int, where: str) -> bool:
    """Whether a card that goes out of the game wherever it would go from in_use cannot move there: that is silent."""
    used = view.get(f"card.{card}.use") or {}
    elsewhere = used.get("returns") and board.kind_of(board.zone_of(view, card)) == "in_use"
    return bool(elsewhere) and board.kind_of(where) != "out_of_game" and view.gap("G231", (STAYS, CLAUSE)) == 0


def _may_go(view: View, card: int, zone: str) -> bool:
    """Whether a card can be moved to a zone: it can lie there, and nothing forbids that it is put there (1-4)."""
    return board.may_lie(view, card, zone) and (board.kind_of(zone) != "facedown" or legality.coverable(view, card))


def acts(view: View, where: str, old: Ref, new: Ref) -> tuple[Act, Act]:
    """The two moves of an exchange; the second brings the new card to where the old one was."""
    place = board.zone_of(view, old.id)
    coming = {"card": new, "to": place, "cause": "exchange"}
    if board.kind_of(place) in board.vocab(view).ordered and board.lie_in(view, place)[0] == old.id:
        coming["place"] = "top"
    if board.kind_of(place) == "in_use":
        coming["state"] = "in_use"
    going = Act("put", {"card": old, "to": where, "state": "used", "cause": "exchange"})
    return going, Act("put", coming)


def onwards(view: View, new: Ref) -> Act | None:
    """The move by which a card goes on that an exchange brought into in_use: to played, a special to the specials."""
    if board.kind_of(board.zone_of(view, new.id)) != "in_use":
        return None
    special = board.definition(view, new.id).klass == "special"
    zone = f"{board.owner(view, new.id)}.{'specials' if special else 'played'}"
    return Act("put", {"card": new, "to": zone, "state": "in_use"})
