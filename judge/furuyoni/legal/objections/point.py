"""A point of a run, and what of it every line has to meet: whose turn it is, which phase, what else is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.group import INTERNAL
from judge.furuyoni import board
from judge.furuyoni.rules import attacks
from judge.port.obstacle import Obstacle, Point

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine import Frame


def top(at: Point, proc: str) -> Frame | None:
    """The innermost run of a procedure that is under way."""
    return next((f for f in reversed(at.view.frames) if f.proc == proc), None)


def attack_on(at: Point, player: str) -> attacks.Attack | None:
    """The innermost attack under way that is made on a player."""
    for frame in reversed(at.view.frames):
        if frame.proc == "9-4":
            attack = attacks.load(at.view, frame.locals["attack"])
            if attack is not None and attack.holder != player:
                return attack
    return None


def here(at: Point) -> tuple[str, ...]:
    """The clauses of what is open or comes next."""
    if at.choice is not None:
        return at.choice.clauses
    frame = next((f for f in reversed(at.view.frames) if f.proc not in INTERNAL), None)
    anchors = board.rules(at.view).rules.steps.get(frame.proc) if frame is not None else None
    return anchors.clauses(frame) if frame is not None and anchors is not None else ("9-1 paragraph 2",)


def in_phase(at: Point, by: str, phase: str, clause: str, kinds: tuple[str, ...]) -> Iterator[Obstacle]:
    """What the active player alone may do in one phase, while nothing else is under way."""
    view = at.view
    active = board.active(view)
    if active != by:
        yield Obstacle("rule", (clause, "5-1-1 paragraph 1"), "turn", (("active", active),))
    if at.choice is not None and at.choice.kind in kinds:
        return
    if view.get("phase") != phase:
        yield Obstacle("rule", (clause,), f"phase_{phase}", (("phase", view.get("phase")),))
    else:
        yield under_way(at)


def under_way(at: Point) -> Obstacle:
    """Something else comes first: another choice, or a step at which nobody chooses."""
    if at.choice is None:
        return Obstacle("rule", here(at), "no_choice")
    facts = (("by", at.choice.by), ("kind", at.choice.kind))
    return Obstacle("rule", here(at), "under_way", facts)


def not_decider(at: Point, by: str) -> Iterator[Obstacle]:
    """Somebody else decides what is open."""
    if at.choice is not None and at.choice.by != by:
        yield Obstacle("rule", at.choice.clauses, "not_decider", (("by", at.choice.by), ("kind", at.choice.kind)))
