"""A4: the umbrella, which face of a card it shows, and its turning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Done, Finish, Frame, Next, Spec, View
from judge.engine.data import EMPTY
from judge.engine.tree import Node, num
from judge.furuyoni import board
from judge.furuyoni.asks import Due
from judge.furuyoni.effects.operations.common import player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome
    from judge.furuyoni.effects.abilities import CardDef

NAME = "umbrella"
OPEN = "open"
OTHER = {"open": "closed", "closed": "open"}


def held(view: View, who: str) -> bool:
    """Whether a player has an umbrella (A4-1-1)."""
    view.define("A4-1-1")
    return board.has(view, who, board.vocab(view).players[NAME])


def shown(view: View, found: CardDef, card: int) -> CardDef:
    """A4-2-1 paragraph 2: a card with icons is what its owner's umbrella shows."""
    if OPEN not in found.faces or not held(view, owner := board.owner(view, card)):
        return found
    if not view.on("A4-2-1 paragraph 1"):
        return found
    return found.faces[board.information(view, owner, NAME)]._replace(faces=found.faces)


def blank(view: View, found: CardDef, card: int) -> CardDef:
    """A4-2-1 paragraph 3: of an owner without an umbrella it has no text, no range, and damage 0/0."""
    if OPEN not in found.faces or held(view, board.owner(view, card)):
        return found
    nought = num(0) if found.type == "attack" else None
    return found._replace(abilities=(), range=(), aura=nought, life=nought, faces=EMPTY)


def turning(view: View, who: str) -> Act:
    """A4-3 paragraph 1: from the state it is in to the other."""
    return Act("inform", {"player": who, "info": NAME, "becomes": OTHER[board.information(view, who, NAME)]})


def turn(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation: a player opens or closes the umbrella; without one nothing is done."""
    who = player(view, frame, node.args.get("who"))
    if not held(view, who):
        view.consult("A4-3 paragraph 2")
        return Next({"last": Done.NOT})
    return Do((turning(view, who),), clauses=("A4-3 paragraph 1",))


def at_the_end(view: View, moment: str) -> Iterator[Due]:
    """A4-4: in the end phase of a player who has one."""
    if held(view, who := board.active(view)):
        yield Due("A4-4", Spec("A4-4", who))


def offered(view: View, frame: Frame) -> Outcome:
    """A4-4: it may be turned, or left as it is."""
    if "wants" not in frame.locals:
        choice = Choice(frame.you, "turn_umbrella", (("yes",), ("no",)))
        return Ask(choice, "wants")
    return Next() if frame.locals["wants"][0] == ("yes",) else Finish()


def turned(view: View, frame: Frame) -> Outcome:
    """A4-4: it is turned."""
    return Do((turning(view, frame.you),), clauses=("A4-3 paragraph 1",))


def below_the_line(view: View, who: str) -> bool:
    """Whether a text set off by a line on one face counts as the umbrella has just been turned (gap G100)."""
    reading = view.gap("G100", ("A4-2-1 paragraph 1",))
    return reading == 0 or board.information(view, who, NAME) == ("open" if reading == 1 else "closed")
