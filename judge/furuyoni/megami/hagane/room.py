"""Hagane, A6: centrifugal cards, and the anvil of the smith. A6-1 lies in the pools."""

from __future__ import annotations

from judge.engine import Amendment
from judge.furuyoni.bounds.weight import NOTHING
from judge.furuyoni.megami.hagane import centrifugal, forged
from judge.furuyoni.room import Room
from judge.furuyoni.rules.edition import KO
from judge.furuyoni.vocab.model import CRYSTAL, Fact, Keyword, Said, Zone

ROOM = Room(
    "hagane",
    "A6",
    keywords=(Keyword("centrifugal", "A6-2 paragraph 1"),),
    zones=(
        Zone(
            "anvil", Said(frozenset({"normal", CRYSTAL}), "A6-3-1 paragraph 2"), "A6-3-1 paragraph 1",
            borne_by="hagane-a1", exact=True, face=Said("up", "A6-3-1 paragraph 3"), inert=True, row=12,
        ),
    ),
    amendments=(Amendment("A6-2 paragraph 2", "1-4", "also", centrifugal.bars),),
    facts=(Fact("choice_narrowed", "10-33", forged.choice_narrowed, of="board"),),
    only={"B2 5": KO},
    counted=("phase_attacks",),
    weights={"centrifugal": NOTHING},
)  # fmt: skip
