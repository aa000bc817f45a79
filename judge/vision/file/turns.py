"""How far a run has come: turns and their phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.vision.file.model import PHASES, Board
from judge.vision.rules.s4_turn import SECTIONS, STEPS

if TYPE_CHECKING:
    from collections.abc import Mapping

menus = ("act",)
menu = "act"
procedures = ("V1.12", *SECTIONS.values(), "V4.2.1")
turn_over = "V4.9.1.e"


def phase_over(board: Board) -> str:
    """The step that comes next once the phase of a board is over."""
    following = (*PHASES, "turn_start")
    phase = board.begin if board.begin in PHASES else "turn_start"
    return STEPS.get(following[following.index(phase) + 1], turn_over)


def first(board: Board) -> int:
    """The number of the turn in which a board stands."""
    return int(board.values.get("turn", 1))


def moment(state: Mapping[str, Any]) -> tuple[int, int]:
    """The turn and the phase that a run has come to, as numbers that grow."""
    phase = state.get("phase") or PHASES[0]
    return int(state.get("turn", 0) or 0), PHASES.index(phase)


def onward(board: Board, facts: Mapping[str, Any]) -> Board:
    """The board as it is."""
    return board
