"""What a line is refused for, and options of one kind, as expectations."""

from __future__ import annotations

import pytest

import judge
from tests.ruled import read, rewritten, ruling_on

BOARD = """
board:
  distance: 5
  action: standard
  a: {megami: [yurina, himika], vigor: 1, hand: [Slash, Shoot]}
  b: {megami: [saine, tokoyo]}
expect:
"""


def met(line: str) -> bool:
    return ruling_on(rewritten(read(f"{BOARD}  - {line}\n"))).ok


@pytest.mark.parametrize(
    ("line", "ok"),
    [
        ("illegal: {a: use Slash}", True),
        ("illegal: {a: use Slash, clauses: [9-4-1]}", True),
        ("illegal: {a: use Slash, clauses: [9-2-1 i, 9-4-1]}", True),
        ("illegal: {a: use Slash, clauses: 9-4-1}", True),
        ("illegal: {a: use Slash, clauses: [9-3]}", False),
        ("illegal: {a: use Slash, clauses: [9-4-1, 9-3]}", False),
        ("illegal: {a: use Shoot, clauses: [9-4-1]}", False),
        ("options: {a: [use Shoot], only: use}", True),
        ("options: {a: [use Shoot], only: [use, end]}", False),
        ("options: {a: [use Shoot, end], only: [use, end]}", True),
        ("options: {a: [use Shoot]}", False),
        ("options: {a: [], only: respond}", True),
        ("options: {a: [use Shoot, use Slash], only: use}", False),
        ("options: {b: [use Shoot], only: use}", False),
    ],
)
def test_grounds_and_kinds(line: str, ok: bool) -> None:
    assert met(line) is ok


@pytest.mark.parametrize(
    "line", ["legal: {a: end, clauses: [9-4-1]}", "illegal: {clauses: [9-4-1]}", "options: {only: use}"]
)
def test_what_says_nothing_is_a_problem(line: str) -> None:
    scenario, problems = judge.parse(f"{BOARD}  - {line}\n")
    assert scenario is None
    assert [problem.code for problem in problems] == ["J306"]
