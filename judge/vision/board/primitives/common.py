"""What primitives share: how a change came out, numbers and moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from judge.engine.data import Act, Done, Result, Value
from judge.engine.view import Draft

if TYPE_CHECKING:
    from judge.vision.known import Known

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


def due(kind: str, *events: Mapping[str, Value]) -> tuple[Mapping[str, Value], ...]:
    """A moment for each of the things that are so, to be resolved as soon as it can, inside another effect too."""
    return tuple({"moment": kind, "event": event, "open": True} for event in events)


def heard(draft: Draft, kind: str, *events: Mapping[str, Value]) -> None:
    """Let a moment be due, where some effect of the game answers it."""
    game: Known = draft.game
    if game.heeds(kind):
        draft.set("queue", (*draft.get("queue", ()), *due(kind, *events)))
