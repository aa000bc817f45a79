"""What an open choice leads to: which cards are used by what is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.tree import Node, Path, at, parent, sibling, walk
from judge.furuyoni import board

if TYPE_CHECKING:
    from judge.engine import Choice, View

TO_BE_USED = "to be used"
"""What a choice of cards that no text asks is about, besides its own name, where what is picked is used."""


def to_be_used(view: View, choice: Choice) -> bool:
    """Whether what is picked is used by the rule or the text that asks, and nothing else may be done to it."""
    if TO_BE_USED in choice.about:
        return True
    frame = view.frames[-1] if view.frames else None
    if frame is None or "tree" not in frame.locals:
        return False
    root, path = board.rules(view).tree(frame.locals["tree"], view), frame.locals["at"]
    asking = at(root, path)
    return asking.op == "pick" and any(_uses(node, asking.args["as"]) for node in _behind(root, path))


def may_be_used(view: View) -> int | None:
    """The card whose own use is what its text lets its player do or leave now."""
    frame = view.frames[-1] if view.frames else None
    if frame is None or "tree" not in frame.locals:
        return None
    asking = at(board.rules(view).tree(frame.locals["tree"], view), frame.locals["at"])
    done: tuple[Node, ...] = asking.args["do"] if asking.op == "may" else ()
    own = [node.op == "use" and node.args.get("card") == "this" for node in done] == [True]
    return frame.locals["card"].id if own else None


def _behind(root: Node, path: Path) -> list[Node]:
    """What a text does behind a place, and within the mode in which that stands."""
    found = []
    while path:
        after = sibling(root, path)
        while after is not None:
            found.append(at(root, after))
            after = sibling(root, after)
        path = parent(path)
        if at(root, path).op == "choose":
            break
    return found


def _uses(node: Node, name: str) -> bool:
    """Whether an operation uses the card of that name, other than as one of several things that may be done."""
    return any(one.op == "use" and one.args.get("card") == name and "modes" not in path for path, one in walk(node))
