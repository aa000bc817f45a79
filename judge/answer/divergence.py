"""Where two runs of one board part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Event
from judge.engine.codec import freeze
from judge.engine.identity import CALLED, Count, Ref, retold
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.port.ruling import Ruling

TELLING = ("change", "choice", "reckon", "gap", "replace", "cut", "over")
"""Kinds of events by which runs differ in what happens. By what else is cited they may differ and come to the same."""
OWN = ("frame", "basic", "event", "to", "gone")
"""Facts of events that number parts of a run, which an edition with more steps counts otherwise."""


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


def part(one: Ruling, two: Ruling) -> Parting | None:
    """Where two runs part: the first event that tells of something else than its counterpart; None if there is none."""
    first, second = _telling(one), _telling(two)
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if _compared(a) != _compared(b)), None)
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


def _compared(event: Event) -> Any:
    """What an event tells of, without what numbers the parts of its run."""
    data = {k: v for k, v in event.data.items() if k not in (*OWN, "stages", "base")}
    happened = tuple((h.kind, h.done, {k: v for k, v in h.facts.items() if k not in OWN}) for h in event.happened)
    told = (event.kind, event.actor, event.changes, event.derived, happened, data)
    return freeze(retold(told, _unnumbered))


def _unnumbered(part: Ref | Count) -> Ref | Count:
    """A count without the number of the event that called for the effect."""
    return part._replace(n=None) if isinstance(part, Count) and part.sort == CALLED else part


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
    """Of some clauses those that two editions do not have alike, with the section they stand in behind them.

    First what matters, and of that what only one of them has.
    """
    from judge.rulebook.catalogue import about

    if one == two or not clauses:
        return
    entries = about(clauses[0]).entries
    wider = (str(entries[c].id.heading) for c in clauses if c in entries)
    told: set[str] = set()
    found: list[tuple[str, str, bool]] = []
    for clause in dict.fromkeys((*clauses, *wider)):
        entry = entries.get(clause)
        if entry is not None and entry.differs is not None and entry.differs["what"] not in told:
            told.add(entry.differs["what"])
            found.append((clause, " ".join(str(entry.differs["what"]).split()), bool(entry.differs["matters"])))
    yield from sorted(found, key=lambda told: (not told[2], len(entries[told[0]].printed) > 1))
