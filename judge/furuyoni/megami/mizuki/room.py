"""Mizuki, A16: troops, and the barracks from which conscripted cards are used.

A16-1 lies in the pools, A16-2 paragraph 2 in her facts; A16-3-1 needs nothing more, an attack having the class of its
card.
"""

from __future__ import annotations

from judge.engine import Amendment
from judge.furuyoni.megami.mizuki import barracks
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import CardClass, CardInfo, Said, Shape, Verb, Zone

WHO = "mizuki"

ROOM = Room(
    WHO,
    "A16",
    zones=(
        Zone(
            barracks.ZONE, Said(frozenset({"normal", barracks.TROOP}), "A16-4 paragraph 2"), "A16-4 paragraph 1",
            borne_by=WHO, exact=True, face=Said("down", "A16-4 paragraph 3"), sight="owner", uses="hand", filled=True,
            row=12, near=3,
        ),
    ),
    classes=(
        CardClass(
            barracks.TROOP, "A16-2 paragraph 1", back=barracks.TROOP, like="normal",
            says=("A16-2 paragraph 1", "A16-2 paragraph 2"), used="A16-3-1",
            cards="A16-2 paragraph 2", attacks="A16-3-1",
            lies_in=frozenset({barracks.ZONE, *barracks.STAYS}),
        ),
    ),
    cards=(
        CardInfo(
            barracks.CONSCRIPTED, "A16-4 paragraph 4", "flag", start=False, lasts_in=frozenset({barracks.ZONE}),
            lost={"moved": "A16-2-1"}, shows=True,
        ),
    ),
    amendments=(
        Amendment("A16-2-1", "7-2", "before", barracks.home),
        Amendment("A16-2-1", "9-2-1 v away", "before", barracks.done_with),
        Amendment("A16-4 paragraph 4", "8-2-2 cards", "also", barracks.usable),
        Amendment("A16-4 paragraph 4", "9-4 i cards", "also", barracks.usable),
        Amendment("A16-4 paragraph 4", "1-4", "also", barracks.not_conscripted),
    ),
    operations={"conscript": barracks.conscript, "muster": barracks.muster},
    shapes={"conscript": Shape({}), "muster": Shape({"card": "cards!"}, "card")},
    changes=("muster",),
    verbs=(
        Verb(
            "conscript", "A16-5", barracks.name, "conscript Spearman", args=("hidden_card",), kinds=("conscript",),
        ),
    ),
    weights={},
)  # fmt: skip
