"""The kernel: procedures whose steps are keyed by clause, run by a machine that can be forked, saved and resumed.

Nothing here knows a game. A game supplies procedures, primitives and policies (`judge.engine.game.Game`).
"""

from judge.engine.choice import Choice, Option
from judge.engine.data import Act, Change, Done, Event, Frame, Ref, Result, Spec
from judge.engine.game import Amendment, Game, Procedure, Replacement, Step, Triggered, Unplayed
from judge.engine.machine import Machine
from judge.engine.outcome import NEXT, Ask, Cut, Do, Finish, Goto, Next, Push
from judge.engine.stack import Over
from judge.engine.view import Draft, View

__all__ = [
    "NEXT", "Act", "Amendment", "Ask", "Change", "Choice", "Cut", "Do", "Done", "Draft", "Event", "Finish", "Frame",
    "Game", "Goto", "Machine", "Next", "Option", "Over", "Procedure", "Push", "Ref", "Replacement", "Result", "Spec",
    "Step", "Triggered", "Unplayed", "View",
]  # fmt: skip
