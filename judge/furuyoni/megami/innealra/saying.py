"""Lines of play about her fates, and what stands in the way of each: resonating by the rules, moving the opponent's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.legal.objections.point import in_phase
from judge.furuyoni.megami.innealra import fates, resonance
from judge.port.obstacle import Obstacle, Point

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine import View
    from judge.port.expect import Line

RESONATE, SHIFT = "resonate", "disturb"


def alone(rest: str) -> tuple[str, ...] | None:
    """The verb stands alone."""
    return None if rest else ()


def of_fate(rest: str) -> tuple[str, ...] | None:
    """`disturb fate`, or the verb alone."""
    return () if rest in ("", "fate") else None


def against_resonating(at: Point, line: Line) -> list[Obstacle]:
    """What keeps a player from resonating by the rules (A24-9)."""
    view, by = at.view, line.by
    return list(_against_resonating(view, at, by))


def _against_resonating(view: View, at: Point, by: str) -> Iterator[Obstacle]:
    if not board.brings(view, by, fates.WHO):
        yield Obstacle("rule", ("A24-9 bullet 1",), "no_fates")
        return
    yield from in_phase(at, by, "main", "8-2-1", ("action", "order"))
    if view.get("turn", 0) <= len(board.PLAYERS):
        yield Obstacle("rule", ("A24-9 bullet 1",), "first_own_turn")
    if any(resonance.BY_RULE in frame.locals.get("done", ()) for frame in view.frames):
        yield Obstacle("rule", ("A24-9 bullet 1", "8-2-1"), "resonated")
    hand = len(board.lie_in(view, f"{by}.hand"))
    if hand != resonance.HAND:
        yield Obstacle("rule", ("A24-9 bullet 1",), "hand_of_three", (("hand", hand),))


def against_shifting(at: Point, line: Line) -> list[Obstacle]:
    """What keeps a player from moving the fate of the opponent's past (A24-9)."""
    view, by = at.view, line.by
    if not board.brings(view, board.opponent(by), fates.WHO):
        return [Obstacle("rule", ("A24-9 bullet 2",), "no_fates_there")]
    if at.choice is not None and at.choice.kind == "shift_fate" and at.choice.by == by:
        return []
    return [Obstacle("rule", ("A24-9 bullet 2",), "no_shift")]
