"""How far a scenario is looked ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from judge.engine import Machine
    from judge.port.bounds import Bounds, Short
    from judge.port.floor import Scenario


class Horizon(NamedTuple):
    """Where looking ahead ends, the end of the game apart.

    By default once what the lines began is over: where the active player would say what comes next, or at the end of
    the phase. Any of the others takes the place of that; of several the first counts.
    """

    until: str = ""
    """Where this clause comes next as a step."""
    turns: int = 0
    """After so many turns have been ended, the one in which the scenario stands counted."""
    depth: int = 0
    """After so many choices that were left open."""
    settled: bool = False
    """Nothing more is begun: where usually one action of the active player is looked into, it ends before that."""

    @property
    def usual(self) -> bool:
        """Whether it is the default."""
        return not (self.until or self.turns or self.depth)

    def steps(self, scenario: Scenario) -> frozenset[str]:
        """The steps before which it may end."""
        if self.usual:
            return frozenset({scenario.floor.turns.phase_over(scenario.board)})
        return frozenset({self.until, scenario.floor.turns.turn_over if self.turns else ""} - {""})

    def reached(self, machine: Machine, scenario: Scenario, lines_left: bool) -> bool:
        """Whether it ends here, before one of the steps."""
        step = machine.stack[-1].pc
        if self.usual:
            return not lines_left
        if step == self.until:
            return True
        return bool(self.turns) and scenario.floor.turns.moment(machine.state)[0] >= self.last(scenario)

    def last(self, scenario: Scenario) -> int:
        """The number of the last turn that is looked into, where turns are counted."""
        return scenario.floor.turns.first(scenario.board) + self.turns - 1

    def out_of_reach(self, bounds: Bounds, machine: Machine, scenario: Scenario) -> Short | None:
        """Why a goal can be reached no more by the end of the last turn, where the game knows that at a menu in it."""
        turns, choice = scenario.floor.turns, machine.pending
        if not self.turns or choice is None or choice.kind not in turns.menus:
            return None
        return bounds.short(machine.state, choice.by) if turns.moment(machine.state)[0] >= self.last(scenario) else None


USUAL = Horizon()


def halts(machine: Machine, steps: Collection[str], reached: Callable[[Machine], bool]) -> bool:
    """Run to the next choice or the end of the game; whether it ends before that, at one of the steps."""
    while machine.onward(steps):
        if reached(machine):
            return True
        machine.advance()
    return False
