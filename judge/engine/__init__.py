"""The kernel: procedures whose steps are keyed by clause, run by a machine that can be forked, saved and resumed.

Nothing here knows a game. A game supplies procedures, primitives and policies (`judge.engine.game.Game`).
"""

from judge.engine.choice import Choice, Option
from judge.engine.data import Act, Change, Done, Event, Frame, Ref, Result, Spec
from judge.engine.game import Game, Replacement, Triggered, Unplayed
from judge.engine.machine import Machine
from judge.engine.outcome import NEXT, Abandon, Ask, Cut, Do, Finish, Goto, Next, Offer, Push
from judge.engine.procedure import Procedure, Step
from judge.engine.rule import PASS, Amendment, Rule, nothing
from judge.engine.rules import Rules
from judge.engine.stack import Over
from judge.engine.view import Draft, View

__all__ = [
    "NEXT", "PASS", "Abandon", "Act", "Amendment", "Ask", "Change", "Choice", "Cut", "Do", "Done", "Draft", "Event",
    "Finish", "Frame", "Game", "Goto", "Machine", "Next", "Offer", "Option", "Over", "Procedure", "Push", "Ref",
    "Replacement", "Result", "Rule", "Rules", "Spec", "Step", "Triggered", "Unplayed", "View", "nothing",
]  # fmt: skip
