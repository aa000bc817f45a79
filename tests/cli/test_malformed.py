"""A share of the malformed inputs; `python -m tests.malformed` tries all four hundred."""

from __future__ import annotations

import pytest

from tests.malformed import WHOLE, Case, cases, fault, tried

EVERY = 16
CHOSEN = [case for n, case in enumerate(cases()) if n < len(WHOLE) or n % EVERY == 0]


@pytest.mark.parametrize("case", CHOSEN, ids=lambda case: case.name)
def test_it_ends_in_words(case: Case) -> None:
    assert fault(case, tried(case)) == ""


def test_what_would_be_a_fault_is_one() -> None:
    case = Case("x", ("run", "FILE"), b"")
    good = tried(case)
    assert fault(case, good) == ""
    for bad in (
        good._replace(status=3), good._replace(told="Traceback (most recent call last)"), good._replace(told=""),
        good._replace(seconds=2.5), good._replace(megabytes=301.0), good._replace(told="x: J501 y"),
    ):  # fmt: skip
        assert fault(case, bad)
