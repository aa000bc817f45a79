"""Whether what a file expects is so: read where the run stopped, or looked for from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer import expect
from judge.port.expect import Can, Expectation

if TYPE_CHECKING:
    from judge.port.ruling import Check, Ruling


def check(expectation: Expectation, ruling: Ruling) -> Check:
    """Whether an expectation is met by a ruling.

    Raises `judge.text.errors.Problems` where a board has to be gone on with and cannot be.
    """
    if isinstance(expectation, Can):
        from judge.answer.outcomes.able import able

        return able(expectation, ruling)
    return expect.check(expectation, ruling)
