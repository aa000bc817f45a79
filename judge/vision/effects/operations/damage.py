"""Cards drawn (1.11), life (1.9), damage (1.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Do, Frame, Next, Push, Spec, View
from judge.engine.choice import pick_one
from judge.engine.effect import moved_on
from judge.vision.board import bans, reading
from judge.vision.effects.evaluate import evaluate, here, many, one
from judge.vision.effects.operations.common import (
    FAIL,
    all_done,
    cards_of,
    change,
    everything,
    told_of,
    under,
    value,
    who_of,
)
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules.common import act, moment
from judge.vision.rules.s1_10_damage import dealt

if TYPE_CHECKING:
    from judge.engine.data import Value
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node
    from judge.vision.effects.scope import Scope


def draw(view: View, frame: Frame, node: Node) -> Outcome:
    """1.11.2; how many may be asked of each player (`it`), where a text takes a number of everybody's own (1.6.2.a)."""
    at = here(view, frame)
    who = who_of(at, node)
    each = {p: int(value(at._replace(names={**at.names, "it": p}), node, "n", 1)) for p in who}
    drawing = tuple(p for p in who if each[p] > 0)
    if not drawing:
        return Next()
    kept = (change for player in drawing for change in bans.player_forbidden(view, player, "draw"))
    if any(targets.meant(view, change, at) for change in kept) and view.applies("V1.3.2"):
        return FAIL
    alike = len({each[p] for p in drawing}) == 1
    about = {"who": drawing, "n": each[drawing[0]], "of": at.of, **({} if alike else {"each": each})}
    return Push(Spec("V1.11.2", frame.you, about))


def damage(view: View, frame: Frame, node: Node) -> Outcome:
    """Effect damage, to all at once (1.10.3); its source is the card alone (1.10.2).

    Who is named by what has happened and stands in 〔〕 is an object (`object: true`), and may be shielded (8.1.4).
    How much it is may be asked of each (`it`), where the text takes a number of everybody's own (1.6.2.a).
    """
    told, everybody = told_of(frame), everything(node, "to")
    if "dealt" in told:
        return Next() if told["dealt"] or everybody else _not_applied(view, frame)
    at = here(view, frame)
    named = many(value(at, node, "to", ())) if node.args.get("object") in (True, "true") else ()
    if any(targets.may_be(view, to, at, targets.OBJECT) for to in named):
        return FAIL
    source = one(value(at, node, "by", at.of)) if view.applies("V12.2.1", "V1.10.2") else 0
    if isinstance(source, int) and reading.host(view, source):
        source = at.this
    combat = node.args.get("combat") in (True, "true", "piercing")
    if not combat and any(f.proc == "V6.2.4" for f in view.frames):
        combat = not view.applies("V1.10.5.a")
    whom = many(value(at, node, "to", ()))
    hits = [
        {"to": to, "n": value(at._replace(names={**at.names, "it": to}), node, "n", 0), "source": source, "by": at.you,
         "combat": combat, "piercing": node.args.get("combat") == "piercing"}
        for to in whom
        if not (
            (everybody or (len(whom) > 1 and isinstance(to, str)))
            and targets.may_be(view, to, at, targets.OBJECT) and view.applies("V8.1.4.a")
        )
    ]  # fmt: skip
    if len(hits) > 1 and not view.applies("V7.1.13", "V1.10.3"):
        hits = hits[:1]
    return Push(dealt(hits), into="dealt", then=None) if hits else Next()


def _not_applied(view: View, frame: Frame) -> Outcome:
    """Damage that does not come about (1.10.10.a, 1.10.14 to 1.10.16): whether its effect goes on is gap G21."""
    tried = len(view.frames) > 1 and view.frames[-2].into == "came"
    if not tried and moved_on(view, frame.locals) is None:
        return Next()
    return FAIL if view.gap("G21", ("V1.10.16", "V7.1.12")) == 1 else Next()


def split_damage(view: View, frame: Frame, node: Node) -> Outcome:
    """Damage dealt out as the player likes among what may be its objects (8.1.4), one by one, then all at once.

    Each of them is dealt `least` of it before the rest is dealt out, and none more than `most`, which may be asked of
    each as `it`; `several` says to how many at most. What nobody can be dealt any more is left.
    """
    at, told = here(view, frame), told_of(frame)
    if "dealt" in told:
        return Next() if told["dealt"] else _not_applied(view, frame)
    n, several = value(at, node, "n", 0), many(value(at, node, "among", ()))
    if n <= 0:
        return Next()
    named = node.args.get("object") not in (False, "false")
    among = tuple(t for t in several if not (named and targets.may_be(view, t, at, targets.OBJECT)))
    least = value(at, node, "least", 0)
    if len(among) * least > n or (least and len(among) < len(several)):
        return FAIL
    chosen = [t for t in among for _ in range(least)]
    chosen += [told[f"to_{i}"][0][1] for i in range(len(chosen), n) if f"to_{i}" in told]
    if not among:
        return FAIL
    options = _open(at, node, among, chosen)
    if len(chosen) < n and options:
        by = str(one(value(at, node, "by", frame.you)))
        return Ask(pick_one(by, "object", options, "V8.1.3"), f"to_{len(chosen)}")
    shares = [(t, chosen.count(t)) for t in among if t in chosen]
    hits = [{"to": t, "n": n, "source": at.of, "by": at.you, "combat": False} for t, n in shares]
    return Push(dealt(hits), into="dealt", then=None)


def _open(
    at: Scope, node: Node, among: tuple[Value, ...], chosen: list[Value]
) -> tuple[tuple[Value, ...], ...]:  # fmt: skip
    """Who may still be dealt one of what is dealt out."""
    found = []
    full = "several" in node.args and len({*chosen}) >= value(at, node, "several", 0)
    for thing in among:
        inside = at._replace(names={**at.names, "it": thing})
        most = int(evaluate(inside, node.args["most"]) or 0) if "most" in node.args else None
        if (thing in chosen or not full) and (most is None or chosen.count(thing) < most):
            found.append(("choose", thing))
    return tuple(found)


def gain_life(view: View, frame: Frame, node: Node) -> Outcome:
    """1.9.5, with what comes as life is about to be gained, and as it has been."""
    at, told, game = here(view, frame), told_of(frame), view.game
    n, who = value(at, node, "n", 0), who_of(at, node)
    if not n or "after" in told:
        return Next()
    events = tuple({"player": p, "n": n, "serial": i} for i, p in enumerate(who))
    if not {"before", "done"} & {*told} and game.heeds("would_gain"):
        return Push(moment("would_gain", *events), into="before", then=None)
    if "done" in told and game.heeds("gained"):
        return Push(moment("gained", *events), into="after", then=None)
    return change(view, [act("life", player=p, by=n) for p in who], frame)


def lose_life(view: View, frame: Frame, node: Node) -> Outcome:
    """As much as is said, and no damage (1.9.6: there is no limit)."""
    at = here(view, frame)
    n = value(at, node, "n", 0)
    return change(view, [act("life", player=p, by=-n) for p in who_of(at, node)] if n else [], frame)


def pay_life(view: View, frame: Frame, node: Node) -> Outcome:
    """1.9.4: also more than there is (1.9.4.a)."""
    at = here(view, frame)
    told = told_of(frame)
    if "choose" in node.args:
        if "paid" in told:
            return under(frame, str(node.args["choose"]), told["said"][0][1])
        (player,) = who_of(at, node)
        have = int(view.get(f"{player}.life", 0))
        if "said" not in told:
            view.consult("V1.9.4.b")
            span = range(max(have, 0) + 1) if view.on("V1.9.4.b") else range(-1, have + 2)
            options = tuple(("number", k) for k in span)
            return Ask(pick_one(player, "number", options, "V1.6.3"), "said")
        return Do((act("life", player=player, by=-told["said"][0][1]),), "paid", None, ("V1.9.4",))
    n = value(at, node, "n", 0)
    beyond = "done" not in told and any(view.get(f"{p}.life", 0) < n for p in who_of(at, node))
    if beyond and not view.applies("V1.9.4.a"):
        return FAIL
    return change(view, [act("life", player=p, by=-n) for p in who_of(at, node)] if n else [], frame)


def heal(view: View, frame: Frame, node: Node) -> Outcome:
    """Damage reset; who is 決死 already is so all the same (9.2.6.c)."""
    cards = cards_of(here(view, frame), node)
    acts = [act("heal", cards=cards)]
    for card in cards:
        about = view.get(f"card.{card}.removal") or {}
        if about.get("state") == "dying" and not view.applies("V9.2.6.c", card=card):
            acts.append(act("unmark", card=card))
    return change(view, acts, frame)


def set_life(view: View, frame: Frame, node: Node) -> Outcome:
    """1.9.7: neither gained nor lost."""
    at = here(view, frame)
    return change(view, [act("life", player=p, to=value(at, node, "n", 0)) for p in who_of(at, node)], frame)


def alter_damage(view: View, frame: Frame, node: Node) -> Outcome:
    """The damage of this moment becomes another number; at 0 or less there is none (1.10.14)."""
    at = here(view, frame)
    hit, n = at.event.get("hit"), int(value(at, node, "n", 0))
    if "done" in told_of(frame):
        return all_done(view, frame)
    if _out_of_reach(at, node):
        return FAIL
    facts = {"n": n, **({"void": True} if n <= 0 else {})}
    clauses = ("V1.10.14",) if n <= 0 else ()
    return Do((act("change_hit", hit=hit, facts=facts),), "done", None, clauses) if hit else FAIL


def void_damage(view: View, frame: Frame, node: Node) -> Outcome:
    """The damage of this moment comes to nothing (1.10.15)."""
    at = here(view, frame)
    hit = at.event.get("hit")
    if "done" in told_of(frame):
        return all_done(view, frame)
    if _out_of_reach(at, node):
        return FAIL
    return Do((act("change_hit", hit=hit, facts={"void": True}),), "done", None, ("V1.10.15",)) if hit else FAIL


def _out_of_reach(at: Scope, node: Node) -> bool:
    """Whether who is dealt the damage of this moment stands in 〔〕 (`object: true`), and is no object (8.1.4)."""
    named = node.args.get("object") in (True, "true")
    return named and bool(targets.may_be(at.view, at.event.get("to"), at, targets.OBJECT))
