"""A9-6, A9-9: artificial crystals in the distance, and how riding puts them there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Done, Finish, Frame, Goto, Next, Push, Spec, View
from judge.furuyoni import board
from judge.furuyoni.effects.operations.common import acting, here
from judge.furuyoni.rules import parameters

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

CRYSTAL = "artificial_crystal"
WAYS = ("forward", "backward")


def way(rest: str) -> tuple[str, ...] | None:
    """What a line says behind `ride`."""
    return (rest,) if rest in WAYS else None


def lying(view: View, state: str) -> int:
    """How many artificial crystals of both players lie in the distance in a state: `plus` or `minus`."""
    return sum(board.tokens(view, "distance", f"{CRYSTAL}.{player}.{state}") for player in board.PLAYERS)


def room(view: View, found: int | None, zone: str, arrow_of: str) -> int | None:
    """A9-6 paragraph 1: crystals and +1 tokens are ten at most together."""
    if board.kind_of(zone) != "distance" or found is None:
        return found
    return max(0, found - lying(view, "plus"))


def nearer(view: View, found: int) -> int:
    """A9-6 paragraph 2: a crystal under a -1 token does not count for the distance."""
    return found - lying(view, "minus")


def farther(view: View, found: int) -> int:
    """A9-6 paragraph 3: a +1 token counts as a crystal does."""
    return found + lying(view, "plus")


def takeable(view: View, found: int, zone: str) -> int:
    """A9-6 paragraph 2: a crystal under a -1 token cannot be picked; nor can a +1 token (paragraph 3)."""
    return found - lying(view, "minus") if zone == "distance" else found


def ride(view: View, frame: Frame, node: Node) -> Outcome:
    """Ride: the procedure of A9-9."""
    rode = here(frame).get("rode")
    if rode is not None:
        return Next({"last": rode})
    if not view.applies("A9-9"):
        return Next({"last": Done.NOT})
    by = acting(view, frame)
    return Push(Spec("A9-9", by, {"by": by}), into="rode", then=None)


def choose(view: View, frame: Frame) -> Outcome:
    """1: forward or backward; not forward where there is no crystal without a -1 token."""
    if "way" not in frame.locals:
        free = board.takeable(view, "distance") > 0
        options = tuple(("ride", one) for one in WAYS if one != "forward" or free)
        return Ask(Choice(frame.locals["by"], "ride", options, clauses=("A9-9 1",)), "way")
    return Goto("A9-9 2-1" if frame.locals["way"][0][1] == "forward" else "A9-9 2-2")


def forward(view: View, frame: Frame) -> Outcome:
    """2-1: an artificial crystal from the machine is put on a crystal as its -1 token."""
    return _put(view, frame, "minus", "A9-2-1-1 paragraph 1", "A9-2-1-1 paragraph 3")


def backward(view: View, frame: Frame) -> Outcome:
    """2-2: an artificial crystal from the machine is put into the distance as a +1 token, if there is room for it."""
    return _put(view, frame, "plus", "A9-2-1-1 paragraph 1", "A9-2-1-1 paragraph 2")


def _put(view: View, frame: Frame, state: str, *clauses: str) -> Outcome:
    if "put" in frame.locals:
        done: Done = frame.locals["put"][0].done
        return Finish(done)
    if not view.on(*clauses):
        return Finish(Done.NOT)
    by = frame.locals["by"]
    told = {
        "what": CRYSTAL, "from": f"{by}.machine", "to": "distance", "n": 1, "owner": by, "new_state": state, "by": by,
        "cause": "ride",
    }  # fmt: skip
    if state == "plus":
        told["room"] = parameters.room(view, "distance")
    view.define("A9-2 paragraph 2", *clauses)
    rode = Act("happens", {"what": "ride", "by": by, "basic": basic(view), "kind": state})
    return Do((Act("move_tokens", told), rode), into="put", then=None, clauses=(frame.pc,))


def basic(view: View) -> int | None:
    """The run of the basic action as whose effect something comes about; None if it is that of a card that is used."""
    for frame in reversed(view.frames):
        if frame.proc == "9-6":
            return frame.id
        if frame.proc.startswith("9-2"):
            return None
    return None
