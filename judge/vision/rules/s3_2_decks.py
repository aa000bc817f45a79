"""3.2.5 and 11.8: decks that are shuffled, because an effect says so or because all of one has been seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Do, Finish, Frame, Next, Procedure, Push, Spec, Step, View
from judge.engine.choice import CHANCE, Choice
from judge.vision.board import reading
from judge.vision.model import PLAYERS
from judge.vision.rules.common import act, put

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome


def shuffled(view: View, frame: Frame) -> Outcome:
    """The order of the deck is left to chance alone (11.8.3); what has been taken out of it stays so (11.4.5)."""
    player = frame.locals["who"]
    deck = reading.cards(view, f"{player}.deck")
    out = tuple(c for c in deck if view.get(f"card.{c}.taken")) if view.on("V11.4.5") else ()
    left = tuple(c for c in deck if c not in out)
    if out:
        view.consult("V11.4.5")
    known = put({f"{player}.seen": None})
    if len({view.get(f"card.{c}.card") for c in left}) < 2:
        return Do((known,), clauses=("V11.8.1",)) if view.get(f"{player}.seen") else Next()
    if "order" not in frame.locals:
        view.consult("V11.8.3")
        options = tuple(("card", c) for c in left)
        return Ask(Choice(CHANCE, "shuffle", options, len(left), len(left), ("V11.8.1",), ordered=True), "order")
    drawn = iter(option[1] for option in frame.locals["order"])
    cards = tuple(c if c in out else next(drawn) for c in deck)
    return Do((act("order", zone=f"{player}.deck", cards=cards), known))


SHUFFLING = Procedure("V11.8", (Step("V11.8.1", shuffled, ("V11.8.1", "V11.8.3")),))


def due(view: View) -> bool:
    """Whether a deck of which all was seen waits to be shuffled (3.2.5)."""
    return any(view.get(f"{p}.seen") for p in PLAYERS)


def seen_through(view: View, frame: Frame) -> Outcome:
    """Each deck of which all was seen is shuffled."""
    for player in reading.in_order(view):
        if view.get(f"{player}.seen"):
            return Push(Spec("V11.8", locals={"who": player}), then=None)
    return Finish()


SEEN = Procedure("V3.2.5", (Step("V3.2.5", seen_through),))
PROCEDURES = (SHUFFLING, SEEN)


def reshuffled(view: View, frame: Frame) -> Outcome:
    """A step behind the resolution of an effect: a deck that it has shown whole is shuffled (3.2.5)."""
    return Push(Spec("V3.2.5")) if due(view) else Next()
