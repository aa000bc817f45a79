"""11.3 moving, setting and putting out cards; 5.7.2 turning them over; the limits of equipment that follow from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from judge.engine import Act, Ask, Do, Finish, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.engine.choice import Choice
from judge.engine.data import EMPTY, Value
from judge.vision.board import bans, reading, values
from judge.vision.board.relations import host_fits, relic_fits
from judge.vision.rules import s9_1_removal as removal
from judge.vision.rules.common import FAILED, act, do, moment, put

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.engine.outcome import Outcome
    from judge.engine.procedure import StepFn

LIMITED = (("装備/場", "V10.15.3", "V10.15.4"), ("リーダー", "V10.34.3", "V10.34.4"))
"""What each player has one of on the field: the clause of the second, and of one too many."""


def away(cards: Sequence[int], to: str, **told: Any) -> Spec:
    """An order to move cards off the field: what is set on them is discarded with all that belongs to it (11.3.3)."""
    return Spec("V11.3.3", locals={"cards": tuple(cards), "state": "move", "to": to, "told": told})


def out(card: int, side: str, by: str = "", **told: Any) -> Spec:
    """An order to put a card onto a player's field (11.3.9)."""
    return together(by or side, coming(card, side, **told))


def coming(card: int, side: str, **told: Any) -> Mapping[str, Value]:
    """A card that is to come out, on whose side and how."""
    return {"card": card, "side": side, "told": told}


def together(by: str, *ones: Mapping[str, Value]) -> Spec:
    """An order to put cards onto the field, all of them at the same time (11.3.9, 7.1.13)."""
    return Spec("V11.3.9", by, {"coming": ones})


def upon(card: int, to: int, by: str, **told: Any) -> Spec:
    """An order to set a card on another (11.3.10)."""
    return Spec("V11.3.10", by, {"card": card, "to": to, "told": told})


# -- off the field --------------------------------------------------------------------------------------------------


def hangers_on(view: View, frame: Frame) -> Outcome:
    """破棄 is applied to what is set on the cards that go."""
    going = frame.locals["cards"]
    below = tuple(s for c in going for s in reading.attached(view, c) if s not in going)
    if not below:
        return Goto("V11.3.3.h")
    if "told_so" not in frame.locals:
        return Do(removal.apply("discard", below, 0, "", "host"), "told_so", None)
    about = {"cards": below, "state": "discard", "of": "move", "with": frame.locals["cards"]}
    return Push(Spec("V9.3.4.f", locals=about))


def gone(view: View, frame: Frame) -> Outcome:
    """They go, and what was set on them goes to the underworld at the same time, unless it is to go with them."""
    others = frame.locals["told"].get("others", ())
    cards = tuple(c for c in frame.locals["cards"] if reading.on_field(view, c) or c in others)
    below = tuple(s for c in cards for s in reading.tree(view, c) if s not in cards)
    order = removal.ordered(view, frame, below, "V11.3.3.h")
    if isinstance(order, Ask):
        return order
    to, told = frame.locals["to"], {k: v for k, v in frame.locals["told"].items() if k != "others"}
    acts = [act("bring", card=c, to=_to(view, c, to), **told) for c in cards]
    acts += [act("bring", card=c, to=f"{reading.owner(view, c)}.underworld", by="") for c in order]
    return do(acts)


def _to(view: View, card: int, to: str) -> str:
    return to if "." in to else f"{reading.holder(view, card)}.{to}"


_HANGERS_ON = ("V11.3.3.a", "V11.3.3.b", "V11.3.3.c", "V11.3.3.d", "V11.3.3.e", "V11.3.3.f", "V11.3.3.g")
AWAY = Procedure("V11.3.3", (Step("V11.3.3.a", hangers_on, _HANGERS_ON), Step("V11.3.3.h", gone)))


# -- onto the field -------------------------------------------------------------------------------------------------


def _told(view: View, frame: Frame, one: Mapping[str, Any]) -> dict[str, Value]:
    told, card = one["told"], one["card"]
    return {
        "card": card, "side": one["side"], "played": bool(told.get("played")), "by": frame.you,
        "source": told.get("source", 0), "how": told.get("how", ""), "serial": card, "was": _from(view, one),
        "ignoring": told.get("ignoring", ""), "x": told.get("x", 0), "kin": _kin(view, frame, one),
    }  # fmt: skip


def _kin(view: View, frame: Frame, one: Mapping[str, Any]) -> tuple[int, ...]:
    """The cards that come out at the same time, out of the same sort of zone."""
    kind = _from(view, one).partition(".")[2]
    return tuple(o["card"] for o in frame.locals["coming"] if _from(view, o).partition(".")[2] == kind)


def _from(view: View, one: Mapping[str, Any]) -> str:
    """The zone out of which a card comes."""
    found: str = one.get("was") or reading.zone(view, one["card"])
    return found


def _second(view: View, one: Mapping[str, Any]) -> str:
    """The clause under which a card does not come out for one that is there already, "" where it does."""
    card, side = one["card"], one["side"]
    for word, clause, _ in LIMITED:
        there = [c for c in reading.cards(view, f"{side}.field") if reading.bears(view, c, word)]
        comes = there and _comes_with(view, card, one["told"], word)
        if comes and len(there) >= limit(view, side, word) and view.on(clause):
            return clause
    return ""


def proper_out(view: View, frame: Frame) -> Outcome:
    """A second equipment of the field fails and goes to the underworld (10.15.3); a character is one from here on."""
    ones = [one for one in frame.locals["coming"] if reading.zone(view, one["card"])]
    refused = {one["card"]: clause for one in ones if (clause := _second(view, one))}
    if refused and "refused" not in frame.locals:
        going = tuple(act("bring", card=c, to=f"{reading.owner(view, c)}.underworld", by=frame.you) for c in refused)
        return Do(going, "refused", None, tuple(dict.fromkeys(refused.values())))
    ones = [one for one in ones if one["card"] not in refused and not kept_out(view, one["card"])]
    begin = tuple(
        act("entering", card=one["card"], on=True) for one in ones
        if reading.printed(view, one["card"]).type == "character" and not one["told"].get("down")
    )  # fmt: skip
    if begin and "begun" not in frame.locals:
        return Do(begin, "begun", None)
    return _go_on(view, frame, ones)


def kept_out(view: View, card: int) -> bool:
    """Whether an effect keeps a card from coming out (1.3.2); set on another it would come out as well (11.3.8)."""
    return bool(bans.forbidden(view, card, "enter")) and view.applies("V1.3.2", card=card)


def _go_on(view: View, frame: Frame, ones: Sequence[Mapping[str, Any]]) -> Outcome:
    """On with those that still come out; with one of them left behind the whole has not been done as it says."""
    failed = frame.locals.get("failed") or len(ones) < len(frame.locals["coming"])
    if not ones:
        return Finish(FAILED)
    return Next({"coming": tuple({**one, "was": _from(view, one)} for one in ones), "failed": bool(failed)})


def _comes_with(view: View, card: int, told: Mapping[str, Any], word: str) -> bool:
    """Whether a card comes with a keyword: not face down (5.7.1), nor by what it is defined as behind that (12.5.2)."""
    if word in told.get("as", EMPTY).get("keywords", ()) and not view.applies("V12.5.2", card=card):
        return True
    return reading.bears(view, card, word) and not (told.get("down") and view.applies("V5.7.1", card=card))


def limit(view: View, player: str, word: str) -> int:
    """How many cards with a keyword a player may have set (10.15.4, 10.34.4)."""
    return bans.limit(bans.of_player(view, player, "limit"), word)


def was_there(view: View, one: Mapping[str, Any]) -> bool:
    """Whether it was on the field already, set on another card: then it does not come out anew (11.3.8.b)."""
    return _from(view, one).endswith(".field") and view.applies("V11.3.8.b", card=one["card"])


def would_enter(view: View, frame: Frame) -> Outcome:
    """The effects of 'would come out'; a card that goes elsewhere meanwhile does not (11.1.2)."""
    ones = frame.locals["coming"]
    events = [_told(view, frame, one) for one in ones if not was_there(view, one)]
    if events and "asked" not in frame.locals:
        return Push(moment("would_enter", *events), into="asked", then=None)
    still = [one for one in ones if not _elsewhere(view, one)]
    return _go_on(view, frame, still)


def _elsewhere(view: View, one: Mapping[str, Any]) -> bool:
    card = one["card"]
    return reading.zone(view, card) != _from(view, one) and view.applies("V11.1.2", card=card)


def placed(view: View, frame: Frame) -> Outcome:
    """They lie on the field; whether somebody becomes 決死 by it is looked at once all is applied (11.3.9.c)."""
    if "placed" in frame.locals:
        return Next()
    acts: list[Act] = []
    for one in frame.locals["coming"]:
        acts += _placing(view, frame, one)
    return do(acts, None, "placed", ("V11.3.9.c",))


def _placing(view: View, frame: Frame, one: Mapping[str, Any]) -> Iterator[Act]:
    card, told = one["card"], one["told"]
    yield act("bring", card=card, to=f"{one['side']}.field", awake=bool(told.get("awake")),
              down=bool(told.get("down")), by=frame.you)  # fmt: skip
    if told.get("as"):
        yield act("define", card=card, **{"as": told["as"]})
    becomes: tuple[str, ...] = ()
    if told.get("as", {}).get("sort") == "character":
        becomes = ("V6.1.8.c",)
    elif reading.printed(view, card).type == "character" and not told.get("down"):
        becomes = ("V6.1.8.a", "V5.4.3", "V6.1.1")
    elif reading.bears(view, card, "幻想生物"):
        becomes = ("V6.1.8.b", "V10.16.3")
    if told.get("played"):
        yield put({f"card.{card}.played": True})
    view.consult(*becomes)


def entered(view: View, frame: Frame) -> Outcome:
    """The effects of 'came out'; 速攻 of what is a character only now acts now (10.2.3)."""
    events = [_came(view, frame, one) for one in frame.locals["coming"] if not was_there(view, one)]
    return Push(moment("entered", *events)) if events else Next()


def _came(view: View, frame: Frame, one: Mapping[str, Any]) -> Mapping[str, Value]:
    card, event = one["card"], _told(view, frame, one)
    late = reading.printed(view, card).type != "character" and values.has(view, card, "速攻")
    if late and not view.applies("V10.2.3", card=card):
        event["played"] = False
    return event


def stands(view: View, frame: Frame) -> Outcome:
    """Whether all of it came out, and stayed in the game."""
    return Finish(FAILED if frame.locals.get("failed") else None)


OUT = Procedure("V11.3.9", (
    Step("V11.3.9.a", proper_out), Step("V11.3.9.b", would_enter), Step("V11.3.9.c", placed),
    Step("V11.3.9.d", entered), Step("V11.3.9 end", stands, ("V11.3.9",)),
))  # fmt: skip


# -- onto another card ----------------------------------------------------------------------------------------------


def refused(view: View, frame: Frame) -> str:
    """The clause under which a card cannot be set on another, "" where it can."""
    card, to = frame.locals["card"], frame.locals["to"]
    if not reading.on_field(view, to) or to in (card, *reading.tree(view, card)):
        return "V11.3.10"
    if not reading.on_field(view, card) and kept_out(view, card):
        return "V1.3.2"
    if bans.forbidden(view, to, "set") and view.on("V11.3.13"):
        return "V11.3.13"
    if not frame.locals["told"].get("as") and not host_fits(view, card, to):
        return "V11.3.13"
    relic = _comes_with(view, card, frame.locals["told"], "神器") and frame.locals["told"].get("ignoring") != "神器"
    fits = not relic or relic_fits(view, card, to, reading.holder(view, to))
    return "" if fits else "V10.25.2.a"


def equipment(view: View, host: int) -> tuple[int, ...]:
    """The equipment set on a character."""
    return tuple(c for c in reading.attached(view, host) if reading.bears(view, c, "装備"))


def equipment_limit(view: View, host: int) -> int:
    """How many equipment cards a character may bear (10.13.5)."""
    return bans.limit(values.changes(view, host, "limit", keywords=True), "装備")


def proper_upon(view: View, frame: Frame) -> Outcome:
    """Where it cannot be set nothing happens (11.3.13); a second equipment goes to the underworld (10.13.4)."""
    card, to = frame.locals["card"], frame.locals["to"]
    clause = refused(view, frame)
    if clause:
        view.consult(clause, card=card)
        return Finish(FAILED)
    there = [c for c in equipment(view, to) if c not in frame.locals["told"].get("together", ())]
    full = _comes_with(view, card, frame.locals["told"], "装備") and len(there) >= equipment_limit(view, to)
    if full and view.on("V10.13.4"):
        if "refused" not in frame.locals:
            going = act("bring", card=card, to=f"{reading.owner(view, card)}.underworld", by=frame.you)
            return Do((going,), "refused", None, ("V10.13.4",))
        return Finish(FAILED)
    return Next({"was": reading.zone(view, card)})


def _was(view: View, frame: Frame) -> str:
    """Where the card lay before."""
    found: str = frame.locals.get("was") or reading.zone(view, frame.locals["card"])
    return found


def _facts(view: View, frame: Frame) -> Mapping[str, Value]:
    card, to = frame.locals["card"], frame.locals["to"]
    return {
        "card": card, "to": to, "by": frame.you, "side": reading.holder(view, to), "serial": card,
        "outside": not _was(view, frame).endswith(".field"), "played": bool(frame.locals["told"].get("played")),
    }  # fmt: skip


def _both(view: View, frame: Frame, set_so: str, out_so: str) -> Spec:
    """The moment of being set, and that of coming out at once with it where the card was not on the field."""
    event = _facts(view, frame)
    if not event["outside"] or not view.on("V11.3.10", "V11.3.8"):
        return moment(set_so, event)
    came = {**event, "moment": out_so, "source": 0, "how": "set", "was": _was(view, frame)}
    view.consult("V11.3.8")
    return moment(set_so, event, came)


def would_set(view: View, frame: Frame) -> Outcome:
    """The effects of 'would be set', and of 'would come out' where it does (11.3.10)."""
    return Push(_both(view, frame, "would_set", "would_enter"))


def is_set(view: View, frame: Frame) -> Outcome:
    """It is a set card now."""
    card, told = frame.locals["card"], frame.locals["told"]
    if "placed" in frame.locals:
        return Next()
    if reading.zone(view, card) != _was(view, frame) or not reading.on_field(view, frame.locals["to"]):
        return Finish(FAILED)
    acts = [act("attach", card=card, to=frame.locals["to"], down=bool(told.get("down")), by=frame.you)]
    if told.get("as"):
        acts.append(act("define", card=card, **{"as": told["as"]}))
    outside = not _was(view, frame).endswith(".field")
    view.consult("V11.3.8" if outside else "V11.3.8.b")
    for word, clause in reading.LENDING.items():
        if _comes_with(view, card, told, word) or word in told.get("as", EMPTY).get("keywords", ()):
            if word in (*reading.given(view, card).get("keywords", ()), *told.get("as", EMPTY).get("keywords", ())):
                view.consult({"装備": "V10.13.3", "呪符": "V10.14.3"}[word], card=card)
            view.consult(clause, "V6.1.13")
            printed = reading.printed(view, card)
            if printed.modifies:
                view.consult(*(("V2.10.2",) if printed.attack else ()), *(("V2.11.2",) if printed.toughness else ()))
    return do(acts, None, "placed", ("V11.3.10.b",))


def was_set(view: View, frame: Frame) -> Outcome:
    """The effects of 'was set', and of 'came out' where it did (11.3.8)."""
    return Push(_both(view, frame, "was_set", "entered"))


UPON = Procedure("V11.3.10", (
    Step("V11.3.10", proper_upon), Step("V11.3.10.a", would_set), Step("V11.3.10.b", is_set),
    Step("V11.3.10.c", was_set), Step("V11.3.10 end", stands, ("V11.3.10",)),
))  # fmt: skip


# -- one too many ---------------------------------------------------------------------------------------------------


Surplus: TypeAlias = "tuple[str, str, tuple[int, ...], int, str]"
"""Who has too many of what: the player, the clause, the cards, how many stay, the word."""


def surplus(view: View) -> Surplus | None:
    """What there is too much of, None for nothing."""
    return next(view.found("surplus", _surplus), None)


def _surplus(view: View) -> Iterator[Surplus]:
    for player in reading.in_order(view):
        for word, _, clause in LIMITED:
            there = tuple(c for c in reading.cards(view, f"{player}.field") if reading.bears(view, c, word))
            if len(there) > 1 and len(there) > limit(view, player, word) and view.on(clause):
                yield player, clause, there, limit(view, player, word), word
        for card in reading.characters(view, player):
            worn = equipment(view, card)
            if len(worn) > 1 and len(worn) > equipment_limit(view, card) and view.on("V10.13.5"):
                yield player, "V10.13.5", worn, equipment_limit(view, card), "装備"


def too_many(view: View, frame: Frame) -> Outcome:
    """The player of the field picks which go to the underworld."""
    found = surplus(view)
    if found is None:
        return Finish()
    player, clause, there, stay, _ = found
    if "surplus" not in frame.locals:
        n = len(there) - stay
        return Ask(Choice(player, "pick", tuple(("choose", c) for c in there), n, n, (clause,)), "surplus")
    cards = tuple(option[1] for option in frame.locals["surplus"])
    acts = [act("bring", card=c, to=f"{reading.owner(view, c)}.underworld", by=player) for c in cards]
    return Do(tuple(acts), clauses=(clause,))


TOO_MANY = Procedure("V10.13.5", (Step("V10.13.5", too_many, ("V10.13.5", "V10.15.4", "V10.34.4")),))


# -- over -----------------------------------------------------------------------------------------------------------


def turned_over(view: View, frame: Frame) -> Outcome:
    """The cards turned, all at once: what each was as a character is gone, how it lies and what is set on it stays."""
    return do((act("face", card=c, down=frame.locals["down"]) for c in frame.locals["cards"]), clauses=("V5.7.2.b",))


def anew(kind: str) -> StepFn:
    """They count as coming out anew, with what comes as they would and as they have (11.3.9.b, 11.3.9.d)."""

    def run(view: View, frame: Frame) -> Outcome:
        events = [
            {"card": card, "side": reading.holder(view, card), "played": False, "by": frame.you, "serial": card,
             "source": 0, "how": "turned", "was": reading.zone(view, card)}
            for card in frame.locals["cards"] if reading.on_field(view, card)
        ]  # fmt: skip
        return Push(moment(kind, *events)) if events else Finish()

    return run


OVER = Procedure("V5.7.2", (
    Step("V5.7.2.b", turned_over),
    Step("V5.7.2.c would", anew("would_enter"), ("V5.7.2.c",)), Step("V5.7.2.c", anew("entered")),
))  # fmt: skip


def no_side(view: View, frame: Frame) -> Outcome:
    """A character turned by a side that a set card gave is as it was once that is gone."""
    lost = [c for c in reading.characters(view) if view.get(f"card.{c}.turned", 0) > len(reading.turned_sides(view, c))]
    return do(act("turn_side", card=c, side=0) for c in lost)


TURNED_BACK = Procedure("V10.28.9", (Step("V10.28.9.a", no_side),))

PROCEDURES = (AWAY, OUT, UPON, TOO_MANY, OVER, TURNED_BACK)
