"""Chikage, A7: poisons, the bag they come from, whose they are.

A7-1 lies in the pools; A7-2 paragraph 2 and A7-4 paragraph 1 in her facts and with whom set-up lays a poison.
"""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.megami.chikage import poison
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import CardClass, Said, Zone

ROOM = Room(
    "chikage",
    "A7",
    classes=(
        CardClass(
            "poison", "A7-2 paragraph 1", back="poison", like="normal", follows=True,
            says=("A7-2 paragraph 1", "A7-2 paragraph 2", "A7-2-1 paragraph 1"), used="A7-2-1 paragraph 2",
            cards="A7-2 paragraph 2", lies="A7-2-1 paragraph 1", usable="A7-2-1 paragraph 2",
        ),
    ),
    zones=(
        Zone(
            "poison_bag", Said(frozenset({"poison"}), "A7-3-1 paragraph 2"), "A7-3-1 paragraph 1", borne_by="chikage",
            face=Said("down", "A7-3-1 paragraph 3"), sight="owner", silent="A7-2-1 paragraph 2", inert=True,
            filled=True, row=12,
        ),
    ),
    amendments=(
        Amendment("A7-2-1 paragraph 4", "1-4", "also", poison.not_facedown),
        Amendment("A7-4 paragraph 2", "7-2", "before", poison.stays),
        Amendment("A7-4 paragraph 2", "6-3 along", "also", poison.changes_hands),
        Amendment("A7-4 paragraph 2", "5-4 paragraph 1", "before", poison.not_yet),
        *(Amendment("A7-4 paragraph 2", f"9-2-{n} ends", "also", poison.forgotten) for n in (1, 2, 3)),
        Amendment("A7-5 iii", "9-7", "after", poison.order),
    ),
    procedures=(Procedure("A7-5", (Step("A7-5 iii", poison.on_top),)),),
    weights={},
)  # fmt: skip
