"""Kururu, A8: gear frames and their mechanisms, the discovery of the century. A8-1 lies in the pools."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.megami.kururu import discovery, mechanism
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import Shape, Verb

ROOM = Room(
    "kururu",
    "A8",
    amendments=(
        Amendment("A8-2 paragraph 5", "6-2-1-7 paragraph 1", "before", mechanism.incomplete),
        Amendment("A8-4 2", "5-4 paragraph 1", "after", discovery.now_theirs),
        Amendment("A8-6 paragraph 2", "9-2-1 i made", "also", mechanism.of_attack),
    ),
    procedures=(
        Procedure(
            "A8-4",
            (
                Step("A8-4 1", discovery.look, ("A8-4 1", "A8-4")),
                Step("A8-4 2", discovery.take),
                Step("A8-4 3", discovery.gain),
                Step("A8-4 4", discovery.remove),
            ),
        ),
    ),
    operations={"discovery": discovery.make},
    shapes={"discovery": Shape({})},
    verbs=(
        Verb("discover", "A8-4 2", discovery.player, "discover b", args=("player",), kinds=("discover",)),
    ),
    weights={},
)  # fmt: skip
