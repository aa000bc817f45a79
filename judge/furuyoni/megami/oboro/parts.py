"""A3-4, A3-7 to A3-9: parts, which lie in cyberspace, assembled or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Done, Finish, Frame, Goto, Next, Push, Spec, View
from judge.furuyoni import board
from judge.furuyoni.effects.operations.common import here, number

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

ZONE, PART, MAIN, CUSTOM, ASSEMBLED = "cyberspace", "part", "main-parts", "custom-parts", "assembled"
WHO = "oboro-a2"
ASSEMBLE, DISASSEMBLE = "A3-7", "A3-8"
MOST = 5
"""How many parts stay assembled (A3-7)."""


def lying(view: View, player: str, assembled: bool) -> tuple[int, ...]:
    """The parts of a player that are assembled, or those that are not (A3-9)."""
    view.define("A3-9 paragraph 1", "A3-9 paragraph 4")
    if not (board.has_zone(view, player, ZONE) and view.on("A3-9 paragraph 1") and view.on("A3-9 paragraph 4")):
        return ()
    there = board.lie_in(view, f"{player}.{ZONE}")
    return tuple(c for c in there if bool(board.card_information(view, c, ASSEMBLED)) == assembled)


def count(view: View, player: str) -> int:
    """How many parts of a player are assembled; who has no cyberspace has none."""
    return len(lying(view, player, True))


def mark(view: View, card: int, assembled: bool) -> tuple[Act, ...]:
    """A part is laid to the others that are assembled, or back, where nobody but its player can tell it any more."""
    turned = Act("mark_card", {"card": board.card_ref(view, card), "info": ASSEMBLED, "value": assembled})
    return (turned,) if assembled else (turned, forgotten((card,)))


def forgotten(cards: tuple[int, ...]) -> Act:
    """Parts lie with others that are not assembled, where those who have seen them cannot tell them apart."""
    return Act("fact", {"values": {f"card.{card}.seen": None for card in cards}})


# -- assembling --------------------------------------------------------------------------------------------------------


def assemble(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation: X of one's own parts are assembled."""
    if "done" in here(frame):
        return Next({"last": here(frame)["done"]})
    if not view.applies(ASSEMBLE):
        return Next({"last": Done.NOT})
    return Push(Spec(ASSEMBLE, frame.you, {"n": number(view, frame, node.args.get("n"))}), into="done", then=None)


def choose(view: View, frame: Frame) -> Outcome:
    """As many parts that are not assembled as are asked for, or as there are (5-10)."""
    free = lying(view, frame.you, False)
    if "parts" not in frame.locals:
        n = min(frame.locals["n"], len(free))
        if not free:
            view.consult("A3-9 paragraph 1")
        if n <= 0:
            return Finish(Done.NOT if frame.locals["n"] > 0 else Done.FULLY)
        cards = tuple(("card", c) for c in free)
        return Ask(Choice(frame.you, "pick", cards, n, n, (ASSEMBLE,), about=("assemble",)), "parts")
    acts = tuple(act for _, card in frame.locals["parts"] for act in mark(view, card, True))
    return Do(acts, clauses=(ASSEMBLE,))


def five(view: View, frame: Frame) -> Outcome:
    """If more than five are assembled then, some are taken apart."""
    done = Done.FULLY if len(frame.locals["parts"]) == frame.locals["n"] else Done.PARTLY
    if "less" not in frame.locals and count(view, frame.you) > MOST:
        return Push(Spec(DISASSEMBLE, frame.you, {"to": MOST}), into="less", then=None)
    return Finish(done)


# -- taking apart ------------------------------------------------------------------------------------------------------


def disassemble(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation: one's own parts are taken apart until no more than so many are assembled."""
    if "done" in here(frame):
        return Next({"last": Done.FULLY})
    if not view.applies(DISASSEMBLE):
        return Next({"last": Done.NOT})
    return Push(Spec(DISASSEMBLE, frame.you, {"to": number(view, frame, node.args.get("to"))}), into="done", then=None)


def one_less(view: View, frame: Frame) -> Outcome:
    """One assembled part after the other is chosen and taken apart."""
    there = lying(view, frame.you, True)
    if len(there) <= frame.locals["to"]:
        return Finish(Done.FULLY)
    if "part" not in frame.locals:
        cards = tuple(("card", c) for c in there)
        return Ask(Choice(frame.you, "pick", cards, 1, 1, (DISASSEMBLE,), about=("disassemble",)), "part")
    return Do(mark(view, frame.locals["part"][0][1], False), clauses=(DISASSEMBLE,))


def again(view: View, frame: Frame) -> Outcome:
    """The next one."""
    return Goto(DISASSEMBLE, drop=("part",))
