"""A3-3: just before a player's reshuffle one card with set may be used out of facedown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Frame, Next, Push, Spec, Triggered, View
from judge.furuyoni import board
from judge.furuyoni.core import s9_2_use, s9_7_reshuffle
from judge.furuyoni.effects.picked import TO_BE_USED
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome

ID = "A3-3"
"""The rule effect, and the procedure by which it is resolved."""


def window(view: View, acts: tuple[Act, ...]) -> Iterator[Triggered]:
    """The rule effect of a player who has Oboro, at that player's own reshuffle: once."""
    player = s9_7_reshuffle.about_to(acts)
    if not view.on("A3-3 paragraph 2"):
        return
    if player and board.brings(view, player, "oboro") and not acts[0].args.get("without_set"):
        yield Triggered(ID, order(player, tuple(cards(view, player))))


def order(player: str, fitted: tuple[int, ...]) -> Spec:
    """An order to use a card with set, if its player wishes; with those that fitted as it was called for."""
    return Spec(ID, player, {"player": player, "fitted": fitted}, nesting.STATE)


def choose(view: View, frame: Frame) -> Outcome:
    """Which card is used, if any: of those with set that lie facedown as this effect's turn comes."""
    view.define("A3-2")
    fit = s9_7_reshuffle.fitting(view, tuple(cards(view, frame.you)), frame.locals["fitted"])
    options = tuple(("card", c) for c in fit)
    return Ask(Choice(frame.you, "pick", options, 0, 1, about=("set", TO_BE_USED)), "card", "A3-3 use")


def cards(view: View, player: str) -> Iterator[int]:
    """The cards with set that lie facedown."""
    there = board.lie_in(view, f"{player}.facedown") if view.on("A3-2") else ()
    return (c for c in there if any(True for _ in board.definition(view, c).keywords("set")))


def use(view: View, frame: Frame) -> Outcome:
    """The card chosen is used in the normal way; improper, it stays where it is, and the use is spent."""
    if not frame.locals["card"]:
        return Next()
    card = board.card_ref(view, frame.locals["card"][0][1])
    return Push(s9_2_use.order(card, frame.you, "effect", nesting.USE_BY_EFFECT))
