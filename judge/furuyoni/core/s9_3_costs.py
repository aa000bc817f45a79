"""9-3 paying costs: everything due is looked at jointly and paid in one change, or nothing is paid (5-9)."""

from __future__ import annotations

from judge.engine import Do, Done, Finish, Frame, Next, Procedure, Step, View
from judge.engine.outcome import Outcome
from judge.furuyoni import costs

CAUSES = {"cost": "9-3 bullet 1", "added cost": "9-3 bullet 2"}


def assess(view: View, frame: Frame) -> Outcome:
    """What is due, and whether all of it can be paid."""
    due = costs.due(view, frame.locals["card"].id, frame.locals["by"])
    if not due:
        return Finish(Done.FULLY)
    if not costs.affordable(view, due):
        view.consult("5-9 paragraph 2")
        return Finish(Done.NOT)
    causes = {act.args["cause"] for act in due}
    view.define("5-9 paragraph 1", *(clause for cause, clause in CAUSES.items() if cause in causes))
    return Next({"due": due})


def pay(view: View, frame: Frame) -> Outcome:
    """Everything due moves together."""
    if "moved" in frame.locals:
        return Finish(Done.FULLY)
    return Do(frame.locals["due"], into="moved", then=None)


def procedures(edition: str) -> tuple[Procedure, ...]:
    """9-3. Its second step is the one that A22-10 replaces, though neither document prints it any more."""
    return (Procedure("9-3", (Step("9-3 i", assess, ("9-3",)), Step("9-3 ii", pay, ("9-3-1", "5-9 paragraph 3")))),)
