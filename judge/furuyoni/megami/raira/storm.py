"""A10-5: the power of the storm. What its six powers do stands with the texts of the storm card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Ask, Choice, Do, Done, Finish, Frame, Goto, Next, Push, Spec, View
from judge.engine import effect as trees
from judge.furuyoni import board
from judge.furuyoni.effects.operations.common import acting, here, number
from judge.furuyoni.megami.raira.electricity import GAUGES
from judge.furuyoni.rules.edition import KO

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

CARD = "12-raira-storm"
AMOUNTS = (1, 2, 3)
TABLE = {"wind": "A10-5 table 1", "thunder": "A10-5 table 2"}


def main_action(view: View, player: str) -> str | None:
    """The action that the active player has chosen for the main phase: standard or throughout; None: none yet."""
    found: str | None = view.get("action")
    return found


def harness(view: View, frame: Frame, node: Node) -> Outcome:
    """Use the power of the storm: `n` times, `may`: up to so often, `different`: each time another power."""
    told, args = here(frame), node.args
    wanted = number(view, frame, args.get("n")) if view.on("A10-5 paragraph 1") else 0
    left, did, got = told.get("left", wanted), told.get("did", ()), told.get("got")
    if got is not None and got != Done.NOT:
        did = (*did, got)
    if left <= 0 or got == Done.NOT:
        return Next({"last": Done.FULLY if len(did) == wanted else Done.PARTLY if did else Done.NOT})
    about: dict[str, Any] = {k: frame.locals[k] for k in ("card", "owner", "attack") if k in frame.locals}
    about |= {"may": bool(args.get("may")), "without": did if args.get("different") else ()}
    order = Spec("A10-5", acting(view, frame), about)
    return Push(order, into="got", then=None, put={"here": {"left": left - 1, "did": did}})


def pick(view: View, frame: Frame) -> Outcome:
    """1, and how much for 2: a gauge, and by how much it is to go down."""
    picked = frame.locals.get("picked")
    if picked is None:
        powers = [("storm", gauge, n) for gauge in GAUGES for n in AMOUNTS]
        if frame.locals.get("bounded"):
            powers = [p for p in powers if p[2] <= board.information(view, frame.you, p[1])]
        open_ = tuple(p for p in powers if p[1:] not in frame.locals["without"])
        least = 0 if frame.locals["may"] or not open_ else 1
        return Ask(Choice(frame.you, "storm", open_, least, min(1, len(open_)), ("A10-5 1", "A10-5 2")), "picked")
    return Next() if picked else Goto("A10-5 over")


def lower(view: View, frame: Frame) -> Outcome:
    """2: the gauge goes down; if by more than there is, as far as it can (5-10), unless it is read otherwise (G91)."""
    if "picked" not in frame.locals:
        return Goto("A10-5 over")
    _, gauge, n = frame.locals["picked"][0]
    if n > board.information(view, frame.you, gauge) and not frame.locals.get("beyond"):
        reading = view.gap("G91", ("A10-5 2", "5-10 paragraph 4"))
        if reading == 2:
            return Goto("A10-5 1", {"bounded": True}, ("picked",))
        return Goto("A10-5 2", {"beyond": "asked" if reading else "lowered"})
    return Do((Act("inform", {"player": frame.you, "info": gauge, "by": -n}),), into="lowered")


def apply(view: View, frame: Frame) -> Outcome:
    """3: the effect for the gauge, by how much it has gone down."""
    if "picked" not in frame.locals:
        return Next()
    _, gauge, n = frame.locals["picked"][0]
    if frame.locals.get("beyond") != "asked":
        facts = frame.locals["lowered"][0].facts if "lowered" in frame.locals else {}
        n = facts.get("before", 0) - facts.get("after", 0)
    if n not in AMOUNTS:
        view.consult("A10-5 3")
        return Next()
    view.consult(TABLE[gauge])
    about = {k: frame.locals[k] for k in ("card", "owner") if k in frame.locals}
    if _of_nothing(view):
        about.pop("card", None)
    key = f"{CARD}#{GAUGES.index(gauge) * len(AMOUNTS) + n - 1}"
    return Push(trees.spec(key, TABLE[gauge], frame.you, about))


def _of_nothing(view: View) -> bool:
    """Whether the power is no effect of the card that has the storm used: what the older edition does not say (G92)."""
    if board.rules(view).edition == KO:
        return not view.applies("A10-5 paragraph 3")
    return view.gap("G92", ("A10-5 3",)) == 1


def over(view: View, frame: Frame) -> Outcome:
    """Which power has been used, if any."""
    picked = frame.locals.get("picked")
    return Finish(picked[0][1:] if picked else Done.NOT)


def words(rest: str) -> tuple[str, ...] | None:
    """A gauge and an amount."""
    parts = rest.split()
    known = len(parts) == 2 and parts[0] in GAUGES and parts[1] in {str(n) for n in AMOUNTS}
    return (parts[0], parts[1]) if known else None
