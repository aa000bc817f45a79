"""9-2 using a card: improper uses, and the procedures for attacks (9-2-1), actions (9-2-2) and enhancements (9-2-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import (
    NEXT,
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
from judge.engine.data import EMPTY, Ref, Value
from judge.engine.identity import EffectId
from judge.furuyoni import board
from judge.furuyoni.core import s6_2_1_7_text
from judge.furuyoni.effects import altered, arrows, frames, grants
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.legal import legality
from judge.furuyoni.rules import attack_modifiers, attacks, costs, generated, instead, parameters, ranges, waiting
from judge.furuyoni.rules.edition import KO

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome

OWN_COST = costs.OWN
PROCEDURES = {"attack": "9-2-1", "action": "9-2-2", "enhancement": "9-2-3"}


def order(
    card: Ref, by: str, mode: str, nesting: str = "", action: str = "", answers: int | None = None,
    free: bool | str = False,
    other: str = "", shift: tuple[Value, ...] = (), gain: tuple[Value, ...] = (), charge: int | None = None,
    life: int = 0, returns: bool = False, ends_in: str = "",
) -> Spec:  # fmt: skip
    """An order to use a card. `mode` is main, reaction or effect; it finishes with how much was done.

    `free`: whether nothing is paid for it, or only not the cost that is its own (OWN_COST). `other` is the number of
    the card as which it is used (10-38), `shift` what of the card is raised or lowered by how much (10-35),
    `gain` which effect gives the attack made by this use which keywords, `charge` what its charge becomes for this use,
    `life` how many crystals of that come from its user's life.
    `returns`: it goes back out of the game, face down, in place of wherever it would go from in_use. `ends_in`: a zone
    of its owner's to which it goes in place of played, an enhancement apart.
    """
    about: dict[str, Value] = {"card": card, "by": by, "mode": mode, "action": action, "answers": answers}
    about |= {"free": free, "as": other}
    if shift:
        about["shift"] = shift
    if gain:
        about["gain"] = gain
    if charge is not None:
        about["charge"] = charge
    if life:
        about["life"] = life
    if returns:
        about["returns"] = True
    if ends_in:
        about["ends_in"] = ends_in
    return Spec("9-2", by, about, nesting)


def _card(frame: Frame) -> Ref:
    card: Ref = frame.locals["card"]
    return card


def head(view: View, frame: Frame) -> Outcome:
    """Whether the use is improper from the start; if not, the procedure of the card's type."""
    about, card = frame.locals, _card(frame)
    board.rules(view).read(card.id)
    if about.get("as") and view.get(f"card.{card.id}.as") is None and view.on("10-38 paragraph 1"):
        shape = Act("shape", {"card": card, "as": about["as"]})
        return Do((shape,), then=None, clauses=("10-38 paragraph 1",))
    use = legality.Use(card.id, about["by"], about["mode"], about["action"], about["answers"], about["free"])
    view.define("9-2 paragraph 1", "6-2-1-5")
    problems = (
        legality.may_use(view, use) if not board.gone(view, card) else [legality.Obstacle("rule", ("9-2",), "gone")]
    )
    if problems:
        for problem in problems:
            view.consult(*problem.clauses, obstacle=problem.what, source=problem.source)
        if about.get("as"):
            return Do((Act("shape", {"card": card, "as": None}),), into="result", then="9-2 improper")
        return Abandon(Done.NOT)
    proc = PROCEDURES[board.definition(view, card.id).type]
    began = {"altered": altered.now(view, card.id)} if board.rules(view).standing.get("alter") else EMPTY
    return Push(Spec(proc, frame.you, about), into="result", then="9-2 terminal", put=began)


def rest(view: View, frame: Frame) -> Outcome:
    """The rest of a use: of one that waited for the attack that the card answers, or of one that was declared."""
    return Push(frame.locals["rest"], into="result")


def refused(view: View, frame: Frame) -> Outcome:
    """The use was improper."""
    return Abandon(Done.NOT)


def terminal(view: View, frame: Frame) -> Outcome:
    """A card with terminal, once resolved, ends its user's uses of other cards and basic actions for the turn."""
    card = _card(frame)
    if frame.locals.get("result") == waiting.WAITS:
        return Goto("9-2 over")
    if frame.locals.get("result") in (Done.NOT, instead.REPLACED) or not _ends_all(view, frame):
        return Goto("9-2 ended")
    forbid = {
        "id": EffectId(card, rule="terminal"), "you": frame.you, "target": "forbid",
        "filter": "card.self != this", "what": ("use", "basic"), "who": (frame.you,), "until": "turn_end",
        "modifiers": (), "card": card, "clause": "9-2 paragraph 7",
    }  # fmt: skip
    return Do((Act("last", {"effect": forbid}),), then="9-2 ended")


ENDED = {"attack": "9-2-1 vi", "action": "9-2-2 v", "enhancement": "9-2-3 vi"}
"""Where the newer edition says that the resolution of a card of each type has ended."""


def used_up(view: View, frame: Frame) -> Outcome:
    """The use has ended, which may be waited for: terminal is in force by then.

    A card whose resolution was replaced has not been resolved (10-30): nothing comes after that.
    """
    then = "9-2 shape" if frame.locals.get("as") else "9-2 over"
    if frame.locals.get("result") == Done.NOT:
        return Goto(then)
    card = board.card_ref(view, _card(frame).id)
    if frame.locals.get("result") == instead.REPLACED:
        lost = tuple(b.id for b in view.get("bookings", ()) if b.match.get("use") == card.id)
        return Do((Act("unbook", {"ids": lost}),), then=then, clauses=("10-30",)) if lost else Goto(then)
    if not view.on(ENDED.get(board.definition(view, card.id).type, "")):
        return Goto(then)
    about = {"what": "use_ended", "card": card, "use": card.id, "by": frame.locals["by"]}
    if frame.locals.get("answers") is not None:
        about["answers"] = frame.locals["answers"]
    return Do((Act("happens", about),), then=then)


def _ends_all(view: View, frame: Frame) -> bool:
    """Whether the card has terminal now: its condition holds, and it was used in the way that the keyword is for."""
    card = _card(frame)
    found = frames.text(view, card.id).keywords("terminal")
    own = any(s6_2_1_7_text.stands(view, frame, card, ability, EMPTY) for ability in found)
    return altered.has(view, card.id, "terminal", own, frame.locals.get("altered"))


def unshape(view: View, frame: Frame) -> Outcome:
    """The card is itself again."""
    return Do((Act("shape", {"card": _card(frame), "as": None}),), then="9-2 over")


def over(view: View, frame: Frame) -> Outcome:
    """The use is over."""
    return Finish(Done.NOT if frame.locals.get("result") == Done.NOT else Done.FULLY)


KEPT = ("by", "mode", "action", "answers", "free", "shift", "charge", "life", "returns", "ends_in", "unseen", "began")
"""What of an order to use a card is kept with its use."""


def _use_record(view: View, frame: Frame) -> dict[str, object]:
    about = frame.locals
    record = {k: about[k] for k in KEPT if k in about}
    card = _card(frame).id
    for clause, editions in board.definition(view, card).errata.items():
        if board.rules(view).edition in editions:
            view.define(clause)
    found = {
        "text": arrows.changes(view, card, frame.you, about.get("action")), "added": grants.added(view, card),
        "copied": board.copied_number(view, card),
        "altered": altered.now(view, card) if board.rules(view).standing.get("alter") else (),
    }  # fmt: skip
    kept: dict[str, object] = {name: value for name, value in found.items() if value}
    if board.definition(view, card).framed:
        kept["frames"] = tuple(a.key for a in frames.text(view, card).abilities if a.frame is not None)
    return {**record, **kept}


def generate(view: View, frame: Frame) -> Outcome:
    """9-2-1 i: show the card and make its attack."""
    card, about = _card(frame), frame.locals
    info = generated.of_card(view, card.id, about["by"], about["answers"])
    shifted = attack_modifiers.shifted(view, card, about.get("shift", ()))
    bound = (*shifted, *attack_modifiers.given(frame.you, about.get("gain", ())))
    acts = (
        Act("announce", {"card": card, "use": _use_record(view, frame)}),
        Act("generate", {"attack": info, "bound": bound}),
    )
    if "made" not in about:
        return Do(acts, into="made", then=None)
    return Next({"attack": about["made"][1].facts["attack"]})


def check(view: View, frame: Frame) -> Outcome:
    """9-2-1 i: the range decides whether the use is proper."""
    attack = attacks.load(view, frame.locals["attack"])
    if attack is not None:
        attack_modifiers.rely_on_changes(view, attack)
    reached = attack is not None and ranges.in_range(view, attack)
    if reached or not view.bars(legality.OUT_OF_RANGE.source, _card(frame).id):
        return Goto("9-2-1 i declare")
    return Goto("9-2-1 i improper", EMPTY if attack is None else ranges.checked_at(view, attack))


def declare(view: View, frame: Frame) -> Outcome:
    """What a card's text lets its user choose on using it."""
    return s6_2_1_7_text.resolve(view, frame, "declare", _card(frame))


def improper(view: View, frame: Frame) -> Outcome:
    """The card is put back as it was and the attack goes; it was not used, though it has been seen."""
    if "undone" in frame.locals:
        return Abandon(Done.NOT)
    acts = [Act("put_back", {"card": _card(frame)})]
    if "attack" in frame.locals:
        told = {name: frame.locals[name] for name in ("attack", "at") if name in frame.locals}
        acts.append(Act("remove_attack", {**told, "improper": True}))
    return Do(tuple(acts), into="undone", then=None)


def show(view: View, frame: Frame) -> Outcome:
    """9-2-2 i, 9-2-3 i: show the card."""
    return Do((Act("announce", {"card": _card(frame), "use": _use_record(view, frame)}),))


UNPAID = {"9-2-1": "9-2-1 ii improper", "9-2-2": "9-2-2 i improper", "9-2-3": "9-2-3 i improper"}
ENTER = {"9-2-1": "9-2-1 iii", "9-2-2": "9-2-2 ii", "9-2-3": "9-2-3 ii"}


def pay(view: View, frame: Frame) -> Outcome:
    """The user pays the cost; if it cannot be paid, the use is improper."""
    if frame.locals["free"] is True:
        spent = costs.spent(view, _card(frame).id, frame.locals["by"])
        if spent and "spent" not in frame.locals:
            return Do(spent, into="spent", then=None, clauses=("10-31",))
        return Abandon(frame.locals.get("attack", 0)) if frame.locals.get("declared") else Goto(ENTER[frame.proc])
    fixed = _fixed(view, frame)
    if fixed and "fixed" not in frame.locals:
        return Do((Act("record", {"card": _card(frame), "add": fixed}),), into="fixed", then=None)
    if "paid" not in frame.locals:
        about = {"card": _card(frame), "by": frame.locals["by"], "free": frame.locals["free"]}
        return Push(Spec("9-3", frame.you, about), into="paid", then=None)
    paid = frame.locals["paid"] == Done.FULLY or not view.bars(legality.UNPAYABLE.source, _card(frame).id)
    if paid and frame.locals.get("declared"):
        return Abandon(frame.locals.get("attack", 0))
    if not paid:
        return Goto(UNPAID[frame.proc])
    return Goto(ENTER[frame.proc], {"card": board.card_ref(view, _card(frame).id)})


def _fixed(view: View, frame: Frame) -> dict[str, int]:
    """The letters that the card's text fixes when its cost is paid."""
    card = _card(frame)
    context = Context(frame.locals["by"], card, owner=board.owner(view, card.id))
    found: dict[str, int] = {}
    for ability in frames.text(view, card.id).abilities:
        if ability.does == "define" and ability.data.get("at") == "payment":
            letters = (name for name in ("x", "y") if name in ability.data)
            found |= {name: board.rules(view).number(view, context, ability.data[name]) for name in letters}
    return found


def enter(view: View, frame: Frame) -> Outcome:
    """The card goes to its user's in_use, or to its owner's where its use was declared (10-39): it has been used."""
    if "entered" not in frame.locals:
        told = {"card": _card(frame), "attack": frame.locals.get("attack")}
        act = Act("enter_use", {**told, "owners": True} if frame.locals.get("owners") else told)
        return Do((act,), into="entered", then=None)
    return Next({"card": frame.locals["entered"][0].facts["card"], "used": True})


def resolve_attack(view: View, frame: Frame) -> Outcome:
    """9-2-1 iv: the attack is resolved."""
    other = instead.of_resolution(view, frame) or waiting.of_effects(view, frame, "9-2-1 v")
    if other is not None:
        return other
    return Push(Spec("9-4", frame.you, {"attack": frame.locals["attack"]}), into="attacked")


def resolve_action(view: View, frame: Frame) -> Outcome:
    """9-2-2 iii: all effects on use."""
    other = instead.of_resolution(view, frame) or waiting.of_effects(view, frame, "9-2-2 iv")
    if other is not None:
        return other
    return s6_2_1_7_text.resolve(view, frame, "on_use", _card(frame))


def charge(view: View, frame: Frame) -> Outcome:
    """9-2-3 iii: crystals from shadow and the user's aura, in any mixture, are put on the card.

    Its text may name other zones as well.
    """
    other = instead.of_resolution(view, frame)
    if other is not None:
        return other
    card, by = _card(frame), frame.locals["by"]
    asked = parameters.charge(view, card.id)
    if "mixture" not in frame.locals:
        return Ask(Choice(by, "charge", costs.mixtures(view, card.id, by, asked), about=(card.id,)), "mixture")
    take = costs.taken(view, frame.locals["mixture"][0], by)
    return Do((Act("charge", {"card": card, "take": take, "asked": asked}),))


def initialize(view: View, frame: Frame) -> Outcome:
    """9-2-3 iv: all initialize effects."""
    other = waiting.of_effects(view, frame, "9-2-3 v")
    if other is not None:
        return other
    return s6_2_1_7_text.resolve(view, frame, "initialize", _card(frame))


def _in_use(view: View, frame: Frame) -> bool:
    card = _card(frame)
    return not board.gone(view, card) and board.kind_of(board.zone_of(view, card.id)) == "in_use"


def put_away(view: View, frame: Frame) -> Outcome:
    """9-2-1 v, 9-2-2 iv: if still in use, a normal card goes to its owner's played, a special to specials, used."""
    if not _in_use(view, frame):
        return Next()
    return Do((away(view, _card(frame)),))


def away(view: View, card: Ref) -> Act:
    """The move of a card that is done with to where its owner keeps such cards."""
    return Act("put", {"card": card, "to": view.rules.away(view, card), "state": "used"})


def kept_in(view: View, card: Ref) -> str:
    """Where a card goes that is done with: to its owner's played, a special to the specials, by its class (9-2-1 v)."""
    owner = board.owner(view, card.id)
    view.define("6-2-1-1")
    klass = board.definition(view, card.id).klass if view.on("6-2-1-1") else "normal"
    return f"{owner}.{board.vocab(view).classes[klass].after_use}"


def deploy(view: View, frame: Frame) -> Outcome:
    """9-2-3 v: the card enters its user's enhancements (gap G7: only if it is still in use)."""
    card = _card(frame)
    if frame.locals.get("apart"):
        return Next()
    if not _in_use(view, frame):
        if view.gap("G7", ("9-2-3 v",)) == 0:
            return Next()
        card = board.card_ref(view, card.id)
    return Do((Act("put", {"card": card, "to": f"{frame.locals['by']}.enhancements"}),))


def ended(view: View, frame: Frame) -> Outcome:
    """The resolution of the card has ended (a step of its own in the newer edition)."""
    return Next()


def _with_end(id: str, edition: str) -> tuple[Step, ...]:
    return (Step(id, ended),) if edition == KO else ()


def procedures(edition: str) -> tuple[Procedure, ...]:
    """9-2 and its three procedures in an edition."""
    return (
        Procedure(
            "9-2",
            (
                Step("9-2", head, ("9-2 paragraph 2",)),
                Step("9-2 rest", rest, ("9-2 paragraph 2",)),
                Step("9-2 terminal", terminal, ("9-2 paragraph 7",)),
                Step("9-2 ended", used_up, ("9-2",)),
                Step("9-2 shape", unshape, ("10-38 paragraph 2",)),
                Step("9-2 over", over, ("9-2",)),
                Step("9-2 improper", refused, ("9-2 paragraph 6",)),
            ),
        ),
        Procedure(
            "9-2-1",
            (
                Step("9-2-1 i", generate),
                Step("9-2-1 i check", check, ("9-2-1 i", "9-4-1")),
                Step("9-2-1 i declare", declare, ("9-2-1 i",)),
                Step("9-2-1 ii", pay),
                Step("9-2-1 i improper", improper, ("9-2-1 i", "9-2 paragraph 6")),
                Step("9-2-1 ii improper", improper, ("9-2-1 ii", "9-2 paragraph 6")),
                Step("9-2-1 iii", enter),
                Step("9-2-1 iv", resolve_attack),
                Step("9-2-1 v", put_away),
                *_with_end("9-2-1 vi", edition),
            ),
        ),
        Procedure(
            "9-2-2",
            (
                Step("9-2-2 i", show),
                Step("9-2-2 i declare", declare, ("9-2-2 i",)),
                Step("9-2-2 i pay", pay, ("9-2-2 i",)),
                Step("9-2-2 i improper", improper, ("9-2-2 i", "9-2 paragraph 6")),
                Step("9-2-2 ii", enter),
                Step("9-2-2 iii", resolve_action),
                Step("9-2-2 iv", put_away),
                *_with_end("9-2-2 v", edition),
            ),
        ),
        Procedure(
            "9-2-3",
            (
                Step("9-2-3 i", show),
                Step("9-2-3 i declare", declare, ("9-2-3 i",)),
                Step("9-2-3 i pay", pay, ("9-2-3 i",)),
                Step("9-2-3 i improper", improper, ("9-2-3 i", "9-2 paragraph 6")),
                Step("9-2-3 ii", enter),
                Step("9-2-3 iii", charge),
                Step("9-2-3 iv", initialize),
                Step("9-2-3 v", deploy),
                *_with_end("9-2-3 vi", edition),
            ),
        ),
    )


RULES = {"9-2-1 v away": kept_in}

__all__ = ["NEXT", "away", "order", "procedures"]
