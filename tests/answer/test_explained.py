"""Boards that were once explained wrongly: what the explanation says, by which clauses, and what it must not say."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

import judge
from judge.answer.why import ask
from judge.answer.why_not import why_not
from judge.report import why as report
from judge.report import why_not as obstacles
from judge.scenario import Scenario
from judge.text.errors import Place
from tests.yaml_files import plain

TABLE: list[dict[str, Any]] = plain(Path(__file__).with_name("explained.yaml").read_text("utf-8"))


def scenario(row: Mapping[str, Any]) -> Scenario:
    text = yaml.safe_dump({"scenario": row["name"], **row["scenario"]}, allow_unicode=True)
    found, problems = judge.parse(text, "x.yaml")
    assert found is not None, [str(problem) for problem in problems]
    return found


def cases(what: str) -> list[Any]:
    asked = ((row, question) for row in TABLE for question in row.get(what, ()))
    return [pytest.param(row, question, id=f"{row['name']}: {question}") for row, question in asked]


def holds(wanted: Mapping[str, list[str]], said: str) -> None:
    flat = " ".join(said.split())
    assert [words for words in wanted.get("says", ()) if words not in flat] == [], said
    assert [clause for clause in wanted.get("clauses", ()) if clause not in flat] == [], said
    assert [words for words in wanted.get("never", ()) if words in flat] == [], said


@pytest.mark.parametrize(("row", "fact"), cases("why"))
def test_why(row: dict[str, Any], fact: str) -> None:
    asking, problems = ask(scenario(row))
    assert asking is not None, problems
    why = asking.why(asking.read(fact, Place("<test>")))
    assert why.holds
    assert max((reason.n for top in why.reasons for reason in top.walk()), default=1) <= len(asking.ruling.events)
    holds(row["why"][fact], report.text(asking.ruling, why))


@pytest.mark.parametrize(("row", "action"), cases("why_not"))
def test_why_not(row: dict[str, Any], action: str) -> None:
    holds(row["why_not"][action], obstacles.text(why_not(scenario(row), action)))


@pytest.mark.parametrize("row", [pytest.param(row, id=row["name"]) for row in TABLE if "run" in row])
def test_run(row: dict[str, Any]) -> None:
    ruling, problems = judge.adjudicate(scenario(row))
    assert ruling is not None, problems
    holds(row["run"], f"{ruling.answer}\n{ruling.trace}")
