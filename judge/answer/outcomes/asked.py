"""What is asked of the outcomes: facts to be told, and claims that hold or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from judge.answer.expect import attack_ends, check, stands_for
from judge.answer.facts import TOLD_BY_ZONES, board_facts
from judge.answer.player import open_choice, view_of
from judge.answer.ruling import Refused, Ruling
from judge.engine import Event, Machine
from judge.furuyoni import board
from judge.furuyoni.file.model import AttackEnd, Used
from judge.furuyoni.rules import parameters
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.port.scenario import Applied, Expectation, Fact, Result, Scenario

Asking = Applied | AttackEnd | Fact | Result | Used
"""The expectations that are claims about what comes of a board; the others are about where a run stops."""
PAST = (Applied, AttackEnd, Used)
"""Claims about what happened on the way."""
NUMBERS = frozenset(
    {"distance", "mastery_zone", "shadow", "turn"}
    | {f"{player}.{name}" for player in board.PLAYERS for name in (*CORE.crystal_zones, "vigor")}
)
"""Facts that are found without naming a card."""


class Asked(NamedTuple):
    """Facts by path, and claims. Neither: the whole board is told."""

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
        return frozenset(".".join(path.split(".")[:2]) for path in lists)

    @property
    def past(self) -> bool:
        """Whether it must be recorded what happened on the way."""
        return any(isinstance(c, PAST) for c in self.claims)

    def remembered(self, machine: Machine, scenario: Scenario) -> tuple[object, ...]:
        """What of the way here still decides about a claim."""
        if not self.past:
            return ()
        events = tuple(machine.log or ())
        return tuple(_memory(c, machine, events, scenario) for c in self.claims if isinstance(c, PAST))

    def told(self, machine: Machine, scenario: Scenario, refused: Refused | None) -> End:
        """What an end comes to."""
        there = _board(machine, self.paths) if self.paths or self.claims else board_facts(machine)
        paths = self.paths or (() if self.claims else tuple(p for p in there if not p.endswith(TOLD_BY_ZONES)))
        words = board.words_of(machine.game)
        facts = tuple((path, _value(path, there, words)) for path in paths)
        result = None if machine.over is None else machine.over.result
        if refused is not None:
            why = tuple(one.what for one in refused.why)
            return End(facts, result, (False,) * len(self.claims), refused.line, why)
        ruling = Ruling(scenario, machine, tuple(machine.log or ()), there, open_choice(machine), None, result)
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
    return tuple(e for e in expectations if isinstance(e, Asking))


def _board(machine: Machine, paths: Sequence[str]) -> Mapping[str, Any]:
    """The facts of the board at these paths, and others where that is simpler."""
    if not {*paths} <= NUMBERS:
        return board_facts(machine)
    view = view_of(machine)
    read = {"distance": parameters.distance, "mastery_zone": parameters.mastery_zone}
    return {path: read[path](view) if path in read else view.get(path, 0) for path in paths}


def _value(path: str, facts: Mapping[str, Any], words: Vocabulary) -> Any:
    """A fact as it is compared: cards of a zone without order in that of their names."""
    value = facts.get(path)
    zone = path.split(".")[1] if "." in path else ""
    if isinstance(value, tuple) and (zone in words.unordered or zone == "known"):
        return tuple(sorted(value))
    return value


def _memory(claim: Asking, machine: Machine, events: tuple[Event, ...], scenario: Scenario) -> object:
    if isinstance(claim, Applied):
        applied = [clause for event in events for clause in event.clauses]
        if claim.never:
            return any(stands_for(w, c) for w in claim.clauses for c in applied)
        rest, met = iter(applied), 0
        for wanted in claim.clauses:
            if not any(stands_for(wanted, c) for c in rest):
                break
            met += 1
        return met
    if isinstance(claim, AttackEnd):
        ruling = Ruling(scenario, machine, events, {}, None, None, None)
        live = tuple(machine.state.get(f"{p}.attacking", ()) for p in ("a", "b"))
        return attack_ends(ruling).get(claim.number), machine.state.get("attacks.made", 0), live
    return tuple(h.facts["card"].id for e in events for h in e.happened if h.kind == "enter_use")
