"""Where chapters meet, and the page that tells of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli import coverage
from judge.cli.coverage import Measured
from judge.cli.rulebook import rulebook
from judge.data import scenarios
from judge.rulebook.catalogue import load
from judge.rulebook.interactions import IDLE, chapter, meetings
from tests.furuyoni.passed import in_both_editions

PAGE = Path(__file__).parents[2] / "docs" / "interactions.md"


def test_a_meeting_is_of_two_chapters_at_one_clause() -> None:
    found = [*meetings(load(), {})]
    assert len(found) > 70
    for one in found:
        assert load().entries[one.clause]
        assert one.chapters[0] != one.chapters[1]
        for name, clauses in zip(one.chapters, one.amendments, strict=True):
            assert clauses
            assert {chapter(clause) for clause in clauses} == {name}
            for clause in clauses:
                entry = load().entries[clause]
                assert any(a.clause == one.clause and a.how not in IDLE for a in entry.amends)


def test_a_scenario_shows_it_in_which_both_act() -> None:
    first = next(meetings(load(), {}))
    one, other = (clauses[0] for clauses in first.amendments)
    shown = next(meetings(load(), {one: ("x", "y"), other: ("y", "z")}))
    assert shown.scenarios == ("y",)


@pytest.mark.gathers
def test_the_command_tells_what_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is: of what is told, both amendments act in a scenario. What was run before is not run for it again."""
    ran: dict[str, dict[str, list[str]]] = {}
    for one in in_both_editions():
        for clause in () if one.refused else one.clauses:
            ran.setdefault(one.edition, {}).setdefault(clause, []).append(one.file)
    by = {edition: Measured({c: tuple(files) for c, files in found.items()}) for edition, found in ran.items()}
    monkeypatch.setattr(coverage, "measured", lambda editions: {edition: by[edition] for edition in editions})
    told = [json.loads(CliRunner().invoke(rulebook, ["interactions", "--format", "json", *more]).output)
            for more in ((), ("--open",))]  # fmt: skip
    every, lacking = told
    assert every
    assert [one for one in every if not one["scenarios"]] == lacking == []


def test_no_meeting_is_without_a_scenario() -> None:
    text = PAGE.read_text("utf-8")
    every, held = re.search(r"^(\d+) meetings, (\d+) with a scenario", text, re.M).groups()  # type: ignore[union-attr]
    assert every == held
    assert "| none |" not in text


def test_the_page_names_every_meeting_and_scenarios_that_there_are() -> None:
    text = PAGE.read_text("utf-8")
    rows = re.findall(r"^\| (\S.*?) \| (A\S.*?) \| (A\S.*?) \| (.*?) \|$", text, re.M)
    wanted = [(one.clause, *(", ".join(some) for some in one.amendments)) for one in meetings(load(), {})]
    assert [row[:3] for row in rows] == wanted
    named = [name for *_, shown in rows if shown != "none" for name in shown.partition(" and ")[0].split(", ")]
    assert named
    assert [name for name in named if not (Path(scenarios()) / name).is_file()] == []
