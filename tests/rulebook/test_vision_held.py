"""The clauses of the second game are held by what runs come to; those that are not say why."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.answer.switched import differs_without, uncited
from judge.cli import coverage
from judge.rulebook.catalogue import load
from judge.rulebook.ids import parse
from tests.furuyoni.shipped import one_in
from tests.rulebook import holders
from tests.yaml_files import typed

EDITION = "vision-old"
LEAST_HELD = 0.85
"""So many of the operative clauses are held by an outcome alone."""
FOUND = holders.load("vision")[EDITION]
CHAPTERS = sorted({parse(clause).chapter for how in FOUND.values() for clause in how}, key=lambda c: int(c[1:]))


def operative() -> list[str]:
    return [entry.name for entry in load("vision").of(EDITION) if entry.operative]


def test_most_clauses_are_held() -> None:
    assert not {*FOUND["held"]} & {*FOUND["cited"]}
    loose = [clause for clause in operative() if clause not in FOUND["held"]]
    assert len(loose) <= (1 - LEAST_HELD) * len(operative()), loose


def test_what_no_outcome_holds_says_why() -> None:
    """Every other operative clause has a reason; none that is held has one."""
    reasons: dict[str, str] = typed(Path(__file__).with_name("vision_unheld.yaml").read_text("utf-8"))
    assert {clause for clause in operative() if clause not in FOUND["held"]} == reasons.keys()
    assert all(reasons.values())


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_what_is_said_to_hold_a_clause_holds_it(chapter: str) -> None:
    """Switched off, the clause is missed: the board, the open choice or the result is another, or a citation lacks.

    One clause in five is switched off, as of the first game, every one with `JUDGE_EVERY_FILE=1`.
    """
    loose = []
    for how, missed in (("held", differs_without), ("cited", lambda ruling, clause: not uncited(ruling, clause))):
        for clause, file in FOUND[how].items():
            if parse(clause).chapter == chapter and one_in(5, clause):
                ruling = coverage.ruling(file, EDITION)
                if ruling is None or not missed(ruling, clause):
                    loose.append(f"{clause}: {file}")
    assert loose == [], f"{holders.AGAIN} vision"
