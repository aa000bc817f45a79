"""What effects do to the turn and to the game."""

from __future__ import annotations

from judge.engine import Cut, Do, Frame, View
from judge.engine.outcome import Outcome
from judge.engine.tree import Node
from judge.vision.effects.evaluate import here
from judge.vision.effects.operations.common import FAIL, who_of
from judge.vision.rules.common import put
from judge.vision.rules.s1_12_interference import ended


def end_turn(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.1: once the interference is over."""
    return Do((put({"end_turn": True}),), clauses=("V4.10.1",))


def end_phase(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.2."""
    return Do((put({"end_phase": True}),), clauses=("V4.10.2",))


def extra_phase(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.3, once between two phases (4.10.4)."""
    return Do((put({f"extra.{view.get('phase')}": str(node.args["phase"])}),), clauses=("V4.10.3",))


def skip(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.5."""
    facts = {f"skip.{p}.{node.args['phase']}": True for p in who_of(here(view, frame), node)}
    return Do((put(facts),), clauses=("V4.10.5",))


def skip_turn(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.5, of a turn."""
    return Do((put({f"skip.{p}.turn": True for p in who_of(here(view, frame), node)}),), clauses=("V4.10.5",))


def hell(view: View, frame: Frame, node: Node) -> Outcome:
    """3.3.6: an underworld that is hell."""
    return Do((put({f"{p}.hell": True for p in who_of(here(view, frame), node)}),), clauses=("V3.3.6",))


def win(view: View, frame: Frame, node: Node) -> Outcome:
    """1.5.2.a."""
    (player,) = who_of(here(view, frame), node)
    return Cut(0, over=player, clauses=("V1.5.2.a",))


def lose(view: View, frame: Frame, node: Node) -> Outcome:
    """1.5.3.c."""
    return ended(view, who_of(here(view, frame), node), "V1.5.3.c")


def fail(view: View, frame: Frame, node: Node) -> Outcome:
    """What is said cannot be done (7.1.12)."""
    return FAIL
