"""The plain data a run is made of. Everything here is immutable, comparable and can be written as JSON."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from typing import Any

from judge.engine.identity import Identity
from judge.engine.identity import Ref as Ref
from judge.light import NamedTuple

Value = Any
"""A fact's value: None, bool, int, str, a tuple of values, or one of this module's tuples."""

Locals = Mapping[str, Value]
"""Named values of a frame. Never changed in place: a new mapping replaces it."""

EMPTY: Locals = {}


class Done(StrEnum):
    """How much of what was ordered was done."""

    FULLY = "fully"
    PARTLY = "partly"
    NOT = "not"


class Act(NamedTuple):
    """One thing about to happen: the unit that "just before" effects and replacements act on.

    `kind` names a primitive of the game, `used` the effects that have already acted on it (each acts once).
    """

    kind: str
    args: Locals
    used: tuple[Identity, ...] = ()


class Result(NamedTuple):
    """What a primitive did: how much of it, and the facts of the happening that conditions may ask for."""

    done: Done
    facts: Locals = EMPTY


class Change(NamedTuple):
    """One fact that a batch changed."""

    path: str
    before: Value
    after: Value


class Happening(NamedTuple):
    """One act as it really happened inside an event."""

    kind: str
    done: Done
    facts: Locals


def happenings(acts: Iterable[Act], results: Iterable[Result]) -> tuple[Happening, ...]:
    """What came of acts, each with its result."""
    return tuple([Happening(act.kind, r.done, r.facts) for act, r in zip(acts, results, strict=True)])


class Event(NamedTuple):
    """One record of the trace.

    `kind` is one of step, change, choice, gap, begin, end, cut, reckon, consult, define, replace, over. `changes` and
    `derived` (computed facts that changed with them) belong to kind change; `reads` pairs each fact read with the
    number of the event that last wrote it (0: it was so from the start).
    """

    n: int
    kind: str
    clauses: tuple[str, ...]
    frame: int
    parent: int
    cause: int
    actor: str
    changes: tuple[Change, ...] = ()
    derived: tuple[Change, ...] = ()
    happened: tuple[Happening, ...] = ()
    reads: tuple[tuple[str, int], ...] = ()
    data: Locals = EMPTY


class Spec(NamedTuple):
    """An order to begin a frame.

    `nesting` is the clause that lets it interrupt what is running (empty: an ordinary part of it), `trigger` the
    effect it resolves if a condition raised it, `start` a step other than the first.
    """

    proc: str
    you: str = ""
    locals: Locals = EMPTY
    nesting: str = ""
    trigger: Identity = ""
    start: str = ""
    holds: tuple[str, ...] = ()


class Frame(NamedTuple):
    """One run of a procedure: where it stands, for whom, its named values, and what it interrupted and why."""

    id: int
    proc: str
    pc: str
    you: str
    locals: Locals
    parent: int
    cause: int
    nesting: str = ""
    trigger: Identity = ""
    into: str = ""
    slot: str = ""
    """The step of the procedure itself before, after or instead of which an amendment is running."""
    entered: bool = False
    """Whether the step at `pc` has been begun."""
    resume: str = ""
    """What to do once the frame is on top again: NEXT, a step, or nothing (call the step again)."""
    holds: tuple[str, ...] = ()
    """Checks held back while this frame is on the stack."""

    def knowing(self, locals: Locals) -> Frame:
        """The frame with other locals."""
        return tuple.__new__(Frame, (*self[:4], locals, *self[5:]))

    def with_result(self, locals: Locals) -> Frame:
        """The frame that has what the one above it has finished with, among these locals."""
        return tuple.__new__(Frame, (*self[:4], locals, *self[5:9], "", *self[10:]))

    def ordering(self, locals: Locals, into: str, resume: str) -> Frame:
        """The frame whose step has been begun and has ordered something: where that is put, how to go on then."""
        return tuple.__new__(Frame, (*self[:4], locals, *self[5:9], into, self[10], True, resume, self[13]))

    def before(self, pc: str, locals: Locals) -> Frame:
        """The frame where it stands before a step of its own, with these locals."""
        return tuple.__new__(Frame, (*self[:2], pc, self[3], locals, *self[5:10], "", False, "", self[13]))

    def before_one_of(self, steps: Collection[str]) -> bool:
        """Whether one of these steps comes next, from its beginning."""
        return self.pc in steps and not self.entered and not self.resume

    def begun(self) -> Frame:
        """The frame with the step at which it stands begun."""
        return tuple.__new__(Frame, (*self[:11], True, *self[12:]))

    def resuming(self) -> Frame:
        """The frame that goes on as it was to."""
        return tuple.__new__(Frame, (*self[:12], "", self[13]))


class Situation(NamedTuple):
    """Where a run stands: its state, its stack and what the answer awaited is for."""

    state: Mapping[str, Value]
    stack: tuple[Frame, ...]
    into: str


class Booking(NamedTuple):
    """An effect booked for later: begun when something of `kind` happens whose facts match `match`.

    `dies_with` is a frame whose removal by a cut takes the booking along (0: none); `within` says when it was booked,
    in the game's own terms.
    """

    id: Identity
    kind: str
    match: Locals
    spec: Spec
    once: bool = True
    dies_with: int = 0
    within: Value = None
