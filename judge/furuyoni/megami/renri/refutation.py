"""A20-6-1 iv, A20-6-3: refuting a perjury; how it fails, and how it succeeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Finish, Frame, Goto, Push, Spec, View
from judge.furuyoni import board
from judge.furuyoni.effects import frames
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.megami.renri import perjury, recurrence

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome

REFUTE, REFUTED, FAILED = "refute", "refuted", "refutation_failed"
SUCCEEDED = "succeeded"


def words(rest: str) -> tuple[str, ...] | None:
    """A verb that stands alone."""
    return None if rest else ()


def may_refute(view: View, frame: Frame) -> Outcome:
    """iv: the opponent may refute; what waits for a perjury that is not refuted comes now."""
    about = frame.locals
    opponent, card = board.opponent(about["by"]), about["card"]
    if "refuted" in about:
        return Goto(perjury.OVER) if about["refuted"] == SUCCEEDED else Goto("A20-6-1 v")
    if "doubt" not in about:
        options = (("pass",), (REFUTE,))
        return Ask(Choice(opponent, REFUTE, options, about=(card.id,)), "doubt")
    if about["doubt"][0] == (REFUTE,):
        told = {"card": card, "by": about["by"], "as": about["as"], "attack": about["paid"] or None}
        return Push(Spec("A20-6-3", opponent, told), into="refuted", then=None)
    told = {"what": perjury.BELIEVED, "card": card, "by": about["by"], "attack": about["paid"] or None}
    return Do((Act("happens", told),), then="A20-6-1 v")


def compare(view: View, frame: Frame) -> Outcome:
    """The card is turned up, and its name compared with the one claimed."""
    about = frame.locals
    card, number = about["card"], about["as"]
    fake = perjury.is_fake(view, card.id, number)
    if fake is None and "genuine" not in about:
        return Ask(perjury.which(about["by"]), "genuine")
    if fake is None:
        fake = about["genuine"][0] == ("no",)
    if "turned" not in about:
        acts = (*perjury.turned(view, card, number, fake), perjury.mark(card, REFUTED))
        return Do(acts, into="turned", then=None)
    return Goto("A20-6-3 bullet 2") if fake else Goto("A20-6-3 bullet 1")


def fail(view: View, frame: Frame) -> Outcome:
    """The names are the same: the refutation has failed. Whether recurrence comes before the fatigue is gap G202."""
    failing = Act("inform", {"player": frame.you, "info": FAILED, "becomes": True})
    early = recurrence.recurs(view, frame.locals["card"].id) and view.gap("G202", ("A20-6-3", "A20-5 paragraph 2"))
    return Do((failing,), then="A20-6-3 failed" if early else "A20-6-3 fatigue")


def tire(view: View, frame: Frame) -> Outcome:
    """The player who refuted suffers fatigue, as often as the text of the card says."""
    about = frame.locals
    left = about["left"] if "left" in about else times(view, about["card"].id, about["by"])
    if not left:
        return Finish(FAILED) if "told" in about else Goto("A20-6-3 failed", {"left": 0})
    return Push(Spec("10-10", frame.you, {"player": frame.you}), then=None, put={"left": left - 1})


def times(view: View, card: int, by: str) -> int:
    """How often the fatigue is suffered: once, if the card named does not say more."""
    context = Context(by, board.card_ref(view, card), owner=board.owner(view, card))
    found = (a for a in frames.text(view, card).abilities if a.does == "fatigues")
    said = [board.rules(view).number(view, context, a.data["n"]) for a in found]
    return said[0] if said and view.applies("1-4 paragraph 1") else 1


def failed(view: View, frame: Frame) -> Outcome:
    """What waits for a refutation to fail."""
    about = frame.locals
    if "told" not in about:
        happening = Act("happens", {"what": FAILED, "card": about["card"], "by": about["by"]})
        return Do((happening,), into="told", then=None)
    return Finish(FAILED) if "left" in about else Goto("A20-6-3 fatigue")


def succeed(view: View, frame: Frame) -> Outcome:
    """They differ: the card goes to played, its attack is removed; no card was used and no attack made."""
    about = frame.locals
    if "gone" in about:
        return Finish(SUCCEEDED)
    card = board.card_ref(view, about["card"].id)
    acts = [
        Act("shape", {"card": card, "as": None}),
        Act("put", {"card": card, "to": f"{board.owner(view, card.id)}.played"}),
    ]
    if about["attack"] is not None:
        acts.append(Act("remove_attack", {"attack": about["attack"]}))
    return Do(tuple(acts), into="gone", then=None)
