"""What a game gives of its turns: how far a run has come, and where something begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.light import Protocol

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping


class Turns(Protocol):
    """How far a run has come."""

    @property
    def menus(self) -> Collection[str]:
        """The choices at which a player says what comes next."""

    @property
    def menu(self) -> str:
        """That one of them which begins something."""

    @property
    def procedures(self) -> Collection[str]:
        """Procedures in which nothing has been begun yet."""

    @property
    def turn_over(self) -> str:
        """The step that comes next once a turn is over, "" where there are no turns."""

    def phase_over(self, board: Any) -> str:
        """The step that comes next once the phase of a board is over."""

    def first(self, board: Any) -> int:
        """The number of the turn in which a board stands."""

    def moment(self, state: Mapping[str, Any]) -> tuple[int, int]:
        """The turn and the phase that a run has come to, as numbers that grow."""

    def onward(self, board: Any, facts: Mapping[str, Any]) -> Any:
        """The board as it is looked into from where a run has stopped with these facts."""
