"""7.3 activated effects: the declaration in one piece (7.3.4), the resolution (7.3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Ask, Do, Finish, Frame, Next, Procedure, Push, Spec, Step, View
from judge.engine.choice import pick_one
from judge.engine.data import EMPTY, Value
from judge.vision.board import bans, bearing, reading, values
from judge.vision.effects.evaluate import quantity
from judge.vision.effects.scope import Scope
from judge.vision.legal import as_if, plays
from judge.vision.rules import s8_1_under_way as under_way
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules.common import FAILED, act, moment, put
from judge.vision.rules.s1_8_nodes import at_will, payment
from judge.vision.rules.s3_2_decks import due
from judge.vision.rules.s5_2_play import arisen, states
from judge.vision.rules.s7_1_effects import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.outcome import Outcome
    from judge.vision.effects.ability import Ability
    from judge.vision.known import Known


def _live(view: View, frame: Frame) -> bearing.Live:
    """The effect that is used, as the card has it now."""
    key, of = frame.locals["ability"], frame.locals["of"]
    for one in values.live(view, frame.locals["card"]):
        if one.ability.key == key and one.of == of and one.nth == frame.locals.get("nth", 0):
            return one
    return bearing.Live(_ability(view, key), frame.locals["card"], of)


def _ability(view: View, key: str) -> Ability:
    game: Known = view.game
    return game.abilities[key]


def _scope(view: View, frame: Frame) -> Scope:
    one = _live(view, frame)
    names = {"x": frame.locals["x"]} if "x" in frame.locals else EMPTY
    return Scope(view, frame.you, one.card, one.of, names, EMPTY, one.about)


def declared(view: View, frame: Frame) -> Outcome:
    """The use is declared, as its procedure says (7.1.8): without that nothing is used."""
    return Next({"declared": True})


def mode(view: View, frame: Frame) -> Outcome:
    """Of several effects one is picked (7.1.15)."""
    if "declared" not in frame.locals:
        return Finish(FAILED)
    ability = _ability(view, frame.locals["ability"])
    if not ability.modes:
        return Next({"chosen": ability.key})
    if "mode" not in frame.locals:
        at = _scope(view, frame)
        ways = tuple(("mode", m.key) for m in ability.modes if targets.available(view, m, at))
        return Ask(pick_one(frame.you, "mode", ways, "V7.3.4.b"), "mode")
    return Next({"chosen": frame.locals["mode"][0][1]})


def aimed(view: View, frame: Frame) -> Outcome:
    """Its targets are named."""
    if "chosen" not in frame.locals:
        return Finish(FAILED)
    if "aims" in frame.locals:
        return Next()
    outcome = targets.asking(
        view, frame, _ability(view, frame.locals["chosen"]), _scope(view, frame), frame.you, "aims"
    )
    return outcome


def variable(view: View, frame: Frame) -> Outcome:
    """X is as much as the player pays (1.8.7.h)."""
    if not _ability(view, frame.locals["ability"]).cost.x or not view.on("V1.8.7.h"):
        return Next()
    if "number" not in frame.locals:
        return Ask(at_will(view, frame.you), "number")
    return Next({"x": frame.locals["number"][0][1]})


def paid(view: View, frame: Frame) -> Outcome:
    """The cost: the card put to sleep (1.8.8), life (1.9.4), nodes (1.8.7)."""
    cost = _ability(view, frame.locals["ability"]).cost
    acts = []
    if cost.sleep:
        view.consult("V1.8.8.b")
        user = frame.locals["card"] if view.applies("V1.8.8.c") else frame.locals["of"]
        acts.append(act("orient", card=user, asleep=True))
    if cost.life is not None:
        acts.append(act("life", player=frame.you, by=-quantity(_scope(view, frame), cost.life)))
    if acts and "first" not in frame.locals:
        return Do(tuple(acts), "first", None)
    due = 0 if cost.nodes is None else quantity(_scope(view, frame), cost.nodes)
    n = max(0, due) + frame.locals.get("x", 0)
    return Push(payment(frame.you, n, frame.locals["card"], cost.awake), into="paid")


def joins(view: View, frame: Frame) -> Outcome:
    """The use joins the interference, and priority passes on."""
    if "linked" in frame.locals:
        return Finish(frame.locals["linked"][0].facts.get("link"))
    card, you, key = frame.locals["card"], frame.you, frame.locals["chosen"]
    one = _live(view, frame)
    link = {
        "kind": "use", "card": card, "by": you, "abilities": (key,),
        "targets": {key: frame.locals.get("aims") or EMPTY},
        "said": frame.locals.get("said", EMPTY), "x": frame.locals.get("x", 0), "paid": frame.locals.get("paid") or 0,
        "epoch": reading.epoch(view, card), "of": frame.locals["of"], "ability": frame.locals["ability"],
        "about": one.about, "open": plays.spell_timing(view, you), **as_if.kept(view, you, (_ability(view, key),)),
    }  # fmt: skip
    level = view.get("interference", 0) or 1
    facts: dict[str, Value] = {f"used.{level}": (*view.get(f"used.{level}", ()), one.id)}
    if one.ability.once == "turn":
        facts[f"this_turn.used.{one.id}"] = bearing.epochs(view, one)
    n = view.get("numbers.link", 0) + 1
    return Do(
        (act("link", link=link), put(facts), act("queue", moments=arisen(view, you, card, n, link)),
         act("priority", to=reading.other(you))),
        "linked", None, () if view.get("interference") else ("V1.12.6.b",),
    )  # fmt: skip


DECLARING = Procedure("V7.3.4", (
    Step("V7.3.4.a", declared, ("V7.3.4.a", "V7.1.8", "V7.3.4")), Step("V7.3.4.b", mode), Step("V7.3.4.c", aimed),
    Step("V7.3.4.d", states("V7.3.4.d")),
    Step("V7.3.4.e x", variable, ("V7.3.4.e",)), Step("V7.3.4.e", paid, ("V7.3.4.e", "V1.8.9.d")),
    Step("V7.3.4.f", joins),
))  # fmt: skip


# -- resolving ------------------------------------------------------------------------------------------------------


def _there(view: View, link: Mapping[str, Any]) -> bool:
    """Whether its card is on the field still, with a valid text (7.3.1.b)."""
    key, card = link["ability"], link["card"]
    return reading.epoch(view, card) == link["epoch"] and any(
        one.ability.key == key and one.of == link["of"] and not values.barred(view, one, "void")
        for one in values.live(view, card)
    )


def _used(view: View, link: Mapping[str, Any]) -> bearing.Live:
    """The effect that was used, on its card."""
    return bearing.Live(_ability(view, link["ability"]), link["card"], link["of"])


def timed(view: View, frame: Frame) -> Outcome:
    """The timing is right, or it fails; that effects cannot be used any more does not matter (7.3.7.a)."""
    link = under_way.resolving(view, frame)
    card, you = link["card"], link["by"]
    ability = _ability(view, link["ability"])
    own = values.barred(view, _used(view, link), "unused")
    banned = (*bans.forbidden(view, card, "use"), *bans.player_forbidden(view, you, "use"), *own)
    if banned and not ability.keyword and not view.applies("V7.3.7.a", card=card):
        return Finish(FAILED)
    mine = view.get("active") == you
    if (ability.when == "mine" and not mine) or (ability.when == "theirs" and mine):
        return Finish(FAILED)
    return Next()


def run(view: View, frame: Frame) -> Outcome:
    """Its text, its targets looked at again (8.2.5)."""
    link = under_way.resolving(view, frame)
    if "outcome" in frame.locals:
        if due(view):
            return Push(Spec("V3.2.5"), then=None)
        view.consult(*(("V7.1.12", "V7.1.12.a") if frame.locals["outcome"] == FAILED else ("V7.1.11",)))
        if frame.locals["outcome"] != FAILED and "told" not in frame.locals:
            word = _ability(view, link["ability"]).keyword
            event = {"card": link["card"], "by": link["by"], "keyword": word, "serial": frame.locals["link"]}
            return Push(moment("use_resolved", event), "told", None)
        return Finish(frame.locals["outcome"])
    if not _there(view, link) and view.applies("V7.3.1.b", card=link["card"]):
        return Finish(FAILED)
    (key,) = link["abilities"]
    ability = _ability(view, key)
    variable = _ability(view, link["ability"]).cost.x and view.applies("V1.6.2.c", card=link["card"])
    names = {**link["said"], **({"x": link["x"]} if variable else {})}
    at = Scope(view, link["by"], link["card"], link["of"], names, EMPTY, link["about"])
    chosen = targets.anew(view, frame, ability, link["targets"][key], at, link["by"])
    if isinstance(chosen, Ask):
        return chosen
    if targets.improper(view, ability, chosen, at, link) and view.on("V8.2.5.a", "V8.2.5"):
        view.consult("V8.2.5", "V8.2.5.a", card=link["card"])
        return Finish(FAILED)
    about = {
        "this": link["card"], "source": link["of"], "event": EMPTY, "about": link["about"], "ability": key,
        "picked": {**names, **targets.named(view, ability, chosen, at)}, "link": frame.locals["link"],
        "targets": chosen, "epoch": reading.epoch(view, link["of"]),
    }  # fmt: skip
    return Push(text(key, ability.clause or "V7.1.9", link["by"], about), into="outcome", then=None)


RESOLVING = Procedure("V7.3.5", (Step("V7.3.5.a", timed), Step("V7.3.5.b", run)))


PROCEDURES = (DECLARING, RESOLVING)
