"""10-39 declaring the use of a card, which may be refused before the procedure of using it goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import (
    Abandon,
    Act,
    Ask,
    Choice,
    Do,
    Done,
    Finish,
    Frame,
    Goto,
    Next,
    Procedure,
    Push,
    Spec,
    Step,
    View,
)
from judge.engine.data import Ref
from judge.engine.outcome import Outcome
from judge.furuyoni import board
from judge.furuyoni.core import s9_2_use
from judge.furuyoni.legal import legality
from judge.furuyoni.rules import nesting


def order(card: Ref, by: str, mode: str, judge: str, about: Mapping[str, Any]) -> Spec:
    """An order to declare the use of a card; `judge` is the player who may refuse it."""
    told = {"card": card, "by": by, "mode": mode, "action": "", "as": "", "judge": judge, "declared": True, **about}
    return Spec("10-39", by, told, nesting.USE_BY_EFFECT)


def show(view: View, frame: Frame) -> Outcome:
    """i: the card is shown where it lies."""
    return Do((Act("reveal", {"cards": (frame.locals["card"],)}),))


def up_to_payment(view: View, frame: Frame) -> Outcome:
    """ii: its procedure is run to the end of the payment, as the card as which it is declared (10-38)."""
    about = frame.locals
    if "paid" in about:
        return Goto("10-39 over") if about["paid"] == Done.NOT else Next()
    if about["as"] and view.get(f"card.{about['card'].id}.as") is None:
        shape = Act("shape", {"card": about["card"], "as": about["as"]})
        return Do((shape,), then=None, clauses=("10-38 paragraph 1",))
    use = legality.Use(about["card"].id, about["by"], about["mode"], "", about["answers"], about["free"])
    problems = legality.may_use(view, use)
    if problems:
        for problem in problems:
            view.consult(*problem.clauses, obstacle=problem.what, source=problem.source)
        return Goto("10-39 over")
    return Push(Spec(_procedure(view, frame), frame.you, about), into="paid", then=None)


def _procedure(view: View, frame: Frame) -> str:
    return s9_2_use.PROCEDURES[board.definition(view, frame.locals["card"].id).type]


def judged(view: View, frame: Frame) -> Outcome:
    """iii: whether it can be used is settled."""
    return Ask(Choice(frame.locals["judge"], "refuse", (("no",), ("yes",))), "refused", then="10-39 iv")


def rest(view: View, frame: Frame) -> Outcome:
    """iv: used, the rest of the procedure is run; refused, its attack goes, and what was paid stays paid."""
    about = frame.locals
    if "done" in about:
        return Finish(about["done"])
    attack = about["paid"] or None
    if about["refused"][0] == ("yes",):
        if attack is None:
            return Goto("10-39 over")
        return Do((Act("remove_attack", {"attack": attack}),), then="10-39 over")
    proc = _procedure(view, frame)
    told = {k: v for k, v in about.items() if k not in ("declared", "paid", "refused", "judge")}
    told |= {"card": board.card_ref(view, about["card"].id), "owners": True}
    if attack is not None:
        told["attack"] = attack
    going_on = Spec(proc, frame.you, told, start=s9_2_use.ENTER[proc])
    return Push(Spec("9-2", frame.you, {**told, "rest": going_on}, start="9-2 rest"), into="done", then=None)


def over(view: View, frame: Frame) -> Outcome:
    """The card was not used: it is itself again, and the effect goes on."""
    card = frame.locals["card"]
    if view.get(f"card.{card.id}.as") is not None:
        shape = Act("shape", {"card": card, "as": None})
        return Do((shape,), then=None, clauses=("10-38 paragraph 2",))
    return Abandon(Done.NOT)


def procedures(edition: str) -> tuple[Procedure, ...]:
    """10-39."""
    steps = (
        Step("10-39 i", show, ("10-39", "10-39 i")),
        Step("10-39 ii", up_to_payment),
        Step("10-39 iii", judged),
        Step("10-39 iv", rest),
        Step("10-39 over", over, ("10-39",)),
    )
    return (Procedure("10-39", steps),)
