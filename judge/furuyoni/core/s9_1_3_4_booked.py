"""9-1-3-4: an effect booked for later is called up once its moment has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Do, Frame, Procedure, Push, Spec, Step, View
from judge.furuyoni import board
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from judge.engine.data import Locals
    from judge.engine.identity import Identity
    from judge.engine.outcome import Outcome


def order(booking: Identity, effect: Spec) -> Spec:
    """An order to call up a booked effect."""
    return Spec("9-1-3-4", effect.you, {"booking": booking, "effect": effect}, nesting.STATE)


def now(view: View) -> tuple[int, str]:
    """The phase that is running, as a booking made in it says: which turn's, and its name."""
    return int(view.get("turn", 0)), str(view.get("phase", ""))


def informed(order: Spec, facts: Locals) -> Spec:
    """The order for an effect that is told what it was called up by."""
    effect: Spec = order.locals["effect"]
    effect = effect._replace(locals={**effect.locals, "event": facts})
    return order._replace(locals={**order.locals, "effect": effect})


def only_books(view: View, order: Spec) -> bool:
    """Whether all that an effect does is to book another: what comes first of such is asked as they are called up."""
    effect = order.locals.get("effect", order)
    tree = effect.locals.get("tree") if isinstance(effect, Spec) and order.proc != "9-1-3-4" else None
    done = board.rules(view).tree(tree, view).args.get("do", ()) if tree is not None else ()
    return bool(done) and all(operation.op == "later" for operation in done)


def call_up(view: View, frame: Frame) -> Outcome:
    """The booking is used up."""
    return Do((Act("unbook", {"ids": (frame.locals["booking"],)}),))


def resolve(view: View, frame: Frame) -> Outcome:
    """Its effect is resolved, whatever has become of the card it came from."""
    return Push(frame.locals["effect"])


def procedures(edition: str) -> tuple[Procedure, ...]:
    """9-1-3-4."""
    cites = ("9-1-3-4 paragraph 2",)
    steps = (Step("9-1-3-4", call_up, cites), Step("9-1-3-4 effect", resolve, cites))
    return (Procedure("9-1-3-4", steps),)
