"""1.2.7 the beginning of the game: decks shuffled, who begins, seven cards, 25 life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Do, Frame, Next, Procedure, Push, Spec, Step, View
from judge.engine.choice import CHANCE, Choice, pick_one
from judge.vision.board import reading
from judge.vision.model import PLAYERS
from judge.vision.rules.common import act, put

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome


def shuffled(view: View, frame: Frame) -> Outcome:
    """Everybody shuffles their deck."""
    done: tuple[str, ...] = frame.locals.get("shuffled", ())
    for player in PLAYERS:
        deck = reading.cards(view, f"{player}.deck")
        if player in done or len({view.get(f"card.{c}.card") for c in deck}) < 2:
            continue
        if f"order_{player}" not in frame.locals:
            options = tuple(("card", c) for c in deck)
            choice = Choice(CHANCE, "shuffle", options, len(deck), len(deck), ("V1.2.7.a",), ordered=True)
            return Ask(choice, f"order_{player}")
    acts = [
        act("order", zone=f"{p}.deck", cards=tuple(option[1] for option in frame.locals[f"order_{p}"]))
        for p in PLAYERS if f"order_{p}" in frame.locals
    ]  # fmt: skip
    return Do(tuple(acts)) if acts else Next()


def first(view: View, frame: Frame) -> Outcome:
    """A fair way decides who begins."""
    if "first" not in frame.locals:
        return Ask(pick_one(CHANCE, "first", tuple(("first", p) for p in PLAYERS), "V1.2.7.b"), "first")
    player = frame.locals["first"][0][1]
    return Do((put({"active": player, "turn": 1, "first_turn": True}),))


def hands(view: View, frame: Frame) -> Outcome:
    """Seven cards each."""
    return Push(Spec("V1.11.2", view.get("active"), {"who": PLAYERS, "n": reading.HAND_LIMIT}))


def life(view: View, frame: Frame) -> Outcome:
    """25 life each (1.9.1)."""
    return Do(tuple(act("life", player=p, to=reading.START_LIFE) for p in PLAYERS)) if view.on("V1.9.1") else Next()


def begins(view: View, frame: Frame) -> Outcome:
    """The turn of who begins."""
    return Push(Spec("V4.2.1", view.get("active")))


PREPARATION = Procedure("V1.2.7", (
    Step("V1.2.7.a", shuffled, ("V1.2.7.a", "V3.2.2")), Step("V1.2.7.b", first), Step("V1.2.7.c", hands),
    Step("V1.2.7.d", life, ("V1.2.7.d", "V1.9.1")),
    Step("V1.2.7.e", begins),
))  # fmt: skip
PROCEDURES = (PREPARATION,)
