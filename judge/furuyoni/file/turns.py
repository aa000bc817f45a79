"""Turns and phases, for whoever asks how far a run has come (`judge.port.turns.Turns`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.furuyoni.file.model import Board

menus = ("action", "main")
"""The choices at which the active player says what comes next (8-2-1, 8-2-2)."""
menu = "main"
"""The choice that begins something: a card used, a basic action, the end of the phase (8-2-2)."""
procedures = ("8", "8-1", "8-2", "8-3")
"""Procedures in which nothing has been begun yet."""
turn_over = "8 pass"
"""The step that comes next once a turn is over."""
PHASES = ("start", "main", "end")
_NEXT = {"start": "8 2", "main": "8 3", "end": turn_over}


def phase_over(board: Board) -> str:
    """The step that comes next once the phase of a board is over."""
    return _NEXT.get(board.phase, "")


def first(board: Board) -> int:
    """The number of the turn in which a board stands."""
    return max(board.turn, 1)


def moment(state: Mapping[str, Any]) -> tuple[int, int]:
    """The turn and the phase that a run has come to, as numbers that grow."""
    phase = state.get("phase")
    return int(state.get("turn", 0)), PHASES.index(phase) if phase in PHASES else 0


def onward(board: Board, facts: Mapping[str, Any]) -> Board:
    """The board as it is looked into from where a run has stopped with these facts.

    What is left open in a start phase is looked into up to the menu of the main phase, where a run would stop.
    """
    return board._replace(phase="end" if facts["phase"] == "end" else "main")
