"""An argument for a fact, as data: what it rests on, ordered from the fact down to the rules and the choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.answer.why.counterfactual import Edit
from judge.answer.why.facts import Claim
from judge.answer.why.runs import Run
from judge.engine import Event
from judge.engine.data import EMPTY
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


CHOICE = "choice"
DECLINED = "declined"
CHANGE = "change"
SHORT = "short"
STEP = "step"
FAILS = "fails"
MODIFIER = "modifier"
CONDITION = "condition"
RAISED = "raised"
STANDING = "standing"
CONSTRAINT = "constraint"
REPLACED = "replaced"
OBSTACLE = "obstacle"
READING = "reading"
OVER = "over"
RULE = "rule"
EARLIER = "earlier"


class Unit(NamedTuple):
    """One thing in the record that a fact may rest on, and how it is taken away.

    `ways` are sets of edits, each of which takes it away (a choice: each other answer). `level` is the least detail at
    which it is told. `about` holds what its role needs besides the event.
    """

    n: int
    role: str
    event: Event
    clauses: tuple[str, ...]
    ways: tuple[tuple[Edit, ...], ...]
    level: int = 0
    about: Mapping[str, Any] = EMPTY
    order: int = 0
    """Which of the units at one event it is: a condition comes behind those it was built of."""


class Reason(NamedTuple):
    """A line of the argument: without `unit` the fact, or the line above it, would be otherwise.

    `edits` is the way in which it was taken away; `given` what had to be taken away with it, where either of two causes
    would have been enough.
    """

    unit: Unit
    edits: tuple[Edit, ...]
    given: tuple[Edit, ...] = ()
    children: tuple[Reason, ...] = ()
    beside: tuple[Reason, ...] = ()
    """What is told in one line with it: the choice that a change carries out, other modifiers of the same value."""
    otherwise: Any = None
    """What the fact was found to be without it."""

    @property
    def n(self) -> int:
        """The number of its event; of what would have come instead of another, that of the other: the trace has it."""
        return int(self.unit.about.get("instead", self.unit.n))

    def walk(self) -> Iterator[Reason]:
        """This line, what is told with it, and those below it, as they are read."""
        yield self
        yield from self.beside
        for child in self.children:
            yield from child.walk()


class Why(NamedTuple):
    """The argument for a fact, or for what is so instead.

    `holds` says whether the fact is so, `found` what there is, `before` what there was when the run began (None where
    that is no question). With no `reasons` nothing in the run bears on it. `spent`: the farther past was not looked at.
    """

    claim: Claim
    holds: bool
    found: Any
    before: Any
    reasons: tuple[Reason, ...]
    run: Run
    detail: int = 0
    since: int = 0
    """The turn before which everything was taken as it was (0: nothing was)."""
    spent: bool = False
    open: bool = False
    """Whether the choice at which the run stopped decides it."""

    def lines(self) -> Iterator[tuple[int, Reason]]:
        """Every line with its depth, as they are read."""

        def walk(reasons: tuple[Reason, ...], depth: int) -> Iterator[tuple[int, Reason]]:
            for reason in reasons:
                yield depth, reason
                yield from walk(reason.children, depth + 1)

        yield from walk(self.reasons, 0)
