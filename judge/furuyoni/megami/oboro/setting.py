"""A3-3: just before a player's reshuffle one card with set may be used out of facedown."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Act, Ask, Choice, Frame, Next, Push, Spec, Triggered, View
from judge.engine.outcome import Outcome
from judge.furuyoni import board
from judge.furuyoni.core import s9_2_use, s9_7_reshuffle
from judge.furuyoni.rules import nesting


def window(view: View, acts: tuple[Act, ...]) -> Iterator[Triggered]:
    """The rule effect of a player who has Oboro, at that player's own reshuffle: once."""
    player = s9_7_reshuffle.about_to(acts)
    if player and board.brings(view, player, "oboro"):
        yield Triggered("A3-3", Spec("A3-3", player, {"player": player}, nesting.STATE))


def choose(view: View, frame: Frame) -> Outcome:
    """Which card is used, if any: of those with set that lie facedown as this effect's turn comes."""
    view.define("A3-2")
    there = board.lie_in(view, f"{frame.you}.facedown")
    cards = tuple(("card", c) for c in there if any(True for _ in board.definition(view, c).keywords("set")))
    return Ask(Choice(frame.you, "pick", cards, 0, 1, about=("set",)), "card", "A3-3 use")


def use(view: View, frame: Frame) -> Outcome:
    """The card chosen is used in the normal way; improper, it stays where it is, and the use is spent."""
    if not frame.locals["card"]:
        return Next()
    card = board.card_ref(view, frame.locals["card"][0][1])
    return Push(s9_2_use.order(card, frame.you, "effect", nesting.USE_BY_EFFECT))
