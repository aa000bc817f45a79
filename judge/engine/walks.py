"""What comes of advances, remembered by the facts that they have read, and made anew where the same is read again.

An advance of a machine that keeps no record is decided by its stack and by the facts read on the way. For each stack
the advances made before it are kept as a tree of what they read: a fact, and for each of its values the next fact, up
to what came of it. Most advances of a search have come before.

So that stacks come again, numbers of frames and events are used again where nothing speaks of them any more.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping
from hashlib import blake2b
from itertools import repeat
from typing import TYPE_CHECKING

from judge.engine.choice import Choice, Option
from judge.engine.data import EMPTY, Frame, Value
from judge.engine.reading import Reading, Reads, Tree, grown, recalled
from judge.engine.symmetry import FRAME
from judge.light import NamedTuple

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.machine import Machine
    from judge.engine.stack import Over
    from judge.engine.view import State

MOST = 50_000
"""So many advances are remembered at most, of about 3 kB each; then all are forgotten."""


class Stand:
    """Where a machine stands: its stack, what its answer is for, whether it asks all, the highest number spoken of.

    `came` is what came of the advance made here, `answered` where the answers to the choice asked here lead, `found`
    what else was found out here.
    """

    __slots__ = ("answered", "asks_all", "came", "found", "into", "spoken", "stack")

    def __init__(self, stack: tuple[Frame, ...], into: str, asks_all: bool, spoken: int) -> None:
        self.stack = stack
        self.into = into
        self.asks_all = asks_all
        self.spoken = spoken
        self.came: Tree | None = None
        self.found: dict[Hashable, Tree] = {}
        self.answered: dict[tuple[Option, ...], Stand] = {}


class Came(NamedTuple):
    """What came of an advance: facts put and gone, where it led to, the gaps passed."""

    put: Mapping[str, Value]
    gone: tuple[str, ...]
    stand: Stand
    pending: Choice | None
    over: Over | None
    gaps: tuple[tuple[str, int], ...]
    idle: int


class Walks:
    """What has come of the advances of machines that play one game under the same readings."""

    def __init__(self, game: Game, readings: Mapping[str, int]) -> None:
        self.game = game
        self.readings = readings
        self.named = frozenset(name for name, kind in game.symmetry().numbers.items() if kind == FRAME)
        self.stands: dict[Hashable, Stand] = {}
        self.numbers: dict[bytes, int] = {}
        """Frames that are alike have one number."""
        self.frames: dict[int, int] = {}
        """The numbers of the frames of these stands, by `id`."""
        self.found: dict[Hashable, Tree] = {}
        self.kept = 0

    def advance(self, machine: Machine) -> None:
        """Carry out the next outcome, or what came of it where the same was read before."""
        stand = self._here(machine)
        found = recalled(stand.came, machine.state.get)
        if found is None:
            self._anew(machine, stand)
            return
        put, gone, there, pending, over, gaps, idle = found.what
        if put or gone:
            state = {**machine.state, **put}
            for path in gone:
                del state[path]
            machine.state = state
        machine.stand, machine.stack, machine.into = there, there.stack, there.into
        machine.pending, machine.over = pending, over
        machine.idle += idle
        self._pass(machine, gaps)

    def answer(self, machine: Machine, options: tuple[Option, ...]) -> None:
        """Hand an answer to the top frame."""
        stand = self._here(machine)
        there = stand.answered.get(options)
        if there is None:
            machine._store(machine.into, options)
            there = stand.answered[options] = self._standing(machine, stand.spoken)
        machine.stand, machine.stack = there, there.stack

    def _here(self, machine: Machine) -> Stand:
        """Where a machine stands."""
        stand = machine.stand
        if stand is None:
            return self._standing(machine, machine.next_frame)
        if stand.stack is machine.stack and stand.into == machine.into and stand.asks_all == machine.asks_all:
            return stand
        return self._standing(machine, stand.spoken)

    def _standing(self, machine: Machine, spoken: int) -> Stand:
        """The one for all machines that stand alike."""
        stack, into, asks_all = machine.stack, machine.into, machine.asks_all
        frames = tuple(self.frames.get(id(frame)) or self._number(frame) for frame in stack)
        name = (frames, into, asks_all, spoken)
        found = self.stands.get(name)
        if found is None:
            found = self.stands[name] = Stand(stack, into, asks_all, spoken)
            self.frames.update(zip(map(id, stack), frames, strict=True))
        return found

    def _number(self, frame: Frame) -> int:
        """The same for frames that are alike."""
        told = blake2b(repr(frame).encode("utf-8", "backslashreplace"), digest_size=16).digest()
        return self.numbers.setdefault(told, len(self.numbers) + 1)

    def _anew(self, machine: Machine, stand: Stand) -> None:
        """Carry out the next outcome, and keep what came of it with what was read."""
        before, idle, gaps = machine.state, machine.idle, machine.gaps
        machine.next_frame, machine.next_event, machine.gaps = max(stand.spoken, stand.stack[-1].id) + 1, 1, ()
        reads = Reads(self.found, stand.found, machine.stack)
        machine.forget()
        machine.state = Reading(before, reads)
        try:
            machine.carry_on()
        finally:
            after = machine.state = _facts(machine.state)
            machine.forget()
            passed, machine.gaps = machine.gaps, gaps
            self._pass(machine, passed)
        put: Mapping[str, Value] = EMPTY
        gone: tuple[str, ...] = ()
        if after is not before:
            put = {path: value for path, value in after.items() if before.get(path) is not value}
            gone = tuple(path for path in before if path not in after)
        spoken = stand.spoken
        if self.named:
            begun = tuple(frame.locals for frame in machine.stack if id(frame) not in self.frames)
            spoken = max((spoken, *_numbers((put, *begun), self.named)))
        there = machine.stand = self._standing(machine, spoken)
        machine.stack = there.stack
        if not reads.whole:
            came = Came(put, gone, there, machine.pending, machine.over, passed, machine.idle - idle)
            stand.came = grown(stand.came, [*reads.found.items()], came)
            self.kept += 1
            if self.kept > MOST:
                self.kept = 0
                for table in (self.stands, self.numbers, self.frames, self.found):
                    table.clear()

    @staticmethod
    def _pass(machine: Machine, gaps: tuple[tuple[str, int], ...]) -> None:
        """Let gaps be passed."""
        if gaps:
            machine.gaps = (*machine.gaps, *(gap for gap in gaps if gap not in machine.gaps))


def _facts(state: State) -> State:
    """A state as it is, whether it was kept what is read of it or not."""
    return state.facts if isinstance(state, Reading) else state


def _numbers(value: Value, named: Collection[str], name: str = "") -> Iterator[int]:
    """The numbers of frames of which a value speaks."""
    if isinstance(value, Mapping):
        for key, one in value.items():
            yield from _numbers(one, named, key)
    elif isinstance(value, tuple):
        for one, key in zip(value, getattr(value, "_fields", None) or repeat(name), strict=False):
            yield from _numbers(one, named, key)
    elif isinstance(value, int) and name in named:
        yield value
