"""Whether a player has a line that reaches a goal whatever the others answer: proved, refuted, or not settled."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from judge.answer.outcomes import prepare
from judge.answer.outcomes.asked import Asking, End
from judge.answer.outcomes.branching import Branching, Position
from judge.answer.outcomes.horizon import Horizon
from judge.answer.solve.solved import Hand, Solved
from judge.engine.explore import LIMITS, Limits, Watch
from judge.engine.proof import Proof
from judge.port.expect import Result
from judge.port.floor import Puzzle, Scenario

TURNS = 1
"""How many turns are looked ahead where nothing is said: up to the end of this one."""


def solve(
    scenario: Scenario, goals: Sequence[Asking | str] = (), by: str = "", turns: int = 0, *, limits: Limits = LIMITS,
    readings: Mapping[str, str] | None = None, watch: Watch | None = None,
) -> Solved:  # fmt: skip
    """Look for a line of one player that reaches a goal whatever the other player and chance answer.

    Parameters
    ----------
    goals
        What is to be so at the end, as claims or as they are written (default: what the file's `puzzle` says, else that
        the player has won).
    by
        Whose line it is (default: the player of the puzzle, else who is active).
    turns
        At the end of which turn, this one being the first (default: of the puzzle, else 1).
    limits
        For all hands together, where the puzzle names cards that may be hidden.

    Raises
    ------
    judge.text.errors.Problems
        If a goal cannot be read or the board cannot be adjudicated.
    """
    puzzle = scenario.puzzle or Puzzle(scenario.place)
    by = by or puzzle.by or decider(scenario)
    goal: Sequence[Asking | str] = tuple(goals) or puzzle.goal or (Result(scenario.place, by),)
    horizon = Horizon(turns=turns or puzzle.turns or TURNS)
    began, hands = time.monotonic(), list[Hand]()
    for named, board in puzzle.worlds or (((), scenario),):
        ground = prepare(board, goal, horizon=horizon, readings=readings)
        search = searched(ground, by, limits.left(began), watch)
        hands.append(Hand(named, ground, search))
        if search.won is False and puzzle.worlds:
            break
    return Solved(scenario, by, hands[0].ground.asked.claims, horizon, tuple(hands), len(puzzle.worlds or ((),)))


def decider(scenario: Scenario) -> str:
    """The player who decides first what the lines leave open, else the first player there is."""
    ground = prepare(scenario, (), horizon=Horizon(turns=TURNS))
    by = ground.decider(ground.start())
    return by if by in scenario.floor.players else next(iter(scenario.floor.players))


def searched(
    ground: Branching, by: str, limits: Limits, watch: Watch | None = None
) -> Proof[Position]:
    """A search for a proof on one board, as far as the limits allow."""
    search: Proof[Position] = Proof(ground, by, reached, watch)
    search.run(ground.start(), limits)
    return search


def reached(end: object) -> bool:
    """Whether every claim of the goal is met at an end."""
    assert isinstance(end, End)
    return all(end.claims)


__all__ = ["Solved", "solve"]
