"""Every scenario that comes with the project is adjudicated as it says, and cites what there is in its edition."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pytest

from judge.engine import Event
from judge.furuyoni.file.model import EDITIONS
from judge.furuyoni.game import procedures
from judge.port.expect import Applied
from judge.rulebook.catalogue import Catalogue, Entry, load
from judge.rulebook.ids import parse
from tests.furuyoni.shipped import FILES, ruling

CORE = [file for file in FILES if file.startswith("furuyoni/core/")]
every_file = pytest.mark.parametrize("file", FILES, scope="module")


@cache
def catalogue() -> Catalogue:
    return load()


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


@every_file
def test_it_is_adjudicated_as_it_says(file: str) -> None:
    found = ruling(file)
    assert found.refused is None, found.refused
    missed = [f"wanted {check.wanted}, found {check.found}" for check in found.checks if not check.ok]
    assert missed == []
    assert found.ok


@every_file
def test_it_says_what_it_is_and_what_is_expected(file: str) -> None:
    scenario = ruling(file).scenario
    assert scenario.title
    assert scenario.expect, "a scenario that expects nothing proves nothing"


@every_file
def test_every_change_bears_a_clause(file: str) -> None:
    events = ruling(file).events
    assert [e for e in events if e.kind in ("step", "change", "cut", "over", "replace", "gap") and not e.clauses] == []
    assert [e for e in events if e.changes and e.kind != "change"] == []


@every_file
def test_every_cited_clause_is_one_of_its_edition(file: str) -> None:
    found = ruling(file)
    assert unknown(cited(found.events), found.scenario.edition) == []


@every_file
def test_every_expected_clause_is_in_the_catalogue(file: str) -> None:
    named = [c for e in ruling(file).scenario.expect if isinstance(e, Applied) for c in e.clauses]
    assert [c for c in named if entry(c) is None] == []


@every_file
def test_events_are_numbered_and_point_back(file: str) -> None:
    events = ruling(file).events
    assert [e.n for e in events] == list(range(1, len(events) + 1))
    begun: set[int] = {0}
    for event in events:
        assert event.cause < event.n
        assert all(writer < event.n for _, writer in event.reads)
        if event.kind == "begin":
            assert event.parent in begun
            begun.add(event.frame)
        assert event.frame in begun


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_step_of_every_procedure_cites_clauses_of_its_edition(edition: str) -> None:
    steps = [step for procedure in procedures(edition).values() for step in procedure.steps]
    assert len(steps) > 80
    assert unknown((c for step in steps for c in step.clauses), edition) == []
