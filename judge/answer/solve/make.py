"""Composing puzzles: of boards at random those that exactly one way to begin wins, or none of several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.outcomes import prepare
from judge.answer.outcomes.asked import reached
from judge.answer.outcomes.horizon import Horizon
from judge.answer.player import view_of
from judge.answer.solve import TURNS
from judge.engine.proof import Proof
from judge.light import NamedTuple
from judge.port.expect import Result

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answer.outcomes.branching import Branching, Position
    from judge.engine.explore import Limits
    from judge.port.floor import Scenario


class Composed(NamedTuple):
    """A board: whether it is won (None: not settled), which beginnings win, and how many positions that took."""

    won: bool | None
    winning: tuple[str, ...]
    beginnings: int
    positions: int
    answered: bool
    """Whether the other player has something to decide on the way."""


def weigh(scenario: Scenario, by: str, limits: Limits) -> Composed:
    """Settle every beginning of a board for a player who is to win this turn."""
    ground = prepare(scenario, (Result(scenario.place, by),), horizon=Horizon(turns=TURNS))
    start = ground.start()
    whole: Proof[Position] = Proof(ground, by, reached)
    won = whole.run(start, limits)
    positions = len(whole.nodes)
    if not won:
        return Composed(won, (), 0, positions, any(node.by not in ("", by) for node in whole.nodes))
    winning, count = list[str](), 0
    for said, position in _beginnings(ground, start, by):
        count += 1
        own: Proof[Position] = Proof(ground, by, reached)
        found = own.run(position, limits)
        positions += len(own.nodes)
        if found is None:
            return Composed(None, (), count, positions, True)
        if found:
            winning.append(said)
    answered = any(node.by not in ("", by) and len(set(node.to)) > 1 for node in whole.nodes if node.won)
    return Composed(True, tuple(winning), count, positions, answered)


def _beginnings(ground: Branching, start: Position, by: str) -> Iterator[tuple[str, Position]]:
    """What the player may begin with: each card used, each basic action, in each kind of main phase."""
    menu = ground.floor.turns.menu
    waiting = [("", start)]
    while waiting:
        said, position = waiting.pop()
        choice = position.machine.pending
        if choice is None or position.by != by:
            continue
        for answer in ground.answers(position):
            options = [choice.options[i] for i in answer.picked]
            told = f"{said} {ground.floor.lines.labels(view_of(position.machine), choice, options)}".strip()
            after = ground.after(position, answer.picked)
            if choice.kind == menu:
                yield told, after
            else:
                waiting.append((told, after))
