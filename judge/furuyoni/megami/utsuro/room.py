"""Utsuro, A11: the cards of the shadow of the end and how it revives. A11-1 lies in the pools."""

from __future__ import annotations

from judge.engine import Procedure, Step
from judge.furuyoni.megami.utsuro import shadow
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import Shape

ROOM = Room(
    "utsuro",
    "A11",
    procedures=(
        Procedure(
            "A11-2",
            (
                Step("A11-2 1", shadow.remove, ("A11-2 1", "A11-2")),
                Step("A11-2 2", shadow.empty),
                Step("A11-2 3", shadow.take),
                Step("A11-2 4", shadow.reshuffle),
            ),
        ),
    ),
    operations={"revive_the_shadow": shadow.revive},
    shapes={"revive_the_shadow": Shape({})},
    weights={},
)
