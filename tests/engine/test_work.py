"""A process that helps: what it gives back, what it keeps, and what is known of it once it has ended."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from judge.engine.work import Helper

_kept: list[int] = []


def counted(n: int) -> tuple[int, int]:
    """What has been added up over several things, and which process that is; 0 cannot be, 9 is its end."""
    if n == 0:
        raise ValueError("nothing")
    if n == 9:
        os._exit(1)
    _kept.append(n)
    return sum(_kept), os.getpid()


@pytest.fixture
def helper() -> Iterator[Helper[int, tuple[int, int]]]:
    made = Helper(counted)
    yield made
    made.close()


def test_it_keeps_what_it_needs_in_a_process_of_its_own(helper: Helper[int, tuple[int, int]]) -> None:
    assert helper.taken() is None
    helper.give(2)
    first, process = helper.taken() or (0, 0)
    assert helper.taken() is None
    helper.give(3)
    assert (first, helper.taken()) == (2, (5, process))
    assert process not in (0, os.getpid())
    assert not _kept


def test_what_is_raised_there_is_raised_here_and_it_goes_on(helper: Helper[int, tuple[int, int]]) -> None:
    helper.give(0)
    with pytest.raises(ValueError, match="nothing"):
        helper.taken()
    helper.give(4)
    assert (helper.taken() or (0, 0))[0] == 4
    assert not helper.gone


def test_one_that_has_ended_is_gone(helper: Helper[int, tuple[int, int]]) -> None:
    helper.give(9)
    assert not helper.gone
    assert helper.taken() is None
    assert helper.gone
    helper.give(1)
    assert helper.taken() is None
