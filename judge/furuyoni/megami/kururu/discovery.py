"""A8-4: the discovery of the century."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Frame, Next, Push, Spec, View
from judge.engine.identity import of_thing
from judge.furuyoni import board

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

FOUND = "NA-10-kururu-A1-S-3-Ex1"
CLAUSE = "A8-4"


def make(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation by which a card says so."""
    if not view.applies(CLAUSE):
        return Next()
    return Push(Spec(CLAUSE, frame.you, {"card": frame.locals["card"]}))


def look(view: View, frame: Frame) -> Outcome:
    """1: the player looks at the opponent's specials."""
    specials = board.lie_in(view, f"{board.opponent(frame.you)}.specials")
    cards = tuple(board.card_ref(view, c) for c in specials)
    if not cards:
        view.consult("A8-4 1")
        return Next()
    return Do((Act("reveal", {"cards": cards, "to": (frame.you,)}),))


def take(view: View, frame: Frame) -> Outcome:
    """2: of one of the players all specials not chosen in deck building; whoever discovers is their owner from now."""
    picked = frame.locals.get("whose")
    if picked is None:
        options = tuple(("discover", p) for p in board.PLAYERS)
        return Ask(Choice(frame.you, "discover", options), "whose")
    whose = str(picked[0][1])
    lying = (c for c in board.unchosen(view, whose) if board.definition(view, c).klass == "special")
    cards = tuple(c for c in lying if board.owner(view, c) == whose)
    if not cards:
        view.consult("A8-4 2")
        return Next()
    theirs = Act("fact", {"values": {f"card.{c}.discoverer": frame.you for c in cards}})
    return Do((theirs, *(_gain(view, frame, c) for c in cards)))


def _gain(view: View, frame: Frame, card: int) -> Act:
    return Act("put", {"card": board.card_ref(view, card), "to": f"{frame.you}.specials", "state": "unused"})


def now_theirs(view: View, found: str, card: int) -> str:
    """5-4: whose card it is once it has been discovered."""
    return str(view.get(f"card.{card}.discoverer", found))


def gain(view: View, frame: Frame) -> Outcome:
    """3: the card that is found lies in the player's own extra; it is unused."""
    cards = [c for c in board.lie_in(view, f"{frame.you}.extra") if view.get(f"card.{c}.number") == FOUND]
    if not cards:
        view.consult("A8-4 3")
        return Next()
    return Do(tuple(_gain(view, frame, c) for c in cards))


def remove(view: View, frame: Frame) -> Outcome:
    """4: the card whose effect it is goes out of the game; for the rest of this turn it cannot be used."""
    card = frame.locals["card"]
    if board.gone(view, card):
        view.consult("A8-4 4")
        return Next()
    out = Act("put", {"card": card, "to": f"{board.owner(view, card.id)}.out_of_game", "open": True})
    forbid = {
        "id": of_thing("card", card.id, f"{CLAUSE} 4"), "you": frame.you, "target": "forbid",
        "filter": "card.self == this", "what": ("use",), "who": board.PLAYERS, "until": "turn_end", "modifiers": (),
        "card": card, "clause": "A8-4 4",
    }  # fmt: skip
    return Do((out, Act("last", {"effect": forbid})), clauses=("A8-4 4", "10-18"))


def player(rest: str) -> tuple[str, ...] | None:
    """A line with a player behind its verb."""
    return (rest,) if rest in board.PLAYERS else None
