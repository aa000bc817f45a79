"""A11-2: the shadow of the end revives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Do, Done, Frame, Next, Push, Spec, View
from judge.furuyoni import board
from judge.furuyoni.core import s9_7_reshuffle

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

PILES = ("deck", "played", "facedown", "enhancements", "hand")
REVIVED = ("NA-13-utsuro-A1-S-1-Ex2", "NA-13-utsuro-A1-S-1-Ex3", "NA-13-utsuro-A1-S-1-Ex4")


def revive(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation by which a card says so."""
    if not view.applies("A11-2"):
        return Next({"last": Done.NOT})
    return Push(Spec("A11-2", frame.you, {"player": frame.you}))


def remove(view: View, frame: Frame) -> Outcome:
    """1: all cards of five zones that are no specials are removed; what an enhancement says of it is not resolved."""
    player = frame.locals["player"]
    cards = tuple(
        c
        for pile in PILES
        for c in board.lie_in(view, f"{player}.{pile}")
        if board.definition(view, c).klass != "special"
    )
    out = f"{player}.out_of_game"
    acts = tuple(Act("put", {"card": board.card_ref(view, c), "to": out, "open": True}) for c in cards)
    return Do(acts, into="removed", then="A11-2 2") if acts else Next()


def empty(view: View, frame: Frame) -> Outcome:
    """2: the crystals on the cards removed go to shadow."""
    cards = [result.facts["card"].id for result in frame.locals.get("removed", ())]
    acts = tuple(
        Act("move", {"from": f"card.{c}", "to": "shadow", "n": n, "cause": "effect"})
        for c in cards
        if (n := board.crystals(view, f"card.{c}"))
    )
    return Do(acts) if acts else Next()


def take(view: View, frame: Frame) -> Outcome:
    """3: the three cards of the shadow come from extra to played."""
    player = frame.locals["player"]
    cards = [c for c in board.lie_in(view, f"{player}.extra") if view.get(f"card.{c}.number") in REVIVED]
    acts = tuple(Act("put", {"card": board.card_ref(view, c), "to": f"{player}.played"}) for c in cards)
    return Do(acts) if acts else Next()


def reshuffle(view: View, frame: Frame) -> Outcome:
    """4: the deck is reshuffled, not by rule."""
    return Push(s9_7_reshuffle.order(frame.locals["player"], by_rule=False))
