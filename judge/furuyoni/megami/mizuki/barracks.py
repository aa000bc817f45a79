"""A16-2-1, A16-4, A16-5: the barracks, the way back to them, and conscripting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import PASS, Act, Ask, Choice, Do, Done, Frame, Next, View
from judge.engine.identity import of_thing
from judge.furuyoni import board
from judge.furuyoni.effects.operations.common import cards, here
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.data import Ref
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

ZONE, TROOP, CONSCRIPTED = "barracks", "troop", "conscripted"
STAYS = frozenset({"in_use", "enhancements", "sealed", "out_of_game"})
"""The zones beside the barracks in which a troop stays (A16-2-1)."""


def is_troop(view: View, card: int) -> bool:
    """Whether a card is a troop (A16-2)."""
    return board.definition(view, card).klass == TROOP


def conscripted(view: View, card: int) -> bool:
    """Whether a card in the barracks is conscripted (A16-4)."""
    return bool(view.get(f"card.{card}.{CONSCRIPTED}"))


def home(view: View, card: int, zone: str, cause: str) -> str:
    """A16-2-1: a troop that would move to any other zone goes to the barracks of its owner."""
    kind = board.kind_of(zone)
    if kind == ZONE or kind in STAYS or not is_troop(view, card):
        return PASS  # type: ignore[no-any-return]
    owner = board.owner(view, card)
    return f"{owner}.{ZONE}" if board.has_zone(view, owner, ZONE) else PASS


def done_with(view: View, card: Ref) -> str:
    """9-2-1 v, 9-2-2 iv and 10-13 name normal cards and specials: whether a used troop goes anywhere is a gap."""
    zone = board.zone_of(view, card.id)
    if is_troop(view, card.id) and board.kind_of(zone) == "in_use" and view.gap("G160", ("9-2-1 v", "A16-2-1")):
        return zone
    return PASS  # type: ignore[no-any-return]


def usable(view: View, where: str, by: str) -> Iterator[int]:
    """A16-4: conscripted cards may be used wherever cards of the hand may."""
    yield from _unlike(view, (card for card in board.lie_in(view, f"{by}.{ZONE}") if conscripted(view, card)))


def _unlike(view: View, there: Iterable[int]) -> Iterator[int]:
    """Of troops that are alike, which nobody can tell apart, the first alone."""
    seen: set[str] = set()
    for card in there:
        number = board.definition(view, card).number
        if number not in seen or not is_troop(view, card):
            yield card
        seen.add(number)


def not_conscripted(
    view: View, action: str, by: str, card: int | None, answers: int | None, mode: str
) -> Iterator[Obstacle]:
    """A16-4: the others in the barracks may not be."""
    chosen = action == "use" and mode in ("main", "reaction") and card is not None
    if chosen and card is not None and board.kind_of(board.zone_of(view, card)) == ZONE and not conscripted(view, card):
        yield Obstacle(of_thing("card", card), ("A16-4 paragraph 4",), "not_conscripted")


def name(rest: str) -> tuple[str, ...] | None:
    """The card that a line names."""
    return (rest,) if rest else None


def conscript(view: View, frame: Frame, node: Node) -> Outcome:
    """A16-5: one troop in the barracks that is not conscripted becomes so; with none there nothing happens."""
    you = frame.you
    if "picked" not in here(frame):
        waiting = (c for c in board.lie_in(view, f"{you}.{ZONE}") if is_troop(view, c) and not conscripted(view, c))
        options = tuple(("conscript", card) for card in _unlike(view, waiting))
        if not options:
            view.consult("A16-4 paragraph 1")
        if not options or not view.applies("A16-5"):
            return Next({"last": Done.NOT})
        return Ask(Choice(you, "conscript", options, clauses=("A16-5",)), "picked")
    return Do((_mark(board.card_ref(view, here(frame)["picked"][0][1])),), clauses=("A16-5",))


def muster(view: View, frame: Frame, node: Node) -> Outcome:
    """Put cards into one's barracks, conscripted (A16-4): those that may lie there."""
    zone = f"{frame.you}.{ZONE}"
    acts: list[Act] = []
    refs = cards(view, frame, node.args["card"])
    for ref in refs:
        there = board.has_zone(view, frame.you, ZONE) and (board.may_lie(view, ref.id, zone) or _like(view, ref.id))
        if there or not view.applies("A16-4 paragraph 2", "5-10 paragraph 2"):
            acts += (Act("put", {"card": ref, "to": zone}), _mark(ref._replace(epoch=ref.epoch + 1)))
    if not acts:
        return Next({"last": Done.NOT})
    return Do(tuple(acts), clauses=("A16-4 paragraph 4",))


def _like(view: View, card: int) -> bool:
    """Whether a card that may lie wherever a normal one may lies there, too, where the zone names classes (G162)."""
    known = board.vocab(view).classes.get(board.definition(view, card).klass)
    like = known is not None and known.like == "normal"
    return like and view.gap("G162", ("A16-4 paragraph 2", "A7-2-1 paragraph 1")) == 1


def _mark(card: Ref) -> Act:
    return Act("mark_card", {"card": card, "info": CONSCRIPTED, "value": True})
