"""What lasts for a while and what waits for its moment (7.6 to 7.8)."""

from __future__ import annotations

from judge.engine import Do, Frame, Next, View
from judge.engine.data import Value
from judge.engine.outcome import Outcome
from judge.engine.tree import Node
from judge.vision.board import reading
from judge.vision.effects.evaluate import here, many
from judge.vision.effects.operations.common import FAIL, everything, told_of, value
from judge.vision.rules.common import act


def modify(view: View, frame: Frame, node: Node) -> Outcome:
    """A change that lasts (7.6): values are those of now, where the text does not let them vary (1.6.2.g)."""
    at = here(view, frame)
    if "done" in told_of(frame):
        return Next()
    things = many(value(at, node, "what", ()))
    if not things and not everything(node):
        return FAIL
    plain = ("layer", "lose_races", "void", "grant", "players", "text")
    change: dict[str, Value] = {k: node.args[k] for k in plain if k in node.args}
    for name in ("attack", "toughness", "floor", "cost", "node"):
        if name in node.args:
            change[name] = value(at, node, name)
    plurals = (
        "keywords", "races", "become_races", "names", "become_names", "forbid", "lose_keywords", "only", "allow",
    )  # fmt: skip
    for name in plurals:
        if name in node.args:
            change[name] = many(value(at, node, name))
    record: dict[str, Value] = {
        "source": at.of, "by": at.you, "this": at.this, "until": str(node.args.get("until", "turn_end")),
        "change": change, "level": view.get("interference", 0), "player": at.you,
        "cards": tuple((c, reading.epoch(view, c)) for c in things if isinstance(c, int)),
        "players": tuple(p for p in things if isinstance(p, str)),
    }  # fmt: skip
    if everything(node):
        view.consult("V7.6.1")
        record |= {"select": node.args["what"], "names": dict(at.names), "cards": ()}
    return Do((act("last", record=record),), "done", None, ("V7.1.16", "V7.6.2"))


def wait(view: View, frame: Frame, node: Node) -> Outcome:
    """What comes later, at a moment (7.7, 7.8): the card may be gone by then, it comes all the same."""
    at = here(view, frame)
    path = "/".join(str(p) for p in (*frame.locals["at"], "then"))
    record = {
        "source": at.of, "by": at.you, "this": at.this, "on": str(node.args["on"]), "cond": node.args.get("if"),
        "tree": f"{_tree(frame)}|{path}", "until": str(node.args.get("until", "always")), "about": at.about,
        "names": dict(at.names), "event": dict(at.event), "level": view.get("interference", 0), "player": at.you,
        "once": node.args.get("once") not in (False, "false"),
    }  # fmt: skip
    return Do((act("wait", record=record),), clauses=("V7.7.1", "V7.8.1"))


def _tree(frame: Frame) -> str:
    tree: str = frame.locals["tree"]
    return tree
