"""What the procedures share: acts, steps that order a moment, ways to order what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import NEXT, Act, Do, Frame, Next, Push, Spec, View
from judge.engine.data import EMPTY, Value
from judge.vision.board.primitives.common import due

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.engine.outcome import Outcome
    from judge.engine.procedure import StepFn
    from judge.vision.known import Known

FAILED = "failed"
"""How an effect ends that could not be done as it says (7.1.12)."""


def act(kind: str, **args: Any) -> Act:
    """One thing about to happen."""
    return Act(kind, args)


def put(facts: Mapping[str, Value], **told: Any) -> Act:
    """Facts set as a procedure says."""
    return Act("put", {"facts": facts, **told})


def heard(view: View, kind: str, *events: Mapping[str, Value]) -> tuple[Act, ...]:
    """What comes at a moment is due as soon as it can be resolved, where some effect of the game answers it."""
    game: Known = view.game
    return (act("queue", moments=due(kind, *events)),) if game.heeds(kind) else ()


def moment(kind: str, *events: Mapping[str, Value], sorts: tuple[str, ...] = ()) -> Spec:
    """An order to resolve what comes at a moment (7.1.6), for each of the things that are so at once.

    `sorts`: only effects of these sorts.
    """
    told = {"moment": kind, "events": events or (EMPTY,), "done": (), **({"sorts": sorts} if sorts else EMPTY)}
    return Spec("V7.1.6", locals=told)


def at(kind: str) -> StepFn:
    """A step that resolves the effects of a moment, γ too, for what the frame is about."""

    def run(view: View, frame: Frame) -> Outcome:
        return Push(moment(kind, *frame.locals.get("events", (EMPTY,))))

    return run


def settle(view: View) -> bool:
    """Whether anything waits for the end of what is being resolved."""
    return bool(view.get("queue"))


def settled(view: View, frame: Frame) -> Outcome:
    """A step that resolves what has waited for the end of what was being resolved (7.4.7.c)."""
    return Push(Spec("V7.4.7")) if settle(view) else Next()


def do(acts: Iterable[Act], then: str | None = NEXT, into: str = "", clauses: tuple[str, ...] = ()) -> Outcome:
    """These acts as one change, if there are any."""
    found = tuple(acts)
    if not found:
        from judge.engine import Goto

        return Next() if then is None or then == NEXT else Goto(then)
    return Do(found, into, then, clauses)
