"""7.4.5.f an automatic α that may be left: asked as its condition comes to be met, settled until it is met anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Do, Finish, Frame, Procedure, Step, View
from judge.engine.choice import pick_one
from judge.vision.board import bearing, reading, values
from judge.vision.effects.evaluate import evaluate
from judge.vision.rules.common import put

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome


def _open(view: View) -> Iterator[tuple[bearing.Live, bool, str]]:
    """Such effects on the field with whether the condition is met now, and what was answered."""
    for one in view.found("left to players", _left):
        cond = one.ability.cond
        met = cond is None or bool(evaluate(bearing.scope(view, one), cond))
        yield one, met, f"card.{one.card}.will.{one.ability.key}"


def _left(view: View) -> Iterator[bearing.Live]:
    for card in reading.field(view):
        for one in values.live(view, card):
            if one.ability.may and one.ability.kind == "static":
                yield one


def pending(view: View) -> tuple[bearing.Live, bool, str] | None:
    """One whose player has to be asked, or whose answer is over."""
    found = (entry for entry in _open(view) if entry[1] == (view.get(entry[2]) is None))
    return next(found, None)


def asked(view: View, frame: Frame) -> Outcome:
    """The player answers once, as the condition is met; when it ceases to be met the answer is over."""
    found = pending(view)
    if found is None:
        return Finish()
    one, met, path = found
    if not met:
        return Do((put({path: None}),))
    if "answer" not in frame.locals:
        return Ask(pick_one(reading.holder(view, one.card), "may", (("yes",), ("no",)), "V7.4.5.f"), "answer")
    return Do((put({path: frame.locals["answer"][0][0] == "yes"}),))


OPTIONAL = Procedure("V7.4.5", (Step("V7.4.5.f", asked),))
PROCEDURES = (OPTIONAL,)
