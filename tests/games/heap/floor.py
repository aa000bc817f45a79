"""A heap of stones: two players take one to three in turn, and who takes the last wins. A game for tests.

    N1            the heap has stones; the players take turns
    N2            the player whose turn it is takes stones
    N2 paragraph 1  at most three (heap-2: four)
    N3            then it is the other player's turn
    N4            whoever takes the last stone wins
    N5            what is taken is hidden from the other player
    M1            (additional, with `rules: hats`) a hat lets its wearer take that many more
"""

from __future__ import annotations

from typing import ClassVar

from judge.engine import (
    Act,
    Amendment,
    Ask,
    Choice,
    Cut,
    Do,
    Draft,
    Frame,
    Game,
    Goto,
    Procedure,
    Push,
    Result,
    Rule,
    Rules,
    Spec,
    Step,
    View,
)  # fmt: skip
from judge.engine.data import Done
from judge.engine.outcome import Outcome
from judge.port.floor import Floor, Scenario
from judge.port.simple import Board, Field, Simple

PLAYERS = ("a", "b")


def take(view: View, frame: Frame) -> Outcome:
    """One stone or more, as many as the player may and there are."""
    if "n" not in frame.locals:
        most = min(view.rules.most(view), view.get("heap"))
        options = tuple(("take", n) for n in range(1, most + 1))
        return Ask(Choice(view.get("active"), "take", options, clauses=("N2", "N2 paragraph 1")), "n")
    return Do((Act("take", {"n": frame.locals["n"][0][1], "by": view.get("active")}),), then="N3")


def turn(view: View, frame: Frame) -> Outcome:
    """The other player is next."""
    return Do((Act("turn", {}),), then="N2 again")


def again(view: View, frame: Frame) -> Outcome:
    """Back to the taking."""
    return Goto("N2", drop=("n",))


def taken(draft: Draft, act: Act) -> Result:
    """Stones leave the heap for the hidden store of who takes them."""
    store = f"{act.args['by']}.store"
    draft.set("heap", draft.get("heap") - act.args["n"])
    draft.set(store, (*draft.get(store, ()), str(act.args["n"])))
    return Result(Done.FULLY, act.args)


def turned(draft: Draft, act: Act) -> Result:
    """Whose turn it is, and which."""
    draft.set("active", "b" if draft.get("active") == "a" else "a")
    draft.set("turn", draft.get("turn") + 1)
    return Result(Done.FULLY)


class Asks(Rules):
    """What may be amended."""

    most: Rule[[], int] = Rule("N2 paragraph 1", off=lambda view: 1)


HAT = Amendment("M1", "N2 paragraph 1", "after", lambda view, found: found + view.get("hat", 0))
TURN = Procedure("N2", (Step("N2", take), Step("N3", turn), Step("N2 again", again, ("N2",))))


class Heap(Game):
    """The game in one edition, with or without hats."""

    name = "heap"
    primitives: ClassVar = {"take": taken, "turn": turned}

    def __init__(self, most: int, hats: bool) -> None:
        self.rules = Asks({"N2 paragraph 1": lambda view: most}, (TURN,), (HAT,) if hats else ())

    def urgent(self, view: View) -> Cut | Push | None:
        """N4: the last stone."""
        return Cut(0, over=view.get("active"), clauses=("N4",)) if view.get("heap") == 0 else None


class HeapFloor(Simple):
    """The heap as answers and reports ask it."""

    name = "heap"
    editions: ClassVar = {"heap-1": "", "heap-2": ""}
    verbs = ("take",)
    menus = ("take",)
    procedures = ("N2",)
    round = "N2 again"
    ending = "N4"
    clauses = ("N1", "N2", "N2 paragraph 1", "N2 again", "N3", "N4", "N5", "M1")
    fields: ClassVar = {
        "turn": Field("number", 1),
        "active": Field("word", "a", words=PLAYERS),
        "heap": Field("number", 7),
        "hat": Field("number", 0, most=3),
        "rules": Field("word", "plain", words=("plain", "hats")),
        "store": Field("list", (), each=True, sight="owner"),
    }

    def started(self, scenario: Scenario, board: Board) -> tuple[Game, Spec]:
        """Four may be taken in the second edition; hats are in force where the board says so."""
        most = 4 if scenario.edition == "heap-2" else 3
        return Heap(most, board.values["rules"] == "hats"), Spec("N2", board.values["active"])


FLOOR: Floor = HeapFloor()

