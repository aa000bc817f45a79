"""The plain data a run is made of. Everything here is immutable, comparable and can be written as JSON."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from functools import partial
from typing import Any, ClassVar

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
    of = tuple.__new__  # what `Happening(…)` does, one call less for each
    done = zip(acts, results, strict=True)
    return tuple([of(Happening, (kind, how_much, facts)) for (kind, _, _), (how_much, facts) in done])


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


class Frame:
    """One run of a procedure: where it stands, for whom, its named values, and what it interrupted and why.

    A frame is never changed: what happens to it makes another. It is no tuple because every step reads a dozen of its
    fields, which takes ten times as long of a named tuple.
    """

    __slots__ = (
        "cause", "entered", "holds", "id", "into", "locals", "nesting", "parent", "pc", "proc", "resume", "slot",
        "trigger", "you",
    )  # fmt: skip

    _fields = (
        "id", "proc", "pc", "you", "locals", "parent", "cause", "nesting", "trigger", "into", "slot", "entered",
        "resume", "holds",
    )  # fmt: skip
    """Its fields in the order in which they are given and told."""
    _field_defaults: ClassVar[Mapping[str, Value]] = {
        "nesting": "", "trigger": "", "into": "", "slot": "", "entered": False, "resume": "", "holds": (),
    }  # fmt: skip

    def __init__(
        self, id: int, proc: str, pc: str, you: str, locals: Locals, parent: int, cause: int, nesting: str = "",
        trigger: Identity = "", into: str = "", slot: str = "", entered: bool = False, resume: str = "",
        holds: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        self.id = id
        self.proc = proc
        self.pc = pc
        self.you = you
        self.locals = locals
        self.parent = parent
        self.cause = cause
        self.nesting = nesting
        self.trigger = trigger
        self.into = into
        self.slot = slot
        """The step of the procedure itself before, after or instead of which an amendment is running."""
        self.entered = entered
        """Whether the step at `pc` has been begun."""
        self.resume = resume
        """What to do once the frame is on top again: NEXT, a step, or nothing (call the step again)."""
        self.holds = holds
        """Checks held back while this frame is on the stack."""

    def __iter__(self) -> Iterator[Value]:
        return iter((
            self.id, self.proc, self.pc, self.you, self.locals, self.parent, self.cause, self.nesting, self.trigger,
            self.into, self.slot, self.entered, self.resume, self.holds,
        ))  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Frame) and (*self,) == (*other,))

    def __hash__(self) -> int:
        return hash((*self,))

    def __repr__(self) -> str:
        return f"Frame({', '.join(f'{name}={value!r}' for name, value in zip(self._fields, self, strict=True))})"

    def _copied(self) -> Frame:
        """Another one that is the same, to be made into what it is to be."""
        made = _blank()
        made.id = self.id
        made.proc = self.proc
        made.pc = self.pc
        made.you = self.you
        made.locals = self.locals
        made.parent = self.parent
        made.cause = self.cause
        made.nesting = self.nesting
        made.trigger = self.trigger
        made.into = self.into
        made.slot = self.slot
        made.entered = self.entered
        made.resume = self.resume
        made.holds = self.holds
        return made

    def _replace(self, **fields: Value) -> Frame:
        """The frame with other values in these fields."""
        made = self._copied()
        for name, value in fields.items():
            setattr(made, name, value)
        return made

    def knowing(self, locals: Locals) -> Frame:
        """The frame with other locals."""
        made = self._copied()
        made.locals = locals
        return made

    def with_result(self, locals: Locals) -> Frame:
        """The frame that has what the one above it has finished with, among these locals."""
        made = self._copied()
        made.locals = locals
        made.into = ""
        return made

    def ordering(self, locals: Locals, into: str, resume: str) -> Frame:
        """The frame whose step has been begun and has ordered something: where that is put, how to go on then."""
        made = self._copied()
        made.locals = locals
        made.into = into
        made.entered = True
        made.resume = resume
        return made

    def before(self, pc: str, locals: Locals) -> Frame:
        """The frame where it stands before a step of its own, with these locals."""
        made = self._copied()
        made.pc = pc
        made.locals = locals
        made.slot = made.resume = ""
        made.entered = False
        return made

    def before_one_of(self, steps: Collection[str]) -> bool:
        """Whether one of these steps comes next, from its beginning."""
        return self.pc in steps and not self.entered and not self.resume

    def begun(self) -> Frame:
        """The frame with the step at which it stands begun."""
        made = self._copied()
        made.entered = True
        return made

    def resuming(self) -> Frame:
        """The frame that goes on as it was to."""
        made = self._copied()
        made.resume = ""
        return made


_blank: Callable[[], Frame] = partial(Frame.__new__, Frame, 0, "", "", "", EMPTY, 0, 0)  # type: ignore[call-arg]
"""Makes a frame to be filled. What is given is left aside, but a compiled class begins with its `__init__`."""


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
