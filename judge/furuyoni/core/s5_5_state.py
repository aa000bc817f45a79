"""5-5-4 to 5-5-6: an effect with a condition is looked at and resolved as soon as its condition comes true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Frame, Procedure, Push, Spec, Step, View
from judge.furuyoni import board
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome

CLAUSES = {"static": "5-5-4", "ongoing": "5-5-5"}


def order(at: str, effect: Spec) -> Spec:
    """An order to resolve an effect of the class `at`; every class but static and ongoing is one of used specials."""
    return Spec(CLAUSES.get(at, "5-5-6"), effect.you, {"effect": effect}, nesting.STATE)


def resolve(view: View, frame: Frame) -> Outcome:
    """The effect itself; a card that only one player knows is shown just before its static effect applies (9-1-1-2)."""
    effect: Spec = frame.locals["effect"]
    if frame.proc == CLAUSES["static"] and not _shows_itself(view, effect):
        view.rely(effect.locals["card"].id)
    return Push(effect)


def _shows_itself(view: View, effect: Spec) -> bool:
    """Whether the text itself lets its player show the card first: who does not want to keeps it hidden."""
    tree = effect.locals.get("tree")
    found = tuple(board.rules(view).tree(tree, view).args["do"]) if tree is not None else ()
    told = tuple(found[0].args["do"]) if len(found) == 1 and found[0].op == "may" else ()
    return bool(told) and told[0].op == "reveal" and told[0].args.get("card") == "this"


def procedures(edition: str) -> tuple[Procedure, ...]:
    """5-5-4, 5-5-5 and 5-5-6."""
    return tuple(Procedure(id, (Step(id, resolve),)) for id in (*CLAUSES.values(), "5-5-6"))
