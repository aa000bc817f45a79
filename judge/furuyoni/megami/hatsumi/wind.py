"""A15-1-1: tailwind and headwind, by whether one was attacked in the turn before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine import View
    from judge.engine.data import Value

HEADWIND, ATTACKED, TAILWIND_NEXT = "headwind", "attacked", "tailwind_next"


def attacked(view: View, attack: int) -> Iterator[tuple[str, Value]]:
    """Whoever an attack is made against has been attacked in this turn, whatever becomes of it."""
    victim = board.opponent(view.get(f"attack.{attack}")["holder"])
    if not board.information(view, victim, ATTACKED):
        yield f"{victim}.{ATTACKED}", True


def turns(view: View) -> Iterator[tuple[str, Value]]:
    """The wind of the next turn: headwind for who was attacked, unless that turn's wind is settled (A15-2 3-b)."""
    for player in board.PLAYERS:
        before = board.information(view, player, HEADWIND)
        now = board.information(view, player, ATTACKED)
        if now and board.information(view, player, TAILWIND_NEXT):
            view.consult("A15-2 3-b")
            now = False
        if now != before:
            view.define("A15-1-1 paragraph 1")
            yield f"{player}.{HEADWIND}", now
