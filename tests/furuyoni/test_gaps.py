"""Where the rules are silent: scenarios take each reading of each gap, and the answer of one rests on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from judge.furuyoni.rules.gaps import GAPS
from judge.port.ruling import Ruling
from tests.furuyoni.shipped import passed, ruling

every_gap = pytest.mark.parametrize("gap", GAPS)


@cache
def passing() -> tuple[Ruling, ...]:
    """The rulings on all scenarios that pass a gap."""
    return tuple(ruling(found.file) for found in passed() if found.gaps)


def through(gap: str) -> Iterator[Ruling]:
    return (found for found in passing() if gap in dict(found.gaps))


@every_gap
def test_some_scenario_rests_on_it(gap: str) -> None:
    assert any(other.gap == gap for found in through(gap) for other in found.others)


@every_gap
def test_each_of_its_other_readings_is_taken_by_a_scenario(gap: str) -> None:
    letters = {chr(ord("a") + i) for i in range(1, len(GAPS[gap].readings))}
    assert letters - {found.scenario.readings.get(gap, "a") for found in through(gap)} == set()


@every_gap
def test_it_is_asked_with_its_readings(gap: str) -> None:
    asked = {tuple(e.data["options"]) for found in through(gap) for e in found.events if _is(e, gap)}
    assert asked == {GAPS[gap].readings}


def _is(event: object, gap: str) -> bool:
    return getattr(event, "kind", "") == "gap" and getattr(event, "data", {}).get("gap") == gap


def test_they_stand_in_order() -> None:
    assert list(GAPS) == sorted(GAPS, key=lambda id: int(id[1:]))
