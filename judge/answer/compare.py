"""The same board under two editions or printings: what comes of it in each, and where the two part."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from judge.answer.facts import TOLD_BY_ZONES
from judge.answer.ruling import Ruling
from judge.answer.run import adjudicate
from judge.engine import Event
from judge.engine.codec import freeze
from judge.errors import Problem
from judge.scenario.model import Scenario

TELLING = ("change", "choice", "reckon", "gap", "replace", "cut", "over")
"""Kinds of events by which runs differ in what happens. By what else is cited they may differ and come to the same."""
_CALLED = re.compile(r"!\d+$")
OWN = ("frame", "basic", "event", "to", "gone")
"""Facts of events that number parts of a run, which an edition with more steps counts otherwise."""


class Side(NamedTuple):
    """A board in one edition, with the cards of one printing: its ruling, or why there is no such board."""

    edition: str
    cards: str
    ruling: Ruling | None
    problems: tuple[Problem, ...] = ()

    @property
    def name(self) -> str:
        """Edition and printing, as reports name them."""
        return f"{self.edition} {self.cards}"


class Parting(NamedTuple):
    """The first thing that happens otherwise: the event in each run, None where a run has ended by then."""

    events: tuple[Event | None, Event | None]
    differs: tuple[tuple[str, str, bool], ...]
    """Clauses that led there and are not the same in both editions: id, what differs, whether it matters."""

    @property
    def clauses(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The clauses under which it happens, in each."""
        one, two = (() if event is None else event.clauses for event in self.events)
        return one, two

    @property
    def clause(self) -> str:
        """The first clause where they part: one that differs between the editions, if one led there."""
        return next((c for c, _, matters in self.differs if matters), next(iter(sum(self.clauses, ())), ""))


class Comparison(NamedTuple):
    """Two rulings on one board.

    `facts` holds what differs, by name, as it is on each side; `asked` those of them that the file asks for (all of
    them, where it asks for nothing). `due` says what makes the answers differ where both edition and printing are
    others: `rules`, `cards`, `either` (each alone would), `both` (only together); "" where that was not looked at.
    """

    sides: tuple[Side, Side]
    facts: Mapping[str, tuple[Any, Any]]
    asked: tuple[str, ...]
    parting: Parting | None
    due: str = ""

    @property
    def known(self) -> bool:
        """Whether the board can be laid out on both sides."""
        return all(side.ruling is not None for side in self.sides)

    @property
    def changes(self) -> bool:
        """Whether the answer is another."""
        return bool(self.asked)


def side(scenario: Scenario | None, edition: str, cards: str, problems: tuple[Problem, ...] = ()) -> Side:
    """One side of a comparison: the scenario adjudicated."""
    if scenario is None:
        return Side(edition, cards, None, problems)
    ruling, wrong = adjudicate(scenario)
    return Side(scenario.edition, scenario.cards, ruling, tuple(wrong))


def compare(one: Side, two: Side) -> Comparison:
    """Hold two rulings on one board against each other."""
    if one.ruling is None or two.ruling is None:
        return Comparison((one, two), {}, (), None)
    facts = _differences(one.ruling, two.ruling) | _claims(one.ruling, two.ruling)
    return Comparison((one, two), facts, _asked(one.ruling, two.ruling, facts), part(one.ruling, two.ruling))


def attributed(found: Comparison, mixed: tuple[Side, Side]) -> Comparison:
    """The comparison, with what makes the answers differ.

    `mixed` are the rulings with only the edition of the second side, and with only the printing of it.
    """
    first = found.sides[0]
    rules, cards = (compare(first, other).changes if other.ruling is not None else False for other in mixed)
    due = {(True, True): "either", (True, False): "rules", (False, True): "cards"}.get((rules, cards), "both")
    return found._replace(due=due)


def outcome(ruling: Ruling) -> dict[str, Any]:
    """The facts of a ruling by name: the board, how attacks and the run ended, what is open, whether it is decided."""
    from judge.answer.expect import attack_ends

    stopped, refused = ruling.stopped, ruling.refused
    told = (".crystals", *TOLD_BY_ZONES)
    facts: dict[str, Any] = {name: value for name, value in ruling.board.items() if not name.endswith(told)}
    facts |= {f"attack {number}": end for number, end in attack_ends(ruling).items()}
    facts["result"] = ruling.result or "none"
    facts["refused"] = refused.line if refused else "none"
    facts["stopped"] = f"{stopped.by} {stopped.kind}" if stopped else "none"
    facts["options"] = stopped.options if stopped else ()
    facts["decided"] = ruling.decided
    return facts


def _differences(one: Ruling, two: Ruling) -> dict[str, tuple[Any, Any]]:
    before, after = outcome(one), outcome(two)
    names = dict.fromkeys((*before, *after))
    return {n: (before.get(n), after.get(n)) for n in names if before.get(n) != after.get(n)}


def _claims(one: Ruling, two: Ruling) -> dict[str, tuple[Any, Any]]:
    """The expectations that no fact stands for, and that are met on one side only."""
    from judge.scenario.model import Applied, AttackEnd, Fact

    pairs = [(a, b) for a, b in zip(one.checks, two.checks, strict=True) if a.ok != b.ok]
    return {a.wanted: (a.ok, b.ok) for a, b in pairs if not isinstance(a.expectation, Applied | AttackEnd | Fact)}


def _asked(one: Ruling, two: Ruling, facts: Mapping[str, tuple[Any, Any]]) -> tuple[str, ...]:
    """What differs of that which the expectations speak of; a line that is refused concerns them all.

    Which clauses are cited is no part of an answer.
    """
    if not one.checks:
        return tuple(facts)
    from judge.scenario.model import AttackEnd, Fact

    spoken = {"refused", "decided", *_claims(one, two)}
    for check in one.checks:
        if isinstance(check.expectation, Fact):
            spoken.add(check.expectation.path)
        elif isinstance(check.expectation, AttackEnd):
            spoken.add(f"attack {check.expectation.number}")
    return tuple(name for name in facts if name in spoken)


# -- where they part -------------------------------------------------------------------------------------------------


def part(one: Ruling, two: Ruling) -> Parting | None:
    """Where two runs part: the first event that tells of something else than its counterpart; None if there is none."""
    first, second = _telling(one), _telling(two)
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if _told(a) != _told(b)), None)
    if at is None:
        if len(first) == len(second):
            return None
        at = min(len(first), len(second))
    events = tuple(line[at] if at < len(line) else None for line in (first, second))
    since = tuple(line[at - 1].n if at else 0 for line in (first, second))
    led = [c for r, e, n in zip((one, two), events, since, strict=True) for c in _leading(r, e, n)]
    differs = tuple(_differing(tuple(dict.fromkeys(led)), one.scenario.edition, two.scenario.edition))
    return Parting((events[0], events[1]), differs)


def _telling(ruling: Ruling) -> list[Event]:
    return [e for e in ruling.events if e.kind in TELLING]


def _told(event: Event) -> Any:
    """What an event tells of, without what numbers the parts of its run."""
    data = {k: v for k, v in event.data.items() if k not in (*OWN, "stages", "base")}
    happened = tuple((h.kind, h.done, {k: v for k, v in h.facts.items() if k not in OWN}) for h in event.happened)
    return _unnumbered(freeze((event.kind, event.actor, event.changes, event.derived, happened, data)))


def _unnumbered(value: Any) -> Any:
    """A frozen value without the numbers of the events that called for effects."""
    if isinstance(value, str):
        return _CALLED.sub("", value)
    return tuple(map(_unnumbered, value)) if isinstance(value, tuple) else value


def _leading(ruling: Ruling, event: Event | None, since: int) -> Iterator[str]:
    """The clauses that led to an event: its own, those cited since the last thing in common, those it stands in."""
    if event is not None:
        for stage in event.data.get("stages", ()):
            yield stage.clause
        yield from event.clauses
    until = event.n if event is not None else len(ruling.events) + 1
    for other in ruling.events:
        if since < other.n < until:
            yield from other.clauses
    begins = {e.frame: e for e in ruling.events if e.kind == "begin"}
    frame = event.frame if event is not None else 0
    while frame in begins:
        steps = (e for e in reversed(ruling.events) if e.kind == "step" and e.frame == frame and e.n <= until)
        yield from next((e.clauses for e in steps), ())
        frame = begins[frame].parent


def _differing(clauses: tuple[str, ...], one: str, two: str) -> Iterator[tuple[str, str, bool]]:
    """Of some clauses those that two editions do not have alike, with the section they stand in behind them."""
    from judge.rulebook.catalogue import load

    if one == two:
        return
    entries = load().entries
    wider = (str(entries[c].id.heading) for c in clauses if c in entries)
    told: set[str] = set()
    found = []
    for clause in dict.fromkeys((*clauses, *wider)):
        entry = entries.get(clause)
        if entry is not None and entry.differs is not None and entry.differs["what"] not in told:
            told.add(entry.differs["what"])
            found.append((clause, " ".join(str(entry.differs["what"]).split()), bool(entry.differs["matters"])))
    yield from sorted(found, key=lambda one: not one[2])
