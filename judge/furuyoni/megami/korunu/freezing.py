"""A13-1 to A13-5: freeze tokens, the room that they take up in an aura, who is frozen and how deeply, freezing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Do, Done, Finish, Frame, Goto, Next, Push, Spec, View
from judge.furuyoni import board
from judge.furuyoni.effects.operations.common import here, player
from judge.furuyoni.rules import parameters

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

TOKEN = "freeze"
OUT_OF_GAME = ("A13-1 paragraph 2", "A13-4 paragraph 1", "A13-4 paragraph 2")
"""Where it is said that freeze tokens lie out of the game when in no aura, and that there is no end of them."""


def lying(view: View, who: str) -> int:
    """How many freeze tokens lie in a player's aura."""
    return board.tokens(view, f"{who}.aura", TOKEN)


def frozen(view: View, who: str) -> int:
    """How many times a player is frozen: as often as tokens lie in the aura; both players know (A13-2-1)."""
    view.define("A13-2-1 paragraph 1")
    return lying(view, who) if view.on("A13-2-1 paragraph 1", "A13-2-1 paragraph 2") else 0


def room(view: View, found: int | None, zone: str, arrow_of: str) -> int | None:
    """A13-3: crystals and freeze tokens together are as many as the aura can hold, at most."""
    if board.kind_of(zone) != "aura" or found is None:
        return found
    return max(0, found - lying(view, board.player_of(zone)))


def spaces(view: View, found: int, clause: str, who: str) -> int:
    """A13-3-1: what lacks to the cap, with the freeze tokens counted."""
    return found - lying(view, who)


def freeze(view: View, frame: Frame, node: Node) -> Outcome:
    """Freeze a player once; `full`: until there is no room in that player's aura."""
    frost = here(frame).get("froze")
    if frost is not None:
        return Next({"last": frost})
    if not view.on("A13-5"):
        return Next({"last": Done.NOT})
    who = player(view, frame, node.args["who"])
    return Push(Spec("A13-5", frame.you, {"who": who, "full": bool(node.args.get("full"))}), into="froze", then=None)


def put(view: View, frame: Frame) -> Outcome:
    """A freeze token moves from out of the game to the aura of that player, if there is room for it."""
    zone = f"{frame.locals['who']}.aura"
    free = parameters.room(view, zone)
    if not free and frame.locals["full"]:
        return Finish(Done.FULLY)
    told = {"what": TOKEN, "from": "out", "to": zone, "n": 1, "room": free, "cause": "freeze"}
    view.define(*OUT_OF_GAME)
    if not view.on(*OUT_OF_GAME):
        return Finish(Done.NOT)
    return Do((Act("move_tokens", told),), into="moved")


def again(view: View, frame: Frame) -> Outcome:
    """Once more, as long as there is room and the aura is to be filled; never more tokens than an aura can hold."""
    who, done = frame.locals["who"], frame.locals["moved"][0].done
    if not frame.locals["full"] or done == Done.NOT or lying(view, who) >= parameters.aura_cap(view, who):
        return Finish(done)
    return Goto("A13-5")
