"""Silences that the publisher has answered: the answer decides and says so, and without it the silence is reported."""

from __future__ import annotations

from functools import cache

import pytest

import judge
from judge.answer.faq import judge_claims, load
from judge.answer.switched import stands_without
from judge.data import scenarios
from judge.floors import FLOORS
from judge.furuyoni.file.model import EDITIONS
from judge.furuyoni.rules.authority import ADDED, Closed, answers, spoken_to
from judge.furuyoni.rules.gaps import GAPS
from judge.port.floor import Scenario
from judge.port.ruling import Ruling
from judge.report.record import record
from judge.rulebook.catalogue import load as catalogue
from judge.scenario.folders import claims_in
from tests.furuyoni.passed import passed
from tests.furuyoni.shipped import one_in, ruling

OFFICIAL = f"{scenarios()}/furuyoni/faq/official"
closed = pytest.mark.parametrize("one", [c for c in spoken_to() if not c.hint], ids=lambda c: c.gap)


@cache
def items() -> dict[str, str]:
    """When each item of the publisher's FAQ was published."""
    found = {}
    for path in claims_in(OFFICIAL):
        claims, problems = load(path, FLOORS)
        assert claims is not None, problems
        found |= {claim.id: claim.dated for claim in claims.claims}
    return found


@cache
def without_answers() -> tuple[Ruling, ...]:
    return tuple(ruling(one.file) for one in passed() if one.text_alone)


def answered(scenario: Scenario) -> Ruling:
    found, problems = judge.adjudicate(scenario._replace(text_alone=False))
    assert found is not None, problems
    return found


def test_each_names_a_gap_once_and_a_reading_of_it() -> None:
    gaps = [one.gap for one in spoken_to()]
    assert len(gaps) == len({*gaps})
    assert all(0 <= one.answered.reading < len(GAPS[one.gap].readings) for one in spoken_to())


def test_each_rests_on_items_of_that_day() -> None:
    for one in spoken_to():
        assert one.answered.items
        assert {items()[item] for item in one.answered.items} == {one.answered.dated}, one.gap


@closed
def test_the_reading_taken_is_the_first(one: Closed) -> None:
    assert one.answered.reading == 0


@pytest.mark.gathers
@closed
def test_it_decides_a_board_on_which_the_text_alone_does_not(one: Closed) -> None:
    alone = [r for r in without_answers() if any(o.gap == one.gap for o in r.others)]
    assert alone
    for found in alone:
        told = answered(found.scenario)
        (settled,) = [s for s in told.settled if s.gap == one.gap]
        assert settled.answered == one.answered
        assert all(o.gap != one.gap for o in told.others)
        assert all(text in told.answer for text in (one.gap, one.answered.dated, *one.answered.items))
        assert one.gap in {s["gap"] for s in record(told)["settled"]}


@pytest.mark.gathers
def test_another_reading_asked_for_is_no_answer_of_the_publisher() -> None:
    found = next(r for r in without_answers() if any(o.gap == "G41" for o in r.others))
    told = answered(found.scenario._replace(readings={"G41": "b"}))
    assert not told.settled
    assert all("answered" not in e.data for e in told.events if e.kind == "gap")


def test_hints_close_nothing() -> None:
    hinted = {one.gap for one in spoken_to() if one.hint}
    assert hinted
    assert not hinted & {gap for edition, cards in EDITIONS.items() for gap in answers(edition, cards)}


def test_claims_are_judged_with_the_answers_or_without() -> None:
    claims, problems = load(f"{OFFICIAL}/yurina.yaml", FLOORS)
    assert claims is not None, problems
    with_them, alone = (
        {j.claim.id: j.verdict for j in judge_claims(claims, text_alone=flag)[0]} for flag in (False, True)
    )
    assert (with_them["of-yurina-10"], alone["of-yurina-10"]) == ("upheld", "depends")


def test_the_clauses_that_the_faq_adds_are_those_of_part_f() -> None:
    added = {entry.name: entry for entry in catalogue() if entry.id.part == "F"}
    assert {*added} == ADDED
    for entry in added.values():
        assert entry.published is not None
        assert {items()[item] for item in entry.published["items"]} == {entry.published["dated"]}


@pytest.mark.gathers
@pytest.mark.parametrize("clause", sorted(ADDED))
def test_an_added_clause_is_cited_where_it_acts_and_something_rests_on_it(clause: str) -> None:
    """One file in twenty-four of those that cite it is run without it, all of them with `JUDGE_EVERY_FILE=1`."""
    citing = [one.file for one in passed() if clause in one.clauses]
    acting = [ruling(file) for file in citing if one_in(24, file)] or [ruling(file) for file in citing[:24]]
    assert acting
    assert any(not stands_without(r.scenario, clause) for r in acting)
    alone = [judge.adjudicate(r.scenario._replace(text_alone=True))[0] for r in acting]
    assert not [a for a in alone if a is not None and any(clause in event.clauses for event in a.events)]


def test_where_the_faq_and_the_text_part_the_item_is_named_beside_the_ruling() -> None:
    claims, problems = load(f"{OFFICIAL}/honoka.yaml", FLOORS)
    assert claims is not None, problems
    found = next(j for j in judge_claims(claims)[0] if j.claim.id == "of-honoka-08")
    shown = found.shown
    assert found.verdict == "contradicted"
    assert shown is not None
    assert shown.tried is not None
    assert shown.tried.ruling is not None
    told = shown.tried.ruling
    assert [one.item for one in told.disputed] == ["of-honoka-08"]
    assert [one["item"] for one in record(told)["disputed"]] == ["of-honoka-08"]
    alone, _ = judge.adjudicate(told.scenario._replace(text_alone=True))
    assert alone is not None
    assert alone.disputed == ()
