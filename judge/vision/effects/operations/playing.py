"""Targets changed (8.2.8), cards resolved as if played (5.3), effects as if used (7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Do, Frame, Next, Push, Spec, View
from judge.engine.data import EMPTY, Ref, Value
from judge.vision.board import reading
from judge.vision.effects.evaluate import evaluate, here, one
from judge.vision.effects.operations.common import FAIL, cards_of, told_of, value
from judge.vision.rules import s8_1_under_way as under_way
from judge.vision.rules.common import FAILED, moment, put

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node


def change_target(view: View, frame: Frame, node: Node) -> Outcome:
    """8.2.8: to whatever is named, proper or not; not of what has been resolved."""
    at, told = here(view, frame), told_of(frame)
    if "heard" in told:
        return Next()
    ref, to = one(value(at, node, "what", ())), one(value(at, node, "to", ()))
    if not isinstance(ref, Ref) or view.get(f"link.{ref.id}") is None:
        return FAIL
    link = view.get(f"link.{ref.id}")
    epoch = reading.epoch(view, to) if isinstance(to, int) else -1
    new = {key: dict.fromkeys(chosen, ((to, epoch),)) for key, chosen in link["targets"].items()}
    if "done" in told:  # what it is changed to has become a target as well, and may have its say
        events = ({**event["event"], "moment": event["moment"]} for event in under_way.aimed(view, ref.id, link))
        return Push(moment("targeted", *events), into="heard", then=None)
    by = (*link.get("changed_by", ()), at.this)
    changed = put({f"link.{ref.id}": {**link, "targets": new, "changed": True, "changed_by": by}})
    return Do((changed,), "done", None, ("V8.2.8",))


def _allowed(view: View, frame: Frame, node: Node, clause: str) -> bool:
    """Whether what the effect itself asks for is met (5.3.1.a, 7.5.1.a)."""
    cond = node.args.get("if")
    return cond is None or bool(evaluate(here(view, frame), cond)) or not view.applies(clause)


def _about(frame: Frame, card: int) -> dict[str, Value]:
    """What is resolved as if, by the effect of which card, and under which number the play or use of that is known."""
    return {"card": card, "beneath": frame.locals.get("source", 0), "record": frame.locals.get("link", 0)}


def play_as_if(view: View, frame: Frame, node: Node) -> Outcome:
    """5.3."""
    (card, *_) = cards_of(here(view, frame), node) or (0,)
    if "outcome" in told_of(frame):
        return FAIL if told_of(frame)["outcome"] == FAILED else Next()
    if not _allowed(view, frame, node, "V5.3.1.a"):
        return FAIL
    about = _about(frame, card)
    open_ = view.get(f"link.{about['record']}", EMPTY).get("open")
    if node.args.get("timely") in (True, "true") and not open_:
        about["timely"] = True
    about["ignoring"] = str(node.args.get("ignoring", ""))
    by = str(one(value(here(view, frame), node, "by", frame.you)))
    return Push(Spec("V5.3.2", by, about), into="outcome", then=None) if card else FAIL


def use_as_if(view: View, frame: Frame, node: Node) -> Outcome:
    """7.5."""
    (card, *_) = cards_of(here(view, frame), node) or (0,)
    if "outcome" in told_of(frame):
        return FAIL if told_of(frame)["outcome"] == FAILED else Next()
    if not _allowed(view, frame, node, "V7.5.1.a"):
        return FAIL
    return Push(Spec("V7.5.2", frame.you, _about(frame, card)), into="outcome", then=None) if card else FAIL
