"""Yukihi, A4: the umbrella and the cards with two faces."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.bounds.weight import NOTHING
from judge.furuyoni.megami.yukihi import umbrella
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import Fact, PlayerInfo, Said, Shape

ROOM = Room(
    "yukihi",
    "A4",
    players=(
        PlayerInfo(
            "umbrella", "A4-1-1", "choice", ("open", "closed"), start="closed", borne_by="yukihi",
            absent=Said("none", "A4-2-1 paragraph 3"),
        ),
    ),
    facts=(Fact("below_the_line", "A4-2-1 paragraph 1", umbrella.below_the_line),),
    amendments=(
        Amendment("A4-2-1 paragraph 2", "6-2-1", "after", umbrella.shown, cites=("A4-2-1 paragraph 1",)),
        Amendment("A4-2-1 paragraph 3", "6-2-1", "after", umbrella.blank),
        Amendment("A4-4 bullet 1", "8-3-1", "also", umbrella.at_the_end),
    ),
    procedures=(
        Procedure(
            "A4-4",
            (Step("A4-4 bullet 1", umbrella.offered), Step("A4-4 turned", umbrella.turned, ("A4-4 bullet 1",))),
        ),
    ),
    operations={"turn_umbrella": umbrella.turn},
    shapes={"turn_umbrella": Shape({"who": "player"}, "who")},
    weights={"turn_umbrella": NOTHING},
)  # fmt: skip
