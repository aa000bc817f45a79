"""A ruling: what came of a scenario, with its proof."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.engine import Choice, Event, Machine
from judge.engine.authority import Answered
from judge.light import NamedTuple
from judge.port.expect import Expectation, Line
from judge.port.floor import Scenario
from judge.port.obstacle import Obstacle
from judge.text.errors import Place

if TYPE_CHECKING:

    from judge.engine import Unplayed
    from judge.engine.authority import Disputed


class Check(NamedTuple):
    """One expectation and whether it was met; `found` says what was found instead."""

    expectation: Expectation
    ok: bool
    wanted: str
    found: str


class Open(NamedTuple):
    """The choice at which the run stopped: who decides what, and the options as lines of `play`.

    `withheld`: the options are not told, since they rest on cards that the reader cannot know.
    """

    by: str
    kind: str
    options: tuple[str, ...]
    clauses: tuple[str, ...]
    choice: Choice
    withheld: bool = False


class Refused(NamedTuple):
    """A line of `play` that does not answer the open choice: where it stands, why it is refused, and what was open."""

    place: Place
    line: str
    why: tuple[Obstacle, ...]
    """Every obstacle, each with its clauses."""
    open: Open | None


class Other(NamedTuple):
    """What another reading of a gap comes to, where that is something else."""

    gap: str
    reading: str
    """The letter that takes it: `a`, `b`."""
    words: str
    facts: Mapping[str, str]


class Settled(NamedTuple):
    """A gap that was passed and that an authority has answered; `others`: what its other readings would come to."""

    gap: str
    letter: str
    answered: Answered
    others: tuple[Other, ...]


class Ruling(NamedTuple):
    """The answer to a scenario.

    `board` holds facts by path, `events` the trace, `stopped` the open choice (None: the run came to its end), `result`
    the end of the game (`a`, `b`, `draw`, `loop`, or None), `gaps` the places passed where the rules are silent (gap,
    letter of the reading taken), `others` the readings under which the answer would be another, `settled` the gaps of
    which that would be so if an authority had not answered them.
    """

    scenario: Scenario
    machine: Machine
    events: tuple[Event, ...]
    board: Mapping[str, Any]
    stopped: Open | None
    refused: Refused | None
    result: str | None
    checks: tuple[Check, ...] = ()
    gaps: tuple[tuple[str, str], ...] = ()
    others: tuple[Other, ...] = ()
    settled: tuple[Settled, ...] = ()
    left: tuple[Line, ...] = ()
    """Lines of play that were not reached."""
    fruitless: tuple[Refused, ...] = ()
    """Lines that attempted something which, as it came to it, could not be chosen."""
    assumed: tuple[str, ...] = ()
    """Facts of the history that were asked for, were not stated, and so count as none."""
    moments: tuple[Ruling, ...] = ()
    """What came of the run up to each moment in the middle of the play at which something is expected."""
    yes: bool | None = None
    """Whether Yes answers the question, by what the file says that has to be so; None: it says nothing, or both are."""

    @property
    def ok(self) -> bool:
        """Whether every line was taken and every expectation met."""
        return self.refused is None and all(check.ok for check in self.checks) and all(one.ok for one in self.moments)

    @property
    def met(self) -> bool:
        """Whether something was expected, and all of it is so."""
        checks = [*self.checks, *(check for one in self.moments for check in one.checks)]
        return bool(checks) and all(check.ok for check in checks)

    @property
    def halted(self) -> bool:
        """Whether it stopped between two steps, where it was told to: nobody has to choose, nothing is over."""
        return self.machine.pending is None and self.machine.over is None and bool(self.machine.stack)

    @property
    def beginning(self) -> dict[str, Any]:
        """The state in which the run began: the one it ended in, with every change undone."""
        state = dict(self.machine.state)
        for event in reversed(self.events):
            for change in reversed(event.changes):
                if change.before is None:
                    state.pop(change.path, None)
                else:
                    state[change.path] = change.before
        return state

    @property
    def disputed(self) -> tuple[Disputed, ...]:
        """What an authority says otherwise of clauses that acted: the ruling follows the text."""
        return self.machine.game.disputed(self.events, self.machine.state)

    @property
    def decided(self) -> bool:
        """Whether the rules decide the answer: no gap that was passed changes what was asked, and all is played."""
        return not self.others and not self.unplayed and all(one.decided for one in self.moments)

    @property
    def unplayed(self) -> tuple[Unplayed, ...]:
        """What is in force on the board and is not played: the answer leaves it out."""
        return self.machine.game.unplayed


def before(ruling: Ruling, path: str) -> Any:
    """What a fact of the board was when the run began."""
    for event in ruling.events:
        for change in (*event.changes, *event.derived):
            if change.path == path:
                return change.before
    return ruling.board.get(path)
