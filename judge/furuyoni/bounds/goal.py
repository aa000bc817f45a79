"""Goals that a player has no more than so much life, and whether they can still be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.bounds.left import Left
from judge.light import NamedTuple
from judge.port.bounds import Short
from judge.port.expect import Fact, Result

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.engine.data import Value
    from judge.furuyoni.game import Furuyoni
    from judge.port.expect import Expectation


class Down(NamedTuple):
    """That a player is to have no more than so much life."""

    player: str
    to: int


class LifeBounds:
    """How much life can still be lost, of what a goal asks for (`judge.port.bounds`)."""

    def __init__(self, game: Furuyoni, goals: Sequence[Down]) -> None:
        self.left = Left(game)
        self.goals = goals

    def short(self, state: Mapping[str, Value], by: str) -> Short | None:
        """What the turn of `by` can still bring, where that is too little for a part of the goal."""
        for player, to in self.goals:
            needed = int(state.get(f"{player}.life", 0)) - to
            if player == by or needed <= 0 or by != state.get("active"):
                continue
            most = self.left.most(state, by)
            if most is not None and most < needed:
                return Short(most, needed)
        return None


def bounds(game: Furuyoni, goal: Sequence[Expectation]) -> LifeBounds | None:
    """What is known of a goal: it is missed wherever one of its claims is."""
    goals = tuple(_claimed(goal))
    return LifeBounds(game, goals) if goals else None


def _claimed(goal: Sequence[Expectation]) -> Iterator[Down]:
    """What the claims ask of lives: whoever is to win by life, the other has none (4-2 1)."""
    lives = {f"{player}.life": player for player in board.PLAYERS}
    for claim in goal:
        if isinstance(claim, Result) and claim.winner in board.PLAYERS:
            yield Down(board.opponent(claim.winner), 0)
        elif isinstance(claim, Fact) and claim.path in lives and type(claim.value) is int:
            if claim.op in ("<=", "=="):
                yield Down(lives[claim.path], claim.value)
            elif claim.op == "<":
                yield Down(lives[claim.path], claim.value - 1)
