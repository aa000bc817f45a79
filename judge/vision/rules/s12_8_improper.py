"""12.8 something improper is stopped: wound back, or broken off where the opponent does not agree to that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Do, Finish, Frame, Next, Procedure, Step, View
from judge.engine.choice import Option, pick_one
from judge.vision.board import reading
from judge.vision.legal import bars
from judge.vision.rules.common import act

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.port.obstacle import Obstacle


def improper(view: View, player: str, option: Option) -> tuple[Obstacle, ...]:
    """Everything that makes an action improper which somebody has begun."""
    return tuple(bars.against(view, player, option))


def stopped(view: View, frame: Frame) -> Outcome:
    """It is stopped at what makes it improper; a card of a hidden hand that was to be played has been seen by then."""
    verb, card = frame.locals["option"][:2]
    found = improper(view, frame.you, frame.locals["option"])
    for one in found:
        view.consult(*one.clauses, card=card)
    view.consult("V12.8.2")
    if verb != "play" or reading.kind(view, card) != "hand":
        return Finish()
    if "answer" not in frame.locals:
        by = reading.other(frame.you)
        return Ask(pick_one(by, "rewind", (("yes",), ("no",)), "V12.8.1"), "answer")
    return Finish() if frame.locals["answer"][0][0] == "yes" else Next()


def broken_off(view: View, frame: Frame) -> Outcome:
    """Nothing is wound back: the card that was shown goes out of the game."""
    card = frame.locals["option"][1]
    return Do((act("bring", card=card, to=f"{reading.owner(view, card)}.removed", by=frame.you),))


IMPROPER = Procedure("V12.8.1", (Step("V12.8.1", stopped), Step("V12.8.1 broken off", broken_off, ("V12.8.1",))))
PROCEDURES = (IMPROPER,)
