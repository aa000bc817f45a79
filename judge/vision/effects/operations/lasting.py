"""What lasts for a while and what waits for its moment (7.6 to 7.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Do, Frame, Next, View
from judge.engine.tree import Node, part
from judge.vision.board import reading, strength, values
from judge.vision.effects.evaluate import here, many
from judge.vision.effects.operations.common import FAIL, described_by, everything, told_of, value
from judge.vision.effects.sorts import SEVERAL
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules.common import act

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.data import Value
    from judge.engine.outcome import Outcome


def modify(view: View, frame: Frame, node: Node) -> Outcome:
    """A change that lasts (7.6): values are those of now, where the text does not let them vary (1.6.2.g)."""
    at = here(view, frame)
    if "done" in told_of(frame):
        return Next()
    things = many(value(at, node, "what", ()))
    meant = everything(node) and node.args.get("object") not in (False, "false")
    shielded = tuple(c for c in things if meant and targets.may_be(view, c, at, targets.OBJECT))
    if shielded and view.applies("V8.1.4.a"):
        things = tuple(t for t in things if t not in shielded)
    if not things and not everything(node):
        return FAIL
    plain = ("layer", "lose_races", "void", "grant", "players", "text", "unmodified")
    change: dict[str, Value] = {k: node.args[k] for k in plain if k in node.args}
    numbers = ("attack", "toughness", "floor", "cost", "node", "cost_is", "node_is", "graze_is", "fix_x", "fix_A")
    for name in (*numbers, "hand_limit", "draws"):
        if name in node.args:
            change[name] = node.args[name] if _varies(view, node, name) else value(at, node, name)
    if "against" in node.args:
        change["against"] = node.args["against"]
    for name in SEVERAL:
        if name in node.args:
            change[name] = many(value(at, node, name))
    _relied(view, things, change)
    if "floor" in change and not view.applies("V1.6.5.a") and _clamped(view, things, change):
        return FAIL
    record: dict[str, Value] = {
        "source": at.of, "by": at.you, "this": at.this, "until": str(node.args.get("until", "turn_end")),
        "change": change, "level": view.get("interference", 0), "player": at.you,
        "cards": tuple((c, reading.epoch(view, c)) for c in things if isinstance(c, int)),
        "players": tuple(p for p in things if isinstance(p, str)), "names": dict(at.names),
    }  # fmt: skip
    described = described_by(view, frame, node)
    fitting = targets.proper(view, described, at, "") if described is not None else ()
    if described is not None and things and all(t in fitting for t in things):
        record["fit"] = (described.among, described.cond)
    if node.args.get("object") in (False, "false"):
        record["plain"] = True
    if record["until"] == "their_turn_end":
        record["turn"] = view.get("turn")
    if "stays" in node.args:
        record["stays"] = str(node.args["stays"])
        view.consult("V3.1.7.a")
    if any(isinstance(c, int) and reading.kind(view, c) == "hand" for c in things):
        record["hand"] = True
        view.consult("V3.6.5")
    if everything(node) and "stays" not in node.args:
        view.consult("V7.6.1", "V3.4.4")
        record |= {"select": node.args["what"], "cards": (), "except": shielded,
                   "first": tuple(c for c in things if isinstance(c, int))}  # fmt: skip
    return Do((act("last", record=record),), "done", None, ("V7.1.16", "V7.6.2"))


def _varies(view: View, node: Node, name: str) -> bool:
    """Whether strength is what its variable comes to at any time, as the text says of no moment (1.6.2.g)."""
    return "vary" in node.args and name in ("attack", "toughness") and view.applies("V1.6.2.g")


GIVEN = ("keywords", "races", "become_races", "names", "become_names", "grant")
"""What is given to a card that is not printed on it (2.1.3)."""


def _relied(view: View, things: tuple[Value, ...], change: dict[str, Value]) -> None:
    """What a change rests on, by what it is: what is not in force is left out of it."""
    if any(name in change for name in GIVEN) and not view.applies("V2.1.3"):
        for name in GIVEN:
            change.pop(name, None)
    if "become_races" in change or "become_names" in change:
        view.consult("V6.1.5")
    if change.get("void") == "text":
        view.consult("V2.13.3", "V12.4.2")
    fixed = (a for c in things if isinstance(c, int) for a in values.own_text(view, c, False) if a.fixed)
    if change.get("void") == "text" and any(fixed):
        view.consult("V12.4.1")
    if change.get("void") == "auto":
        view.consult("V10.1.4")
    if "grant" not in change:
        view.consult("V7.2.1.c")


def _clamped(view: View, things: tuple[Value, ...], change: dict[str, Value]) -> bool:
    """Whether a floor keeps a change from doing all that it says (1.6.5.a)."""
    less, floor = int(change.get("toughness", 0)), int(change["floor"])
    return any(isinstance(c, int) and strength.true(view, c)[1] + less <= floor for c in things)


def _cards_of(names: Mapping[str, Value]) -> set[int]:
    """The cards that names stand for."""
    return {c for named in names.values() for c in many(named) if type(c) is int}


def wait(view: View, frame: Frame, node: Node) -> Outcome:
    """What comes later, at a moment (7.7, 7.8): the card may be gone by then, it comes all the same."""
    at = here(view, frame)
    if not view.on("V7.8.1"):
        return Next()
    if str(node.args["on"]) == "interference_end" and not view.get("interference") and view.applies("V1.12.5"):
        return FAIL  # there is none that could end
    record = {
        "source": at.of, "by": at.you, "this": at.this, "on": str(node.args["on"]), "cond": node.args.get("if"),
        "tree": part(frame.locals["tree"], (*frame.locals["at"], "then")),
        "until": str(node.args.get("until", "always")), "about": at.about,
        "names": dict(at.names), "event": dict(at.event), "level": view.get("interference", 0), "player": at.you,
        "once": node.args.get("once") not in (False, "false", "batch"), "batch": node.args.get("once") == "batch",
        "epoch": reading.epoch(view, at.of),
        "epochs": tuple((c, reading.epoch(view, c)) for c in sorted(_cards_of(at.names)) if reading.on_field(view, c)),
    }  # fmt: skip
    return Do((act("wait", record=record),), clauses=("V7.7.1", "V7.8.1"))
