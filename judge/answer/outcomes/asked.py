"""What is asked of the outcomes: facts to be told, and claims that hold or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from judge.answer.expect import changes, check, stands_for
from judge.answer.player import open_choice, view_of
from judge.light import NamedTuple
from judge.port.expect import (
    Applied,
    Can,
    Claim,
    Decided,
    Expectation,
    Fact,
    Options,
    Playable,
    Result,
    Stopped,
    Unchanged,
)
from judge.port.floor import Floor
from judge.port.ruling import Refused, Ruling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine import Event, Machine, View
    from judge.port.floor import Facts, Scenario

Asking: TypeAlias = Applied | Fact | Unchanged | Result | Claim
"""The expectations that are claims about what comes of a board; the others are about where a run stops."""


class Asked(NamedTuple):
    """Facts by path, and claims, about a game. Neither: the whole board is told."""

    floor: Floor
    facts: tuple[str, ...] = ()
    claims: tuple[Asking, ...] = ()

    @property
    def paths(self) -> tuple[str, ...]:
        """The facts to be told: those named and those that claims are about."""
        about = (c.path for c in self.claims if isinstance(c, Fact))
        return tuple(dict.fromkeys((*self.facts, *about)))

    @property
    def in_order(self) -> frozenset[str]:
        """The zones whose cards claims name in their order."""
        lists = (c.path for c in self.claims if isinstance(c, Fact) and isinstance(c.value, tuple))
        return self.floor.facts.places(lists)

    @property
    def past(self) -> bool:
        """Whether it must be recorded what happened on the way."""
        return any(map(_past, self.claims))

    def remembered(self, machine: Machine, scenario: Scenario) -> tuple[object, ...]:
        """What of the way here still decides about a claim."""
        if not self.past:
            return ()
        events = tuple(machine.log or ())
        return tuple(_memory(self.floor.facts, c, view_of(machine), events) for c in self.claims if _past(c))

    def end(self, machine: Machine, scenario: Scenario, refused: Refused | None) -> End:
        """What an end comes to."""
        own = self.floor.facts
        there = own.board(machine, self.paths) if self.paths or not self.claims else {}
        paths = self.paths or (() if self.claims else tuple(p for p in there if not own.derived(p)))
        facts = tuple((path, own.canonical(machine, path, there.get(path))) for path in paths)
        result = None if machine.over is None else machine.over.result
        if refused is not None:
            why = tuple(one.what for one in refused.why)
            return End(facts, result, (False,) * len(self.claims), refused.line, why)
        stopped = open_choice(machine, self.floor)
        ruling = Ruling(scenario, machine, tuple(machine.log or ()), there, stopped, None, result)
        return End(facts, result, tuple(check(c, ruling).ok for c in self.claims))


class End(NamedTuple):
    """What one end comes to: facts by path, the result of the game (None: it goes on), and which claims are met.

    `refused` is a line that can no longer be played then ("" if all could), `why` what stands in its way; no claim
    about what comes of the lines is met there.
    """

    facts: tuple[tuple[str, Any], ...]
    result: str | None
    claims: tuple[bool, ...]
    refused: str = ""
    why: tuple[str, ...] = ()


def asking(expectations: Sequence[Expectation]) -> tuple[Asking, ...]:
    """Those of the expectations that are claims about what comes of the board."""
    return tuple(e for e in expectations if not isinstance(e, Can | Decided | Options | Playable | Stopped))


def _past(claim: Asking) -> bool:
    """Whether a claim is about what happened on the way."""
    return isinstance(claim, Applied | Unchanged) or (not isinstance(claim, Fact | Result) and claim.past)


def _memory(facts: Facts, claim: Asking, view: View, events: tuple[Event, ...]) -> object:
    if isinstance(claim, Unchanged):
        return any(changes(facts, event, path) for event in events for path in claim.paths)
    if not isinstance(claim, Applied):
        return None if isinstance(claim, Fact | Result) else claim.remembered(view, events)
    applied = [clause for event in events for clause in event.clauses]
    if claim.never:
        return any(stands_for(w, c) for w in claim.clauses for c in applied)
    rest, met = iter(applied), 0
    for wanted in claim.clauses:
        if not any(stands_for(wanted, c) for c in rest):
            break
        met += 1
    return met


def reached(end: object) -> bool:
    """Whether every claim of the goal is met at an end."""
    assert isinstance(end, End)
    return all(end.claims)
