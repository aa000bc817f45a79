"""A21-6-1: using investment tickets, before a reshuffle of one's own deck and as one's main phase begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Done, Frame, Goto, Next, Spec, Triggered, View
from judge.furuyoni import board
from judge.furuyoni.asks import Due
from judge.furuyoni.core import s9_7_reshuffle
from judge.furuyoni.legal import legality
from judge.furuyoni.megami.akina import market
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.data import Ref
    from judge.engine.outcome import Outcome

TICKETS = "A21-6-1"
COLLECTING = "A21-6-2"
GONE = "G211"


def order(player: str) -> Spec:
    """An order to use tickets."""
    return Spec(TICKETS, player, {"player": player}, nesting.STATE)


def before_reshuffle(view: View, acts: tuple[Act, ...]) -> Iterator[Triggered]:
    """Bullet 1: once, just before the reshuffle that the player of Akina has chosen or been told to make."""
    player = s9_7_reshuffle.about_to(acts, replaced=True)
    if player and market.is_hers(view, player) and held(view, player):
        yield Triggered(TICKETS, order(player))


def due(view: View, moment: str) -> Iterator[Due]:
    """Bullet 2: once, as that player's own main phase begins, before collecting (A21-6-2)."""
    player = board.active(view)
    if market.is_hers(view, player) and held(view, player) and not _collected(view):
        yield Due(TICKETS, order(board.active(view))._replace(nesting=""))


def _collected(view: View) -> bool:
    """Whether collecting has had its turn in this phase."""
    return bool(view.frames) and COLLECTING in view.frames[-1].locals.get("done", ())


def held(view: View, player: str) -> tuple[int, ...]:
    """The tickets of a player: cards of played, and used specials, that bear the word (A21-4)."""
    specials = (c for c in board.lie_in(view, f"{player}.specials") if view.get(f"card.{c}.state") == "used")
    there = (*board.lie_in(view, f"{player}.played"), *specials)
    view.define("A21-4")
    if not view.on("A21-4"):
        return ()
    return tuple(c for c in there if any(True for _ in board.definition(view, c).keywords("investment")))


def choose(view: View, frame: Frame) -> Outcome:
    """1: any number of them."""
    if "cards" not in frame.locals:
        cards = tuple(("card", c) for c in held(view, frame.you))
        return Ask(Choice(frame.you, "pick", cards, 0, len(cards), about=("tickets",)), "cards")
    left = tuple(board.card_ref(view, card) for _, card in frame.locals["cards"])
    return Next({"left": left}) if left else Goto("A21-6-1 over")


def cash(view: View, frame: Frame) -> Outcome:
    """2: one of the cards chosen goes facedown, or is unused again; what is no such card any more is skipped (G211)."""
    if "moved" in frame.locals:
        return Next() if frame.locals["moved"][0].done != Done.NOT else Goto("A21-6-1 5")
    if not frame.locals.get("left"):
        return Goto("A21-6-1 over")
    if "next" not in frame.locals:
        options = tuple(("card", ref.id) for ref in frame.locals["left"])
        return Ask(Choice(frame.you, "pick", options, about=("ticket",)), "next")
    card = _next(frame)
    act = _turned_in(view, frame.you, card)
    if act is not None:
        clause = "10-17" if act.args.get("state") else "7-1-8 paragraph 4"
        return Do((act,), into="moved", then=None, clauses=("A21-6-1 2", clause))
    if board.gone(view, card) and view.gap(GONE, ("A21-6-1 2",)):
        return Next()
    return Goto("A21-6-1 5")


def _next(frame: Frame) -> Ref:
    """The card whose turn it is."""
    left: tuple[Ref, ...] = frame.locals["left"]
    return next(ref for ref in left if ref.id == frame.locals["next"][0][1])


def _turned_in(view: View, player: str, card: Ref) -> Act | None:
    """What becomes of a ticket that is used; None where that cannot be done."""
    if board.gone(view, card):
        return None
    match board.definition(view, card.id).klass:
        case "normal" if legality.coverable(view, card.id):
            about = {"card": card, "to": f"{player}.facedown", "cause": "ticket"}
            return Act("put", about)
        case "special":
            about = {"card": card, "to": f"{player}.specials", "state": "unused", "cause": "ticket"}
            return Act("put", about)
    return None


def invest(view: View, frame: Frame) -> Outcome:
    """3: a crystal of the zone for which the market stands, one's own, goes to the flow."""
    if "invested" in frame.locals:
        return Next() if frame.locals["invested"][0].done != Done.NOT else Goto("A21-6-1 5")
    you = frame.you
    source = market.zone(view, you, you)
    if not source:
        return Goto("A21-6-1 5")
    view.define("A21-1 paragraph 1", "A21-1 paragraph 2")
    act = Act("move", {"from": source, "to": f"{you}.flow", "n": 1, "cause": "ticket"})
    return Do((act,), into="invested", then=None)


def rise(view: View, frame: Frame) -> Outcome:
    """4: the market rises by 1."""
    return Do((market.moving(frame.you, 1),))


def again(view: View, frame: Frame) -> Outcome:
    """5: the next of the cards chosen, while some are left."""
    left = tuple(ref for ref in frame.locals["left"] if ref != _next(frame))
    return Goto("A21-6-1 2", {"left": left}, ("next", "moved", "invested")) if left else Next()


def over(view: View, frame: Frame) -> Outcome:
    """The tickets have been used, all of them or none."""
    return Next()
