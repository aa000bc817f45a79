"""Every ruling says what decides it, and its argument names that: short, and with no line that could be left out.

One ruling in three is argued, all of them with `JUDGE_EVERY_FILE=1`: for each line of an argument it is run again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import judge
from judge.answer.why import ask
from judge.answer.why.argue import Argument
from judge.answer.why.facts import look, otherwise
from judge.answer.why.model import RULE
from judge.data import scenarios
from judge.report.why import Wording
from tests.furuyoni.shipped import one_in

FILES = sorted((scenarios() / "furuyoni" / "rulings").glob("*.yaml"))
SAMPLED = [path for path in FILES if one_in(3, path.stem)]
MOST = 12


def test_every_ruling_says_what_decides_it() -> None:
    assert [path.stem for path in FILES if "\ndecides:" not in path.read_text("utf-8")] == []


@pytest.mark.parametrize("path", SAMPLED, ids=lambda path: path.stem)
def test_the_argument_for_a_ruling_is_short_names_the_clause_and_has_no_line_too_many(path: Path) -> None:
    scenario, problems = judge.load(str(path))
    assert scenario is not None, problems
    assert scenario.decides is not None
    asking, problems = ask(scenario)
    assert asking is not None, problems
    claim = asking.read(scenario.decides.fact, scenario.decides.place)
    argument = asking.why(claim)
    assert argument.holds
    lines = Wording(asking.ruling).lines(argument)
    assert 1 <= len(lines) <= MOST
    assert scenario.decides.clause in {clause for line in lines for clause in line.clauses}
    first = look(claim, asking.base.run)
    until = Argument(asking.base, claim, 0).until
    for reason in (one for top in argument.reasons for one in top.walk()):
        if reason.unit.role != RULE:
            run = asking.base.otherwise((*reason.given, *reason.edits), until)
            assert run is not None, reason.unit
            assert otherwise(claim, first, run), reason.unit
