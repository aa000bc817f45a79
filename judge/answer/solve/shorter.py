"""A line with fewer actions: the same question, where only so many things may be begun from the menu of the phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.outcomes.asked import End, reached
from judge.answer.outcomes.branching import Branching, Position
from judge.engine.proof import Proof

if TYPE_CHECKING:
    from judge.engine.explore import Limits, Picked, Watch

MOST = 40
"""So many actions are allowed at most."""


class Brief(Branching):
    """A ground on which a player may begin only so many actions more, as each position says; then it is missed."""

    by = ""
    allowed = 0

    @classmethod
    def of(cls, ground: Branching, by: str) -> Brief:
        """The same ground, for a player."""
        copied = cls.__new__(cls)
        vars(copied).update(vars(ground))
        copied.by = by
        return copied

    def start(self) -> Position:
        found = super().start()
        found.allowed = self.allowed
        return found

    def after(self, position: Position, picked: Picked) -> Position:
        found = super().after(position, picked)
        found.allowed = position.allowed - self._begins(position)
        return found

    def decider(self, position: Position) -> str:
        return "" if self._over(position) else position.by

    def key(self, position: Position) -> bytes:
        return super().key(position) + position.allowed.to_bytes(2, "big")

    def end(self, position: Position) -> End:
        found = super().end(position)
        return found._replace(claims=(False,) * len(found.claims)) if self._over(position) else found


    def _begins(self, position: Position) -> bool:
        choice = position.machine.pending
        return position.by == self.by and choice is not None and choice.kind == self.floor.turns.menu

    def _over(self, position: Position) -> bool:
        return not position.allowed and self._begins(position)


def fewest(
    ground: Branching, by: str, limits: Limits, watch: Watch | None = None, memory: int = 0
) -> tuple[Brief, Proof[Position]] | None:
    """A proof of a line with as few actions as there can be, where the limits let one be found; None otherwise.

    With one action, with two and so on: the first number for which there is a line is the least.
    """
    brief = Brief.of(ground, by)
    search: Proof[Position] = Proof(brief, by, reached, watch, memory=memory)
    for brief.allowed in range(MOST):
        found = search.run(brief.start(), limits)
        if found is None:
            return None
        if found:
            return brief, search
    return None
