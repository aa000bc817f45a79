"""Every scenario that comes with the project is adjudicated as it says, and cites what there is in its edition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import pytest

from judge.engine import Event
from judge.furuyoni.file.model import EDITIONS
from judge.furuyoni.game import procedures
from judge.port.expect import Applied
from judge.port.ruling import Ruling
from judge.rulebook.catalogue import Catalogue, Entry, load
from judge.rulebook.ids import parse
from tests.furuyoni import test_editions as editions
from tests.furuyoni.passed import gone_through, remember
from tests.furuyoni.shipped import FILES, PARTS, ruling, told_of, under

CORE = [file for file in FILES if file.startswith("furuyoni/core/")]
BEAR = ("step", "change", "choice", "cut", "over", "consult", "define", "gap", "replace")
"""Kinds of events that bear the clause under which they are."""


@cache
def catalogue() -> Catalogue:
    return load()


@cache
def entry(clause: str) -> Entry | None:
    """The entry that a cited clause means, if it is written in the one way that can mean only that."""
    id = parse(clause)
    assert str(id) == clause, f"{clause!r} is not in canonical form: {id}"
    return catalogue().resolve(id)


def unknown(clauses: Iterable[str], edition: str) -> list[str]:
    """Those of the clauses that the edition does not have."""
    found = {clause: entry(clause) for clause in dict.fromkeys(clauses)}
    return [c for c, e in found.items() if e is None or (e.printed and edition not in e.printed)]


def cited(events: Iterable[Event]) -> Iterable[str]:
    return (clause for event in events for clause in event.clauses)


def test_there_are_scenarios_enough() -> None:
    assert len(CORE) >= 50


@pytest.mark.parametrize("part", PARTS, scope="module")
def test_they_are_adjudicated_as_they_say(part: str) -> None:
    for file in PARTS[part]:
        with told_of(file):
            found = ruling(file)
            assert found.refused is None, found.refused
            missed = [f"wanted {check.wanted}, found {check.found}" for check in found.checks if not check.ok]
            assert missed == []
            assert found.ok
            assert [f"{fault}: {one}" for fault, one in faults(found)] == []


@pytest.mark.parametrize("part", PARTS, scope="module")
def test_what_parts_the_editions_is_known(part: str) -> None:
    """Outcomes differ where a clause is known to part them, and what one edition leaves open the other settles.

    Looked at are the files that show where editions part, those that hold a clause, and of the others one in four.
    """
    for file in PARTS[part]:
        with told_of(file):
            if file in editions.SHOWN_BY or all(gone_through(file, edition) for edition in EDITIONS):
                editions.part_where_known(file)
                assert [(edition, event) for edition in EDITIONS for event in unborne(under(file, edition))] == []
    remember(part)


def faults(found: Ruling) -> Iterator[tuple[str, object]]:
    """What is wrong with a scenario and its record, whatever it expects."""
    scenario, events = found.scenario, found.events
    if not scenario.title:
        yield "no title", scenario.file
    if not scenario.expect and scenario.puzzle is None:
        yield "a scenario that expects nothing proves nothing", scenario.file
    yield from (("bears no clause", event) for event in unborne(found))
    for event in events:
        if event.changes and event.kind != "change":
            yield "changes something and is no change", event
    for clause in unknown(cited(events), scenario.edition):
        yield "is no clause of its edition", clause
    for clause in (c for e in scenario.expect if isinstance(e, Applied) for c in e.clauses):
        if entry(clause) is None:
            yield "is expected and in no catalogue", clause
    yield from misplaced(events)


def unborne(found: Ruling | None) -> Iterator[Event]:
    """What comes about without a clause."""
    for event in found.events if found is not None else ():
        if event.kind in BEAR and not (event.clauses and all(event.clauses)):
            yield event


def misplaced(events: Sequence[Event]) -> Iterator[tuple[str, object]]:
    """Events that are not numbered one after the other, or point to what came later."""
    begun: set[int] = {0}
    for number, event in enumerate(events, 1):
        if event.n != number:
            yield f"should be number {number}", event
        if event.cause >= event.n or any(writer >= event.n for _, writer in event.reads):
            yield "rests on what comes later", event
        if event.kind == "begin":
            if event.parent not in begun:
                yield "interrupts what has not begun", event
            begun.add(event.frame)
        if event.frame not in begun:
            yield "belongs to what has not begun", event


def test_faults_would_be_noticed() -> None:
    found = ruling(CORE[0])
    scenario, event = found.scenario, next(e for e in found.events if e.kind == "change")
    spoilt = found._replace(
        scenario=scenario._replace(title="", expect=()),
        events=(
            event._replace(n=1, cause=0, reads=(), clauses=(), frame=0),
            event._replace(n=3, cause=9, reads=(), clauses=("9-99",), frame=7, kind="step"),
        ),
    )
    assert [fault for fault, _ in faults(spoilt)] == [
        "no title", "a scenario that expects nothing proves nothing", "bears no clause",
        "changes something and is no change", "is no clause of its edition", "should be number 2",
        "rests on what comes later", "belongs to what has not begun",
    ]  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_step_of_every_procedure_cites_clauses_of_its_edition(edition: str) -> None:
    steps = [step for procedure in procedures(edition).values() for step in procedure.steps]
    assert len(steps) > 80
    assert unknown((c for step in steps for c in step.clauses), edition) == []
