"""How many attacks an effect still makes that makes as many as a number says, while that number changes (gap G72)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.tree import at
from judge.furuyoni import board
from judge.furuyoni.effects.operations.common import number

if TYPE_CHECKING:
    from judge.engine import Frame, View

MADE = "\x00made"
"""Under this and the place of the repetition stands among the names how many attacks it has made."""


def anew(view: View, frame: Frame) -> dict[str, Any]:
    """What changes as one of several attacks is over: how many were made, and how many are left to make."""
    *outer, inner = frame.locals["todo"] or (None,)
    if inner is None:
        return {}
    path, rest, so_far = inner
    node = at(board.rules(view).tree(frame.locals["tree"], view), path)
    if node.op != "repeat" or node.args["n"].op == "num" or len(node.args["do"]) > 1:
        return {}
    names, mark = frame.locals["names"], MADE + "/".join(str(p) for p in path)
    made = names.get(mark, 0) + 1
    left = max(0, number(view, frame, node.args["n"]) - made)
    if left != len(rest) and view.gap("G72", ("10-5", "9-1 paragraph 1")) == 1:
        rest = (("do", 0),) * left
    counted = {**names, mark: made} if rest else {k: v for k, v in names.items() if k != mark}
    return {"names": counted, "todo": (*outer, (path, rest, so_far))}
