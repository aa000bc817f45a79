"""What comes of advances, remembered by the facts that they have read, and made anew where the same is read again.

An advance of a machine that keeps no record is decided by its stack and by the facts read on the way. For each stack
the advances made before it are kept as a tree of what they read: facts, and for each of their values the next facts, up
to what came of it. Most advances of a search have come before. An advance that orders acts is kept in its parts
(`Machine.go_on`), each of which reads less than all: what acts change seldom decides what they set off.

So that stacks come again, numbers of frames and events are used again where nothing speaks of them any more.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from contextlib import suppress
from hashlib import blake2b
from itertools import repeat
from sys import intern
from typing import TYPE_CHECKING

from judge.engine.choice import Choice
from judge.engine.data import EMPTY, Event, Frame, Locals, Value
from judge.engine.machine import LOOKED_FOR, Machine
from judge.engine.reading import Base, Found, Reading, Reads, Tree, grown, hashed, recalled
from judge.engine.stack import Over
from judge.engine.symmetry import FRAME
from judge.light import NamedTuple

if TYPE_CHECKING:
    from judge.engine.choice import Option
    from judge.engine.game import Game
    from judge.engine.stack import Ordered
    from judge.engine.view import State

MOST = 60_000
"""So many parts of advances are remembered at most, of about 2 kB each; then all are forgotten."""
BARE = frozenset({str, int, bool, type(None)})
"""Types of values that hold no others."""


class Stand:
    """Where a machine stands: its stack, what its answer is for, whether it asks all, the highest number spoken of.

    `ordered` is what is under way inside an advance (`Machine.ordered`). `came` is what came of going on from here,
    `answered` where the answers to the choice asked here lead, `found` what else was found out here.
    """

    __slots__ = ("amid", "answered", "asks_all", "came", "found", "into", "ordered", "spoken", "stack")

    def __init__(
        self, stack: tuple[Frame, ...], into: str, asks_all: bool, spoken: int, ordered: Ordered | None
    ) -> None:
        self.stack = stack
        self.into = into
        self.asks_all = asks_all
        self.spoken = spoken
        self.ordered = ordered
        top = stack[-1] if stack else None
        self.amid = ordered is not None or (top is not None and bool(top.resume))
        """Whether no step comes next here: nobody wants to stop."""
        self.came: Tree | None = None
        self.found: dict[Hashable, Tree] | None = None
        self.answered: dict[tuple[Option, ...], Stand] | None = None

    def forget(self) -> None:
        """Forget what has come of going on from here."""
        self.came = self.found = self.answered = None


class Came(NamedTuple):
    """What came of a part of an advance: facts put and gone, where it led to, the gaps passed."""

    put: Mapping[str, Value]
    gone: tuple[str, ...]
    stand: Stand
    pending: Choice | None
    over: Over | None
    gaps: tuple[tuple[str, int], ...]
    idle: int

    def then(self, more: Came) -> Came:
        """Both, one after the other, as one: the second rests on no fact, and so changes none."""
        gaps, idle = self.gaps + more.gaps, self.idle + more.idle
        return Came(self.put, self.gone, more.stand, more.pending, more.over, gaps, idle)


class Walks:
    """What has come of the advances of machines that play one game under the same readings.

    All begin from the base, and tell it which facts they change (`Batches.ever_changed`).
    """

    def __init__(self, game: Game, readings: Mapping[str, int], base: Base) -> None:
        self.base = base
        self.game = game
        self.readings = readings
        self.named = frozenset(name for name, kind in game.symmetry().numbers.items() if kind == FRAME)
        self.stands: dict[Hashable, Stand] = {}
        self.numbers: dict[Hashable, int] = {}
        """Frames that are alike have one number, and what they know has."""
        self.frames: dict[int, int] = {}
        """The numbers of the frames of these stands, by `id`."""
        self.locals: dict[int, int] = {}
        """The numbers of what they know, by `id`."""
        self.found: dict[Hashable, Tree] = {}
        self.values: dict[tuple[str, Value], Value] = {}
        """Values that are put, with how they are written: what is equal and written alike is kept once."""
        self.kept = 0

    def advance(self, machine: Machine, stops: Collection[str] | None = None) -> None:
        """Carry out the next outcome, or what came of it where the same was read before.

        With `stops` it goes on so up to the next choice or the end, or to one of these steps.
        """
        stand = self._here(machine)
        self.base.counted()
        state, own = machine.state, False
        """Whether the state is nobody else's: then it may be changed in place."""
        while True:
            found = recalled(stand.came, state.get, self.base)
            if found is None:
                machine.state = state
                stand = self._anew(machine, stand)
                state, own = machine.state, False
            else:
                put, gone, stand, machine.pending, machine.over, gaps, idle = found.what
                if stand.amid and type(stand.came) is Found and machine.pending is None and machine.over is None:
                    found.what = found.what.then(stand.came.what)
                    put, gone, stand, machine.pending, machine.over, gaps, idle = found.what
                if put or gone:
                    if not own:
                        state, own = dict(state), True
                    state.update(put)  # type: ignore[attr-defined]
                    for path in gone:
                        del state[path]  # type: ignore[attr-defined]
                machine.idle += idle
                if gaps:
                    self._pass(machine, gaps)
            if stand.ordered is not None:
                continue
            if stops is None or machine.pending is not None or machine.over is not None or machine.idle >= LOOKED_FOR:
                break
            if stand.stack[-1].before_one_of(stops):
                break
        machine.state, machine.stand, machine.stack, machine.into = state, stand, stand.stack, stand.into

    def answer(self, machine: Machine, options: tuple[Option, ...]) -> None:
        """Hand an answer to the top frame."""
        stand = self._here(machine)
        if stand.answered is None:
            stand.answered = {}
        there = stand.answered.get(options)
        if there is None:
            machine._store(machine.into, options)
            there = stand.answered[options] = self._standing(machine, stand.spoken)
        machine.stand, machine.stack = there, there.stack

    def _here(self, machine: Machine) -> Stand:
        """Where a machine stands."""
        stand: Stand | None = machine.stand
        if stand is None:
            return self._standing(machine, machine.next_frame)
        if stand.stack is machine.stack and stand.into == machine.into and stand.asks_all == machine.asks_all:
            return stand
        return self._standing(machine, stand.spoken)

    def _standing(self, machine: Machine, spoken: int, ordered: Ordered | None = None) -> Stand:
        """The one for all machines that stand alike."""
        stack, into, asks_all = machine.stack, machine.into, machine.asks_all
        known = self.frames.get
        frames = tuple([known(id(frame)) or self._number(frame) for frame in stack])
        name = (into, asks_all, spoken, ordered and self._told(ordered), *frames)
        found = self.stands.get(name)
        if found is None:
            found = self.stands[name] = Stand(stack, into, asks_all, spoken, ordered)
            self.frames.update(zip(map(id, stack), frames, strict=True))
            for frame in stack:
                if id(frame.locals) not in self.locals:
                    self.locals[id(frame.locals)] = self._told(frame.locals)
        return found

    def _number(self, frame: Frame) -> int:
        """The same for frames that are alike."""
        id_, proc, pc, you, known, *rest = frame
        knows = self.locals.get(id(known)) or self._told(known)
        return self.numbers.setdefault((id_, proc, pc, you, knows, *rest), len(self.numbers) + 1)

    def _told(self, what: Locals | Ordered) -> int:
        """The same for what is told alike."""
        if isinstance(what, Event):  # of which a machine that records nothing says no more than this
            happened = [(one.kind, one.done, *one.facts.items()) for one in what.happened]
            with suppress(TypeError):
                known = (what.n, what.clauses, what.actor, what.changes, what.derived, *happened)
                return self.numbers.setdefault(known, len(self.numbers) + 1)
        told = blake2b(repr(what).encode("utf-8", "backslashreplace"), digest_size=16).digest()
        return self.numbers.setdefault(told, len(self.numbers) + 1)

    def _anew(self, machine: Machine, stand: Stand) -> Stand:
        """Carry out what comes next from a stand, keep what came of it with what was read; where it has led to."""
        before, idle, gaps = machine.state, machine.idle, machine.gaps
        machine.stack, machine.into, machine.ordered = stand.stack, stand.into, stand.ordered
        event = stand.ordered.n if isinstance(stand.ordered, Event) else 0
        machine.next_frame, machine.next_event = max(stand.spoken, stand.stack[-1].id) + 1, event + 1
        machine.gaps = gaps[:0]
        here = stand.found or {}
        reads = Reads(self.found, here, machine.stack, self.base)
        machine.forget()
        machine.state = Reading(before, reads)
        try:
            machine.go_on()
        finally:
            after = machine.state = _facts(machine.state)
            ordered, machine.ordered = machine.ordered, None
            machine.forget()
            passed, machine.gaps = machine.gaps, gaps
            self._pass(machine, passed)
            self.base.counted()
        put: Mapping[str, Value] = EMPTY
        gone: tuple[str, ...] = ()
        if after is not before:
            put = {
                intern(p): self._one(hashed(after[p]))
                for p in reads.touched
                if p in after and before.get(p) is not after[p]
            }
            after.update(put)  # type: ignore[attr-defined]
            gone = tuple(path for path in reads.touched if path not in after and path in before)
        spoken = stand.spoken
        if self.named:
            begun = [frame.locals for frame in machine.stack if id(frame) not in self.frames]
            told = tuple([known for known in begun if id(known) not in self.locals])
            spoken = _highest((put, *told), self.named, spoken)
        there = self._standing(machine, spoken, ordered)
        stand.found = here or None
        if not reads.whole:
            came = Came(put, gone, there, machine.pending, machine.over, passed, machine.idle - idle)
            stand.came = grown(stand.came, reads.found, came, self.base)
            self.kept += 1
            if self.kept > MOST:
                self.forget()
        return there

    def _one(self, value: Value) -> Value:
        """The same value, kept once: to find out that a value is the same as itself nothing is compared."""
        if type(value) in BARE:
            return value
        if not self.values:
            for other in self.base.facts.values():
                if type(other) not in BARE:
                    with suppress(TypeError):
                        self.values.setdefault((repr(other), other), other)
        return self.values.setdefault((repr(value), value), value)

    def forget(self) -> None:
        """Forget everything, also what leads there from where machines stand now."""
        self.kept = 0
        for stand in self.stands.values():
            stand.forget()
        for table in (self.stands, self.numbers, self.frames, self.locals, self.found, self.values):
            table.clear()

    @staticmethod
    def _pass(machine: Machine, gaps: tuple[tuple[str, int], ...]) -> None:
        """Let gaps be passed."""
        for gap in gaps:
            if gap not in machine.gaps:
                machine.gaps = (*machine.gaps, gap)


def _facts(state: State) -> State:
    """A state as it is, whether it was kept what is read of it or not."""
    return state.facts if isinstance(state, Reading) else state


def _highest(value: Value, named: Collection[str], than: int, name: str = "") -> int:
    """The highest number of a frame of which a value speaks, if it is higher than another."""
    kind = type(value)
    if kind is int:
        return max(value, than) if name in named else than
    if kind is tuple and name not in named and BARE.issuperset(map(type, value)):
        return than
    if isinstance(value, tuple):
        for one, key in zip(value, getattr(value, "_fields", None) or repeat(name), strict=False):
            if type(one) not in BARE or key in named:
                than = _highest(one, named, than, key)
    elif kind is dict or isinstance(value, Mapping):
        for key, one in value.items():
            if type(one) not in BARE or key in named:
                than = _highest(one, named, than, key)
    return than
