"""What primitives share: how a change came out, numbers and moments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.engine.data import Act, Done, Result
from judge.engine.view import Draft

Primitive = Callable[[Draft, Act], Result]


def fully(**facts: Any) -> Result:
    return Result(Done.FULLY, facts)


def undone(**facts: Any) -> Result:
    return Result(Done.NOT, facts)


def tick(draft: Draft) -> int:
    """The next moment by which what came earlier and what later is told apart (7.4.5.e, 6.1.11)."""
    now: int = draft.get("clock", 0) + 1
    draft.set("clock", now)
    return now


def number(draft: Draft, of: str) -> int:
    """The next free number for something that comes and goes."""
    n: int = draft.get(of, 0) + 1
    draft.set(of, n)
    return n
