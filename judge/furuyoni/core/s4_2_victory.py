"""4-2 victory and defeat: looked at after every change, before anything else."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Cut, View
from judge.engine.outcome import Outcome
from judge.furuyoni import board, legality
from judge.furuyoni.edition import KO


def safe(view: View, player: str) -> bool:
    """Whether a player cannot lose now."""
    return any(True for _ in legality.forbidden(view, "lose", player))


def barred(view: View, player: str) -> bool:
    """Whether a player cannot win now."""
    return any(True for _ in legality.forbidden(view, "win", player))


def _at_zero(view: View) -> Iterator[str]:
    for player in board.PLAYERS:
        if board.crystals(view, f"{player}.life") == 0 and not safe(view, player):
            yield player


def judgement(view: View) -> Outcome | None:
    """What the victory check comes to: None, or the end of the game (`a`, `b` for the winner, `draw`)."""
    dead = [p for p in _at_zero(view) if not barred(view, board.opponent(p))]
    if len(dead) == 2:
        if board.rules(view).edition == KO:
            return Cut(0, over="draw", clauses=("4-2 0",))
        readings = ("a draw, as in the newer edition", "undecided")
        drawn = view.gap("G3", ("4-2 1",), readings) == 0
        return Cut(0, over="draw" if drawn else "undecided", clauses=("4-2 1",))
    if dead:
        return Cut(0, over=board.opponent(dead[0]), clauses=("4-2 1",))
    for player in board.PLAYERS:
        if view.get(f"{player}.defeated") and not safe(view, player):
            return Cut(0, over=board.opponent(player), clauses=("4-2 2",))
    for player in board.PLAYERS:
        if view.get(f"{player}.victorious") and not barred(view, player):
            return Cut(0, over=player, clauses=("4-2 3",))
    return None
