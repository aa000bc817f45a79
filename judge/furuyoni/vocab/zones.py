"""The zones of the core (7-1), in the order in which a board is told."""

from __future__ import annotations

from judge.furuyoni.vocab.model import ATTACK, CARD, CRYSTAL, Said, Zone

CARDS = frozenset({CARD})
WITH_CRYSTALS = CARDS | {CRYSTAL}
CRYSTALS = frozenset({CRYSTAL})

ZONES = (
    Zone("distance", Said(CRYSTALS, "7-1-1"), of="common", start=10, cap=Said(10, "7-1-1")),
    Zone("shadow", Said(CRYSTALS, "7-1-5"), of="common", counted="5-2-3 paragraph 2"),
    Zone("life", Said(CRYSTALS, "7-1-2 paragraph 2"), "7-1-2 paragraph 1", counted="5-1-5 paragraph 2", start=10),
    Zone(
        "aura", Said(CRYSTALS, "7-1-3 paragraph 2"), "7-1-3 paragraph 1", counted="5-1-7 paragraph 2", start=3,
        cap=Said(5, "7-1-3-1"),
    ),
    Zone("flare", Said(CRYSTALS, "7-1-4 paragraph 2"), "7-1-4 paragraph 1", counted="5-1-6 paragraph 2"),
    Zone(
        "hand", Said(CARDS, "7-1-10 paragraph 2"), "7-1-10 paragraph 1", owners_only=True,
        face=Said("down", "7-1-10 paragraph 3"), sight="owner", placed={"bottom": "7-1-10 paragraph 4"}, uses="hand",
        by_number=True, row=1, near=0,
    ),
    Zone(
        "deck", Said(CARDS, "7-1-6 paragraph 2"), "7-1-6 paragraph 1", owners_only=True,
        face=Said("down", "7-1-6 paragraph 3"), sight="none", ordered=True,
        placed={"top": "7-1-6 paragraph 7", "bottom": "7-1-6 paragraph 8"}, inert=True, by_number=True, row=8, near=8,
    ),
    Zone(
        "played", Said(CARDS, "7-1-7 paragraph 2"), "7-1-7 paragraph 1", owners_only=True,
        face=Said("up", "7-1-7 paragraph 3"), placed={"bottom": "7-1-7 paragraph 4"}, inert=True, row=2, near=4,
    ),
    Zone(
        "facedown", Said(CARDS, "7-1-8 paragraph 2"), "7-1-8 paragraph 1", owners_only=True,
        face=Said("down", "7-1-8 paragraph 3"), sight="owner", says_sight="7-1-8 paragraph 3", sideways=True,
        placed={"bottom": "7-1-8 paragraph 4"}, inert=True, by_number=True, row=3, near=5,
    ),
    Zone(
        "enhancements", Said(WITH_CRYSTALS, "7-1-9 paragraph 2"), "7-1-9 paragraph 1",
        face=Said("up", "7-1-9 paragraph 3"), orders=("7-1-9 paragraph 4",), tied="7-1-9 paragraph 5",
        counted="7-1-9 paragraph 4", charged="must", row=4, near=2,
    ),
    Zone(
        "specials", Said(frozenset({"special", CRYSTAL}), "7-1-11 paragraph 2"), "7-1-11 paragraph 1",
        owners_only=True, face=Said("by_state", "7-1-11 paragraph 3"), sight="owner", tied="7-1-11 paragraph 6",
        uses="specials", states=("unused", "in_use", "used"), by_number=True, charged="may", row=5, near=1,
    ),
    Zone(
        "extra", Said(CARDS, "7-1-12 paragraph 2"), "7-1-12 paragraph 1", owners_only=True, filled=True,
        face=Said("up", "7-1-12 paragraph 3"), silent="7-1-12 paragraph 4", inert=True, by_number=True, row=9, near=7,
    ),
    Zone(
        "in_use", Said(WITH_CRYSTALS, "7-1-14 paragraph 2"), "7-1-14 paragraph 1",
        face=Said("up", "7-1-14 paragraph 3"), tied="7-1-14 paragraph 4", charged="may", row=6, near=3,
    ),
    Zone(
        "sealed", Said(CARDS, "7-1-13 paragraph 1"), sight="none", silent="7-1-13 paragraph 2",
        placed={"bottom": "7-1-13 paragraph 3"}, orders=("10-9", "7-1-13 paragraph 4"), inert=True, under=True,
        row=10, near=6,
    ),
    Zone(
        "out_of_game", Said(WITH_CRYSTALS, "7-1-16 paragraph 1"), face=Said("by_state", "7-1-16 paragraph 5"),
        sight="owner", says_sight="7-1-16 paragraph 5", orders=("10-18",), silent="7-1-16 paragraph 3",
        endless="7-1-16 paragraph 2", inert=True, apart="unchosen", row=11, near=9,
    ),
    Zone("attacking", Said(frozenset({ATTACK}), "7-1-15 paragraph 2"), "7-1-15 paragraph 1", row=7),
)  # fmt: skip
