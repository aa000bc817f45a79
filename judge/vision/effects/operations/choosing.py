"""Objects, numbers, declarations, what a player may do, and payments that effects ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Do, Frame, Next, Push, View
from judge.engine.choice import CHANCE, Choice, pick_one
from judge.engine.outcome import Enter, Outcome
from judge.vision.board import reading
from judge.vision.board.primitives.common import due
from judge.vision.effects.ability import Picked
from judge.vision.effects.evaluate import evaluate, here, many, one
from judge.vision.effects.meaning import LETTERS
from judge.vision.effects.operations.common import FAIL, told_of, under, value, who_of
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules import s12_10_loops as loops
from judge.vision.rules.common import act
from judge.vision.rules.s1_8_nodes import payment, ways
from judge.vision.rules.s5_2_play import declarable

if TYPE_CHECKING:
    from judge.engine.tree import Node


def address(view: View, frame: Frame, node: Node) -> Outcome:
    """Players in 〔〕 of whom a text speaks before anything is done: from there on they are its objects (8.1.2)."""
    return Next()


def choose(view: View, frame: Frame, node: Node) -> Outcome:
    """Objects 〔〕 named when the text comes to them, neither more nor fewer than it says (8.1.2.b, 8.1.3)."""
    at = here(view, frame)
    name = str(node.args["name"])
    if "chosen" in told_of(frame):
        things = tuple(option[1] for option in told_of(frame)["chosen"])
        return under(frame, name, things)
    picked = Picked(name, node.args["among"], node.args.get("if"), node.args.get("n"),
                    node.args.get("upto") in (True, "true"))  # fmt: skip
    shielded = node.args.get("object") not in (False, "false")
    found = targets.proper(view, picked, at, targets.OBJECT if shielded else "")
    n = 1 if picked.n is None else evaluate(at, picked.n)
    if not view.applies("V8.1.2.a"):
        found = tuple(t for t in many(evaluate(at, picked.among)))
    if any(isinstance(t, int) and reading.kind(view, t) in reading.HIDDEN for t in found):
        view.consult("V1.3.3.c", *(("V3.1.5.e",) if picked.cond is not None else ()))
    if len(found) < n and not picked.upto:
        if view.applies("V8.1.2.b", "V8.1.3", "V8.1.3.a"):
            return FAIL
        n = len(found)
        if not n:
            return under(frame, name, ())
    by = str(one(value(at, node, "by", at.you)))
    options = tuple(("choose", t) for t in found)
    least = 0 if picked.upto else n
    public = any(isinstance(t, int) and reading.kind(view, t) in reading.PUBLIC for t in found)
    if node.args.get("random") in (True, "true") and view.on("V11.9.1", *(("V11.9.2",) if public else ())):
        choice = Choice(CHANCE, "random", options, n, n, ("V11.9.1", *(("V11.9.2",) if public else ())))
    else:
        choice = Choice(by, "object", options, least, min(n, len(found)), ("V8.1.3",), about=(name,))
    return Ask(choice, "chosen")


def declare(view: View, frame: Frame, node: Node) -> Outcome:
    """A declaration that an effect asks for while it is resolved (12.1.1); not `aloud` it is a choice and none."""
    by = str(one(value(here(view, frame), node, "by", frame.you)))
    if "told" in told_of(frame):
        return under(frame, str(node.args["name"]), told_of(frame)["said"][0][1])
    if "said" in told_of(frame):
        if not view.on("V12.1.2") or node.args.get("aloud") in (False, "false"):
            return under(frame, str(node.args["name"]), told_of(frame)["said"][0][1])
        event = {"by": by, "said": told_of(frame)["said"][0][1], "card": frame.locals["this"], "serial": 0}
        return Do((act("queue", moments=due("declared", event)),), "told", None, ("V12.1.2",))
    return Ask(pick_one(by, "declare", declarable(view, str(node.args["what"])), "V12.1.1"), "said")


def number(view: View, frame: Frame, node: Node) -> Outcome:
    """A number of the player's choice (1.6.3)."""
    at = here(view, frame)
    if "said" in told_of(frame):
        return under(frame, str(node.args["name"]), told_of(frame)["said"][0][1])
    by = str(one(value(at, node, "by", frame.you)))
    lowest = 0 if view.on("V1.6.3", "V1.6.2.d") else -1
    least, most = max(int(value(at, node, "least", lowest)), lowest), int(value(at, node, "most", 0))
    view.consult("V1.6.2.d")
    options = tuple(("number", n) for n in range(least, most + 1))
    return Ask(pick_one(by, "number", options, "V1.6.3"), "said")


def let(view: View, frame: Frame, node: Node) -> Outcome:
    """A value under a name, as it is now; a variable is what the effect says of it (1.6.2.a, 1.6.6.a)."""
    name = str(node.args["name"])
    if name in LETTERS and not view.applies("V1.6.2.a" if name in LETTERS[:3] else "V1.6.6.a"):
        return Next()
    return under(frame, str(node.args["name"]), value(here(view, frame), node, "be"))


def may(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """What a player may do or leave."""
    by = str(one(value(here(view, frame), node, "by", frame.you)))
    told, place = told_of(frame), loops.site(frame, by)
    if "going" in told:
        branch = "then"
    elif "answer" not in told:
        said = loops.settled(view, place)
        if said == "no":
            view.consult("V12.10.2.c")
            return Enter((("else", 0),)) if node.args["else"] else Next({"last": None})
        if said == "yes":
            return Do(loops.noted(view, place), "going", None, ("V12.10.2.c",))
        settling = loops.settling(view, place)
        if settling is not None:
            return Push(settling, then=None)
        return Ask(pick_one(by, "may", (("yes",), ("no",)), "V7.1.9"), "answer")
    elif told["answer"][0][0] == "yes":
        return Do(loops.noted(view, place), "going", None)
    else:
        branch = "else"
    return Enter(((branch, 0),)) if node.args[branch] else Next({"last": None})


def either(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """One of two things, as the player likes."""
    by = str(one(value(here(view, frame), node, "by", frame.you)))
    if "answer" not in told_of(frame):
        return Ask(pick_one(by, "either", (("first",), ("second",)), "V7.1.15"), "answer")
    branch = str(told_of(frame)["answer"][0][0])
    return Enter(((branch, 0),)) if node.args[branch] else Next({"last": None})


def pay(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """A payment that an effect asks for: where it may be left it can be (1.8.9.c), else it must be made (1.8.9.a)."""
    at = here(view, frame)
    told = told_of(frame)
    (player,) = who_of(at, node)
    n = int(value(at, node, "nodes", 0))
    if "paid" in told:
        return Enter((("then", 0),)) if node.args["then"] else Next({"last": None})
    open_ways = ways(view, player, n) if n > 0 else (("pay", 0, 0),)
    must = node.args.get("must") in (True, "true") and view.applies("V1.8.9.a")
    if beside(view) and not view.applies("V1.8.9.h", "V1.8.9.i"):
        return Enter((("then", 0),)) if node.args["then"] else Next({"last": None})
    must = must or not view.on("V1.8.9.c")
    if open_ways and not must and "answer" not in told:
        return Ask(pick_one(player, "may_pay", (("yes",), ("no",)), "V1.8.9.c"), "answer")
    if not open_ways or (not must and told["answer"][0][0] == "no"):
        if not open_ways and not view.applies("V1.8.9.b", "V7.1.12.b"):
            return Next({"last": None})
        view.consult("V7.1.12.b")
        return Enter((("else", 0),)) if node.args["else"] else Next({"last": None})
    if not view.applies("V1.8.9.g"):
        return Enter((("then", 0),)) if node.args["then"] else Next({"last": None})
    return Push(payment(player, n, at.of), into="paid", then=None)


def beside(view: View) -> bool:
    """Whether another effect of this moment has asked for a payment as well (1.8.9.h)."""
    moments = [f for f in view.frames if f.proc == "V7.1.6"]
    return bool(moments) and len(moments[-1].locals["done"]) > 1 and bool(moments[-1].locals.get("item"))
