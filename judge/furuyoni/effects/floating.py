"""Amounts of changes ordered once: fixed as they are resolved or, read so, found anew when they count (gap G14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.data import EMPTY, Value
from judge.engine.tree import Node, rewrite, walk
from judge.furuyoni import board
from judge.furuyoni.effects.vocabulary.context import Context

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.layers import Modifier
    from judge.engine.view import View

OF_THE_BOARD = ("me", "opp", "distance", "mastery_zone", "shadow", "distance_change")
"""First words of facts that go on changing. What the effect found, or what happened before it, stays what it was."""
OF_THE_CARD = ("this.crystals", "this.cost", "this.x", "this.y")


def again(view: View, context: Context, node: Node) -> Mapping[str, Any] | None:
    """From where an amount would be found anew; None if nothing in it can change."""

    def settled(part: Node) -> Node:
        if part.op != "fact" or _changes(view, context, str(part.args["path"])):
            return part
        head = str(part.args["path"]).partition(".")[0]
        if head not in ("names", "event", "attack", "answered", "this", "done"):
            return part
        return Node("constant", {"value": board.rules(view).settle(view, context, part)})

    rest = rewrite(node, settled)
    paths = [str(part.args["path"]) for _, part in walk(rest) if part.op == "fact"]
    if not any(_changes(view, context, path) for path in paths) and not any(p.op == "call" for _, p in walk(rest)):
        return None
    return {"node": rest, "you": context.you, "card": context.card, "owner": context.owner}


def _changes(view: View, context: Context, path: str) -> bool:
    """Whether a fact may be another later on: one of the board, or a letter that the use of the card has not fixed."""
    if path not in OF_THE_CARD or context.card is None:
        return path.partition(".")[0] in OF_THE_BOARD
    use = view.get(f"card.{context.card.id}.use") or EMPTY
    return path.partition(".")[2] not in use


def lowered(modifier: Modifier, what: Value) -> Modifier:
    """The modifier downwards, as its player has picked (10-35)."""
    return modifier._replace(what=what, again={**modifier.again, "lowered": True} if modifier.again else None)


def negative(amount: Value) -> Value:
    """The same amount downwards."""
    if isinstance(amount, tuple):
        return tuple(negative(part) for part in amount)
    return -amount if isinstance(amount, int) else amount


def current(view: View, modifier: Modifier) -> Modifier:
    """The modifier as it counts now: with its amount as it was when it was ordered, unless that is read to float."""
    told = modifier.again
    if told is None or "node" not in told:
        return modifier
    fixed = modifier._replace(again=None)
    at = Context(told["you"], told["card"], owner=told["owner"])
    now = board.rules(view).settle(view, at, told["node"])
    if told.get("lowered"):
        now = negative(now)
    if now != fixed.what and view.gap("G14", ("5-6",)):
        return fixed._replace(what=now)
    return fixed


__all__ = ["again", "current", "lowered", "negative"]
