"""Cards drawn (1.11), life (1.9), damage (1.10)."""

from __future__ import annotations

from judge.engine import Ask, Do, Frame, Next, Push, Spec, View
from judge.engine.choice import pick_one
from judge.engine.outcome import Outcome
from judge.engine.tree import Node
from judge.vision.board import reading
from judge.vision.effects.evaluate import here, many, one
from judge.vision.effects.operations.common import FAIL, all_done, change, everything, told_of, value, who_of
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules.common import act
from judge.vision.rules.s1_10_damage import dealt


def draw(view: View, frame: Frame, node: Node) -> Outcome:
    """1.11.2."""
    at = here(view, frame)
    n = value(at, node, "n", 1)
    if n <= 0:
        return Next()
    return Push(Spec("V1.11.2", frame.you, {"who": who_of(at, node), "n": n}))


def damage(view: View, frame: Frame, node: Node) -> Outcome:
    """Effect damage, to all at once (1.10.3); its source is the card alone (1.10.2)."""
    at = here(view, frame)
    source = one(value(at, node, "by", at.of))
    if isinstance(source, int) and reading.host(view, source):
        source = at.this
    combat = node.args.get("combat") in (True, "true", "piercing")
    everybody = everything(node, "to")
    hits = [
        {"to": to, "n": value(at, node, "n", 0), "source": source, "by": at.you, "combat": combat,
         "piercing": node.args.get("combat") == "piercing"}
        for to in many(value(at, node, "to", ()))
        if not (everybody and targets.may_be(view, to, at, targets.OBJECT))
    ]  # fmt: skip
    return Push(dealt(hits)) if hits else Next()


def split_damage(view: View, frame: Frame, node: Node) -> Outcome:
    """Damage dealt out among several as the player likes, one by one, then all at once."""
    at = here(view, frame)
    n, among = value(at, node, "n", 0), many(value(at, node, "among", ()))
    told = told_of(frame)
    chosen = [told[f"to_{i}"][0][1] for i in range(n) if f"to_{i}" in told]
    if n <= 0:
        return Next()
    if not among:
        return FAIL
    if len(chosen) < n:
        options = tuple(("choose", t) for t in among)
        return Ask(pick_one(frame.you, "object", options, "V8.1.3"), f"to_{len(chosen)}")
    hits = [{"to": t, "n": chosen.count(t), "source": at.of, "by": at.you, "combat": False} for t in among]
    return Push(dealt(hits))


def gain_life(view: View, frame: Frame, node: Node) -> Outcome:
    """1.9.5."""
    at = here(view, frame)
    n = value(at, node, "n", 0)
    return change([act("life", player=p, by=n) for p in who_of(at, node)] if n else [], frame)


def pay_life(view: View, frame: Frame, node: Node) -> Outcome:
    """1.9.4: also more than there is (1.9.4.a)."""
    at = here(view, frame)
    n = value(at, node, "n", 0)
    return change([act("life", player=p, by=-n) for p in who_of(at, node)] if n else [], frame)


def set_life(view: View, frame: Frame, node: Node) -> Outcome:
    """1.9.7: neither gained nor lost."""
    at = here(view, frame)
    return change([act("life", player=p, to=value(at, node, "n", 0)) for p in who_of(at, node)], frame)


def alter_damage(view: View, frame: Frame, node: Node) -> Outcome:
    """The damage of this moment becomes another number; at 0 or less there is none (1.10.14)."""
    at = here(view, frame)
    hit, n = at.event.get("hit"), int(value(at, node, "n", 0))
    if "done" in told_of(frame):
        return all_done(frame)
    facts = {"n": n, **({"void": True} if n <= 0 else {})}
    clauses = ("V1.10.14",) if n <= 0 else ()
    return Do((act("change_hit", hit=hit, facts=facts),), "done", None, clauses) if hit else FAIL


def void_damage(view: View, frame: Frame, node: Node) -> Outcome:
    """The damage of this moment comes to nothing (1.10.15)."""
    hit = here(view, frame).event.get("hit")
    if "done" in told_of(frame):
        return all_done(frame)
    return Do((act("change_hit", hit=hit, facts={"void": True}),), "done", None, ("V1.10.15",)) if hit else FAIL
