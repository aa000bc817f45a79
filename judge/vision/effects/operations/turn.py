"""What effects do to the turn and to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Cut, Do, Frame, View
from judge.vision.effects.evaluate import here
from judge.vision.effects.operations.common import FAIL, who_of
from judge.vision.rules.common import act, put
from judge.vision.rules.s1_12_interference import ended

if TYPE_CHECKING:
    from judge.engine.data import Value
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node


def end_turn(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.1: once the interference is over."""
    more = {}
    if view.get("end_turn") and not view.applies("V4.10.1.d"):
        more = {"end_turn_again": True}
    return Do((put({"end_turn": True, **more}),), clauses=("V4.10.1",))


def end_phase(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.2."""
    more = {}
    if view.get("end_phase") and not view.applies("V4.10.2.c"):
        more = {"end_phase_again": True}
    return Do((put({"end_phase": True, **more}),), clauses=("V4.10.2",))


def extra_phase(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.3, once between two phases (4.10.4)."""
    path = f"extra.{view.get('phase')}"
    facts: dict[str, Value] = {path: str(node.args["phase"])}
    if view.get(path) and not view.applies("V4.10.4"):
        facts[f"{path}.again"] = True
    return Do((put(facts),), clauses=("V4.10.3",))


def skip(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.5."""
    word = "mayskip" if node.args.get("may") in (True, "true") else "skip"
    facts = {f"{word}.{p}.{node.args['phase']}": True for p in who_of(here(view, frame), node)}
    return Do((put(facts),), clauses=("V4.10.5",))


def skip_turn(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.5, of a turn."""
    return Do((put({f"skip.{p}.turn": True for p in who_of(here(view, frame), node)}),), clauses=("V4.10.5",))


def hell(view: View, frame: Frame, node: Node) -> Outcome:
    """3.3.6: an underworld that is hell."""
    at = here(view, frame)
    record = {
        "source": at.of, "by": at.you, "this": at.this, "until": str(node.args.get("until", "always")), "cards": (),
        "change": {"hell": True}, "level": view.get("interference", 0), "player": at.you,
        "players": who_of(at, node),
    }  # fmt: skip
    if node.args.get("object") in (False, "false"):
        record["plain"] = True
    view.consult("V3.3.6.a")
    return Do((act("last", record=record),), clauses=("V3.3.6",))


def win(view: View, frame: Frame, node: Node) -> Outcome:
    """1.5.2.a."""
    (player,) = who_of(here(view, frame), node)
    if not view.on("V1.5.2"):
        return FAIL
    return Cut(0, over=player, clauses=("V1.5.2.a", "V1.5.2"))


def lose(view: View, frame: Frame, node: Node) -> Outcome:
    """1.5.3.c."""
    return ended(view, who_of(here(view, frame), node), "V1.5.3.c")


def fail(view: View, frame: Frame, node: Node) -> Outcome:
    """What is said cannot be done (7.1.12)."""
    return FAIL
