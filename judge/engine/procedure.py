"""Procedures: steps keyed by clause in the document's order, and what amendments make of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from judge.engine.data import Act, Frame, Value
from judge.engine.outcome import Outcome
from judge.engine.rule import Amendment, AmendmentError
from judge.engine.view import View
from judge.light import NamedTuple

StepFn = Callable[[View, Frame], Outcome]
Predicate = Callable[[View, Frame], bool]
EndsFn = Callable[[View, Frame, Value], tuple[Act, ...]]

END = "\x00end"
"""Where a frame stands while amendments behind its whole procedure are run."""


class Step:
    """One step of a procedure. `id` is its clause; `cites` are the clauses that executing it cites, if others.

    `of` is the clause to which it belongs where several steps make up one (default: the first that it cites).
    """

    __slots__ = ("cites", "clauses", "group", "id", "of", "run")

    def __init__(self, id: str, run: StepFn, cites: tuple[str, ...] = (), of: str = "") -> None:
        self.id = id
        self.run = run
        self.cites = cites
        self.of = of
        self.clauses = cites or (id,)
        """What executing the step cites."""
        self.group = of or self.clauses[0]
        """The clause to which the step belongs."""

    def running(self, run: StepFn) -> Step:
        """The same step, at which something else is done."""
        return Step(self.id, run, self.cites, self.of)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Step) and self._told() == other._told())

    def __hash__(self) -> int:
        return hash(self._told())

    def _told(self) -> tuple[object, ...]:
        return self.id, self.run, self.cites, self.of


class Procedure(NamedTuple):
    """Steps in the document's order.

    `guard` is asked before every step after the first; once it has said no, the rest is not run and the frame finishes
    with `on_lost`. `ends` gives what happens, in the frame below, at the end of a run that was not cut off.
    """

    id: str
    steps: tuple[Step, ...]
    guard: Predicate | None = None
    on_lost: Value = None
    ends: EndsFn | None = None


class Amending(NamedTuple):
    """An amendment of a step, as a step."""

    how: str
    when: Predicate | None
    step: Step

    def holds(self, view: View, frame: Frame) -> bool:
        """Whether it is in force for this frame now."""
        return self.when is None or bool(self.when(view, frame))


class Slot:
    """A step where it stands: what comes next, and the amendments of the clause to which it belongs.

    `exit` is the step behind the whole of that clause ("": the end), `inside` the steps that make it up.
    """

    __slots__ = ("after", "before", "exit", "inside", "instead", "next", "step")

    def __init__(
        self, step: Step, next: str, exit: str, inside: frozenset[str], before: tuple[Amending, ...] = (),
        instead: tuple[Amending, ...] = (), after: tuple[Amending, ...] = (),
    ) -> None:  # fmt: skip
        self.step = step
        self.next = next
        self.exit = exit
        self.inside = inside
        self.before = before
        self.instead = instead
        self.after = after


class Anchors:
    """A procedure with its amendments: slots by step, amending steps by their clause, what comes at the end."""

    __slots__ = ("amending", "closing", "ends", "first", "guard", "procedure", "slots")

    def __init__(
        self, procedure: Procedure, first: str, slots: Mapping[str, Slot], amending: Mapping[str, Amending],
        closing: tuple[Amending, ...], ends: tuple[tuple[EndsFn, tuple[str, ...]], ...],
    ) -> None:  # fmt: skip
        self.procedure = procedure
        self.guard = procedure.guard
        self.first = first
        self.slots = slots
        self.amending = amending
        self.closing = closing
        self.ends = ends

    def step(self, frame: Frame) -> Step:
        """The step at which a frame stands, its own or an amending one."""
        return self.amending[frame.pc].step if frame.slot else self.slots[frame.pc].step

    def clauses(self, frame: Frame) -> tuple[str, ...]:
        """What the step at which a frame stands cites."""
        return self.step(frame).clauses


def anchors(procedure: Procedure, amendments: Sequence[Amendment]) -> tuple[Anchors, tuple[Amendment, ...]]:
    """A procedure with those of the amendments that are its own, and which these are.

    An amendment names a clause that one or several steps make up, the procedure itself (`before`: in front of it,
    `after`: behind it), or its end ("9-2 ends").

    Raises
    ------
    AmendmentError
        If an amendment cannot stand where it says.
    """
    whole = [a for a in amendments if a.at == procedure.id]
    ending = [a for a in amendments if a.at == f"{procedure.id} ends"]
    of_group = {g: [a for a in amendments if a.at == g] for g in dict.fromkeys(s.group for s in procedure.steps)}
    if procedure.id in of_group:
        of_group[procedure.id] = [a for a in whole if a.how not in ("before", "after")]
    elif any(a.how == "instead" for a in whole):
        raise AmendmentError(f"{procedure.id} is no step that something could stand in place of")
    around = [a for a in whole if a.how in ("before", "after")]
    used = [*(a for found in of_group.values() for a in found), *around, *ending]
    for one in used:
        if (one.how == "also") != (one in ending):
            raise AmendmentError(f"{one.id} cannot amend {one.at} as {one.how!r}")
    slots = _slots(procedure.steps, of_group, _amending(around, "before"))
    closing = _amending(around, "after")
    amending = _by_step(procedure, slots, closing)
    ends = ((procedure.ends, ()),) if procedure.ends is not None else ()
    ends = (*ends, *((_ending(a), a.clauses) for a in ending))
    return Anchors(procedure, procedure.steps[0].id, slots, amending, closing, ends), tuple(used)


def _slots(
    steps: Sequence[Step], of_group: Mapping[str, Sequence[Amendment]], front: tuple[Amending, ...]
) -> dict[str, Slot]:
    """The steps with what amends them; `front` stands before the first.

    What amends a clause stands around the first run of steps that make it up: before and instead at the first of them,
    after behind each.
    """
    slots: dict[str, Slot] = {}
    left = dict(of_group)
    groups = [step.group for step in steps]
    begins = [at for at, group in enumerate(groups) if at == 0 or groups[at - 1] != group]
    for begin, end in zip(begins, [*begins[1:], len(steps)], strict=True):
        run, exit = steps[begin:end], steps[end].id if end < len(steps) else ""
        own = left.pop(groups[begin], ())
        inside, after = frozenset([step.id for step in run]), _amending(own, "after")
        first = ((*front, *_amending(own, "before")), _amending(own, "instead"))
        for step, following in zip(run, [*[step.id for step in run[1:]], exit], strict=True):
            slots[step.id] = Slot(step, following, exit, inside, *first, after)
            first = ((), ())
        front = ()
    return slots


def _by_step(procedure: Procedure, slots: Mapping[str, Slot], closing: Sequence[Amending]) -> dict[str, Amending]:
    """What amends a procedure, by the id of the step that it is.

    Raises
    ------
    AmendmentError
        If an id says two things.
    """
    placed = [s for slot in slots.values() for s in (*slot.before, *slot.instead, *slot.after)]
    amending: dict[str, Amending] = {}
    for found in (*placed, *closing):
        if amending.setdefault(found.step.id, found).step is not found.step and amending[found.step.id] != found:
            raise AmendmentError(f"{found.step.id} amends {procedure.id} in two ways")
        if found.step.id in slots:
            raise AmendmentError(f"{found.step.id} is a step of {procedure.id} itself")
    return amending


@cache
def amendable(procedure: Procedure) -> frozenset[str]:
    """What an amendment of the procedure may name: itself, its end, the clauses that its steps make up."""
    return frozenset({procedure.id, f"{procedure.id} ends", *(step.group for step in procedure.steps)})


@cache
def unamended(procedure: Procedure) -> Anchors:
    """A procedure as the document has it."""
    return anchors(procedure, ())[0]


def _amending(amendments: Sequence[Amendment], how: str) -> tuple[Amending, ...]:
    """Those of the amendments that amend so, as steps."""
    if not amendments:
        return ()
    return tuple(Amending(a.how, a.when, Step(a.id, a.run, a.clauses)) for a in amendments if a.how == how)


def _ending(amendment: Amendment) -> EndsFn:
    run, when = amendment.run, amendment.when

    def ends(view: View, frame: Frame, result: Value) -> tuple[Act, ...]:
        return tuple(run(view, frame, result)) if when is None or when(view, frame, result) else ()

    return ends
