"""Thallya, A9: artificial crystals in machine, burnt and distance, riding, combusting, TransForm cards.

A9-1 lies in the pools.
"""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.bounds.weight import NOTHING
from judge.furuyoni.megami.thallya import burning, forms, riding
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import (
    CardClass,
    CardInfo,
    Changed,
    EffectClass,
    Happening,
    Keyword,
    PlayerInfo,
    Said,
    Shape,
    Token,
    Verb,
    Zone,
)

WHO = "thallya"
CRYSTAL = "artificial_crystal"
_DISTANCE = frozenset({"distance"})

ROOM = Room(
    WHO,
    "A9",
    zones=(
        Zone(
            "machine", Said(frozenset({"transform", CRYSTAL}), "A9-4 paragraph 2"), "A9-4 paragraph 1", borne_by=WHO,
            owners_only=True, face=Said("up", ""), row=12,
        ),
        Zone("burnt", Said(frozenset({CRYSTAL}), "A9-5 paragraph 2"), "A9-5 paragraph 1", borne_by=WHO, row=13),
    ),
    zone_changes=(
        Changed("distance", "holds", CRYSTAL, "A9-6 paragraph 1"), Changed("extra", "holds", "transform", "A9-7"),
    ),
    tokens=(
        Token(
            CRYSTAL, "A9-2 paragraph 4", frozenset({"machine", "burnt", "distance"}), named_in=_DISTANCE,
            states={"plus": _DISTANCE, "minus": _DISTANCE}, total=Said(5, "A9-1 paragraph 2"),
        ),
    ),
    classes=(
        CardClass(
            "transform", "A9-3-1-1", back="transform", says=("A9-3-1-1", "A9-3-1-3"),
            lies_in=frozenset({"extra", "machine", "sealed", "out_of_game"}),
        ),
    ),
    players=(
        PlayerInfo("transforms", "A9-3 paragraph 2", "gauge", borne_by=WHO, of_arrivals=("transform", "machine")),
        PlayerInfo(
            "transformed", "A9-3 paragraph 2", "flag", start=False, borne_by=WHO, absent=Said(False, ""), turn=True
        ),
    ),
    cards=(
        CardInfo("spent", "A9-3-1-7", "flag", start=False, lasts_in=frozenset({"machine", "sealed"}), turn=True),
    ),
    keywords=(Keyword("combust", "A9-8 paragraph 2"),),
    effect_classes=(EffectClass("transform", "A9-3-1-5"), EffectClass("added_basic", "A9-3-1-7")),
    shapes={
        "ride": Shape({}), "transform": Shape({}), "combust": Shape({"n": "expr!", "may": "flag"}, "n"),
        "restore": Shape({"n": "expr!", "as": "name"}, "n"), "spend": Shape({}),
    },
    changes=("transform", "restore", "spend"),
    standing={
        "reverse_combust": Shape({"who": "player!"}, "who"), "enable": Shape({"what": "word:sealed!"}, "what"),
    },
    happenings=(Happening("ride", "A9-9"),),
    verbs=(
        Verb("ride", "A9-9 1", riding.way, "ride forward", args=("word",), kinds=("ride",)),
        Verb(
            "form", "A9-3-1-7", forms.read, "form Beta-Edge with vigor, or form Beta-Edge covering Stunt",
            args=("card",), kinds=("basic", "basic_cost", "main", "action"),
            follows=("action", "main", "basic", "basic_cost"), label=forms.label, accepts=forms.accepts,
            objections=forms.objections,
        ),
    ),
    operations={
        "ride": riding.ride, "transform": forms.transform, "combust": burning.combust, "restore": burning.restore,
        "spend": forms.spend,
    },
    amendments=(
        Amendment("A9-2-1-1 bullet 1", "8-1-2", "also", burning.due),
        Amendment("A9-3-1-5", "5-5", "also", forms.transformed),
        Amendment("A9-3-1-6", "9-1-1-2", "before", forms.counts),
        Amendment("A9-3-1-7", "9-6 i-B", "also", forms.basics),
        Amendment("A9-6 paragraph 1", "7-1-1 room", "after", riding.room),
        Amendment("A9-6 paragraph 2", "5-2-1", "after", riding.nearer),
        Amendment("A9-6 paragraph 2", "6-3 paragraph 3", "after", riding.takeable),
        Amendment("A9-6 paragraph 3", "5-2-1", "after", riding.farther),
        Amendment("A9-8 paragraph 2", "9-3", "also", burning.cost),
    ),
    procedures=(
        Procedure("A9-2-1-1", (Step("A9-2-1-1 bullet 1", burning.burn_out),)),
        Procedure(
            "A9-9",
            (
                Step("A9-9 1", riding.choose), Step("A9-9 2-1", riding.forward), Step("A9-9 2-2", riding.backward),
            ),
        ),
    ),
    weights=dict.fromkeys(("combust", "ride", "restore", "spend", "reverse_combust"), NOTHING),
)  # fmt: skip
