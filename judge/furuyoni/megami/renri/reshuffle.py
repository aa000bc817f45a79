"""A20-6-2: just before a player's reshuffle one card of facedown may be perjured with, as one with perjury set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Frame, Next, Push, Spec, Triggered, View
from judge.furuyoni import board
from judge.furuyoni.core import s9_7_reshuffle
from judge.furuyoni.legal.legality import Use
from judge.furuyoni.megami.renri import menu
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome


def window(view: View, acts: tuple[Act, ...]) -> Iterator[Triggered]:
    """The rule effect of a player who has Renri, Historian, at that player's own reshuffle: once."""
    player = s9_7_reshuffle.about_to(acts)
    if player and board.brings(view, player, menu.HISTORIAN) and view.applies("A20-6-2 paragraph 2"):
        yield Triggered("A20-6-2", Spec("A20-6-2", player, {"player": player}, nesting.STATE))


def choose(view: View, frame: Frame) -> Outcome:
    """Which card is perjured with, and as what, if any is."""
    you = frame.you
    if "picked" not in frame.locals:
        view.define("A20-4")
        there = (c for c in board.lie_in(view, f"{you}.facedown") if menu.hideable(view, c))
        options = tuple(o for c in there for o in menu.options(view, c, you, Use(c, you, "effect"), set_only=True))
        return Ask(Choice(you, menu.PERJURE, (("pass",), *options)), "picked")
    if frame.locals["picked"][0] == ("pass",):
        return Next()
    return Push(menu.order(view, you, frame.locals["picked"][0], "effect", nesting=nesting.USE_BY_EFFECT))
