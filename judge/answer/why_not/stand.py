"""Where a scenario stands, or where it comes to a clause: the machines that an action can be asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.player import Player, obstacles, point_of
from judge.answer.saved import machine_at
from judge.engine import Machine
from judge.light import NamedTuple
from judge.port.expect import Line
from judge.port.floor import Start

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine import Event
    from judge.port.floor import Floor, Scenario
    from judge.port.obstacle import Obstacle


class Stand(NamedTuple):
    """Where a run stands.

    `machines` are the points it went by since its last line was taken, the last where it stopped; `refused` is the
    place of a line in the file that the run refused, `came` whether it came to the clause it was to stop at.
    """

    setup: Start
    machines: tuple[Machine, ...]
    refused: str = ""
    came: bool = True
    left: tuple[Line, ...] = ()
    """Lines that were not reached."""

    def point(self, line: Line) -> int:
        """Which of the machines a line speaks of."""
        return self.setup.scenario.floor.objections.spoken_of([point_of(one) for one in self.machines], line)

    def obstacles(self, line: Line) -> tuple[Obstacle, ...]:
        """Everything that stands in the way of a line at the point that it speaks of."""
        machine = self.machines[self.point(line)]
        return obstacles(machine, self.setup.scenario, _fitting(self.setup.scenario.floor, machine, line))

    def meant(self, line: Line) -> Line:
        """The line in the words that the choice it speaks of takes."""
        return _fitting(self.setup.scenario.floor, self.machines[self.point(line)], line)


def _fitting(floor: Floor, machine: Machine, line: Line) -> Line:
    """The line in the words that the open choice takes."""
    return line if machine.pending is None else floor.lines.fitting(machine.pending, line)


def stand(
    scenario: Scenario, readings: Mapping[str, str], at: str = "", log: list[Event] | None = None, stop: int = 0
) -> Stand:
    """Run a scenario to the choice at which it stops, or to where the clause `at` comes next or opens one.

    `stop`: to the step that comes next once so many events have been counted.
    """
    taken = scenario.read_with(readings)
    setup = scenario.floor.set_up(scenario)
    if setup.problems:
        return Stand(setup, ())
    machine = machine_at(setup, {gap: ord(letter) - ord("a") for gap, letter in taken.items()}, log)
    player = Player(machine, scenario, at, stop)
    refused = player.play()
    came = not at or (machine.pending is None and machine.over is None and bool(machine.stack))
    if (at or stop) and came:
        return Stand(setup, (_opened(machine),), left=player.left)
    where = str(refused.place) if refused is not None else ""
    return Stand(setup, (*player.passed, machine), where, came, player.left)


def _opened(machine: Machine) -> Machine:
    """The machine at the choice that the step it stands before opens; where it stands if it opens none."""
    fork = machine.fork(machine.log)
    frame = machine.stack[-1]
    fork.asks_all = True
    while fork.pending is None and fork.over is None:
        now = next((f for f in fork.stack if f.id == frame.id), None)
        if now is None or now.pc != frame.pc:
            return machine
        fork.advance()
    return fork if fork.pending is not None else machine
