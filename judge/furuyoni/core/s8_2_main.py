"""8-2 the main phase: the choice of the action, the standard action (8-2-2 A), the throughout action (8-2-2 B)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Done, Finish, Frame, Goto, Procedure, Push, Step, View
from judge.furuyoni import board
from judge.furuyoni.core import s9_2_use, s9_6_basic
from judge.furuyoni.legal import legality
from judge.furuyoni.rules import moments

if TYPE_CHECKING:
    from judge.engine.choice import Option
    from judge.engine.outcome import Outcome

END: Option = ("end",)


def beginning(view: View, frame: Frame) -> Outcome:
    """8-2-1: the choice of the action and the effects of the beginning, in any order; each effect once."""
    by = board.active(view)
    done, own = moments.so_far(view, frame)
    items = moments.left(view, "main_start", done, own)
    picked = frame.locals.get("picked")
    if picked and picked[0][0] == "resolve":
        put = {"done": (*done, picked[0][1]), "own": own, "picked": ()}
        return Push(moments.shown(view, items[picked[0][1]]), then=None, put=put)
    if picked:
        return Do((Act("fact", {"values": {"action": picked[0][0]}}),), then="8-2-1 again")
    effects_due: tuple[Option, ...] = tuple(("resolve", id) for id in items)
    if not view.get("action"):
        if effects_due and view.gap("G22", ("8-2-1",)):
            effects_due = ()
        return Ask(Choice(by, "action", (*effects_due, ("standard",), ("throughout",))), "picked")
    if effects_due:
        return Ask(Choice(by, "order", effects_due, clauses=("5-1-1",)), "picked")
    return Goto("8-2-2", drop=("done", "own", "picked"))


def more(view: View, frame: Frame) -> Outcome:
    """8-2-1: the action has been chosen; effects may be left."""
    return Goto("8-2-1", drop=("picked",))


def branch(view: View, frame: Frame) -> Outcome:
    """8-2-2: by the action chosen."""
    return Goto("8-2-2 A" if view.get("action") == "standard" else "8-2-2 B")


def standard(view: View, frame: Frame) -> Outcome:
    """8-2-2 A: use a card, do a basic action, or end the phase; then again."""
    by = board.active(view)
    if "what" not in frame.locals:
        options: list[Option] = [("use", c) for c in legality.main_uses(view, by, "standard")]
        if s9_6_basic.any_open(view, by):
            options.append(("basic",))
        options += (offer.option for offer in view.rules.offers(view, "8-2-2 A", by))
        return Ask(Choice(by, "main", (*options, END)), "what")
    what = frame.locals["what"][0]
    if what == END:
        return Goto("8-2-3")
    if what[0] == "basic":
        return Push(s9_6_basic.order(by, standard=True), then="8-2-2 A again")
    if what[0] != "use":
        return _offered(view, "8-2-2 A", by, what, "8-2-2 A again")
    card = board.card_ref(view, what[1])
    return Push(s9_2_use.order(card, by, "main", action="standard"), then="8-2-2 A again")


def repeat(view: View, frame: Frame) -> Outcome:
    """8-2-2 A: the same again."""
    return Goto("8-2-2 A", drop=("what",))


def throughout(view: View, frame: Frame) -> Outcome:
    """8-2-2 B: use one card, or none."""
    by = board.active(view)
    if "what" not in frame.locals:
        options: list[Option] = [("use", c) for c in legality.main_uses(view, by, "throughout")]
        options += (offer.option for offer in view.rules.offers(view, "8-2-2 B", by))
        return Ask(Choice(by, "main", (*options, END)), "what")
    what = frame.locals["what"][0]
    if what == END:
        return Goto("8-2-3")
    if what[0] != "use":
        return _offered(view, "8-2-2 B", by, what, "8-2-2 B used")
    card = board.card_ref(view, what[1])
    return Push(s9_2_use.order(card, by, "main", action="throughout"), "used", "8-2-2 B used")


def _offered(view: View, where: str, by: str, what: Option, then: str) -> Outcome:
    """What follows an option that a chapter has added to the menu, or one that was tried though it is not open."""
    order = next((o.then for o in view.rules.offers(view, where, by) if o.option == what), None)
    begins = board.vocab(view).verbs[str(what[0])].begins
    if order is None and begins is not None:
        order = begins(view, where, by, what)
    assert order is not None
    return order._replace(into="used", then=then) if isinstance(order, Push) else order


def throughout_used(view: View, frame: Frame) -> Outcome:
    """8-2-2 B: then the phase ends; also behind an improper use, if the text is read so (gap G37)."""
    if frame.locals["used"] == Done.NOT and view.gap("G37", ("8-2-2 B", "9-2 paragraph 6")):
        return Goto("8-2-2 B", drop=("what", "used"))
    return Goto("8-2-3")


def over(view: View, frame: Frame) -> Outcome:
    """The phase is over."""
    return Finish()


def procedures(edition: str) -> tuple[Procedure, ...]:
    """8-2."""
    return (
        Procedure(
            "8-2",
            (
                Step("8-2-1", beginning),
                Step("8-2-1 again", more, ("8-2-1",)),
                Step("8-2-2", branch),
                Step("8-2-2 A", standard),
                Step("8-2-2 A again", repeat, ("8-2-2 A",)),
                Step("8-2-2 B", throughout),
                Step("8-2-2 B used", throughout_used, ("8-2-2 B",)),
                Step("8-2-3", moments.effects("main_end")),
                Step("8-2 over", over, ("8-2",)),
            ),
        ),
    )

