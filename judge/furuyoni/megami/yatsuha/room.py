"""Yatsuha, A14: the mirror number, perfect forms, memory and the journey through it. A14-1 lies in the pools."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.bounds.weight import NOTHING
from judge.furuyoni.megami.yatsuha import journey, mirror, perfect, terminal
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import CRYSTAL, CardInfo, Fact, PlayerInfo, Said, Shape, Verb, Zone

WHO = "yatsuha"
SELF = "yatsuha-aa1"

ROOM = Room(
    WHO,
    "A14",
    of_version={
        "A14-1 paragraph 1": "a1",
        **dict.fromkeys(
            (
                "A14-1 paragraph 2", "A14-4 paragraph 1", "A14-4 paragraph 2", "A14-4 paragraph 3", "A14-4 paragraph 4",
                "A14-4 paragraph 5", "A14-4 paragraph 6", "A14-4 paragraph 7", "A14-4 table 1", "A14-5",
                "A14-5 1", "A14-5 2", "A14-6", "A14-7", "A14-7 1", "A14-7 2", "A14-7 3", "A14-7 4",
            ),
            "aa1",
        ),
    },
    zones=(
        Zone(
            "memory", Said(frozenset({"normal", CRYSTAL}), "A14-4 paragraph 2"), "A14-4 paragraph 1", borne_by=SELF,
            owners_only=True, face=Said("down", "A14-4 paragraph 3"), sight="owner", silent="A14-4 paragraph 4",
            inert=True, row=12,
        ),
    ),
    players=(
        PlayerInfo("location", "A14-4 paragraph 7", "gauge", most=4, borne_by=SELF, of_crystals="memory"),
        PlayerInfo("journey_start", "A14-5 1", "gauge", most=4, borne_by=SELF),
        PlayerInfo("start_resolved", "A14-7", "gauge", borne_by=SELF),
        PlayerInfo("perfected", "A14-3", "gauge", borne_by=WHO),
        PlayerInfo("has_used", "9-2 paragraph 3", "flag", start=False, once="used"),
    ),
    cards=(
        CardInfo("gained_terminal", "9-2 paragraph 7", "flag", start=False, turn=True),
    ),
    facts=(
        Fact("mirror_number", "A14-2-1", mirror.number, of="board"),
        Fact("completed", "A14-3", perfect.completed),
        Fact("comes_round", "A14-5 1", journey.comes_round),
        Fact("travels", "A14-4 paragraph 7", journey.travels),
    ),
    verbs=(Verb("start", "A14-5 1", journey.words, "start 2", args=("number",), kinds=("place",)),),
    operations={
        "perfect": perfect.perfect, "set_out": journey.set_out, "visit": journey.visit, "move_on": journey.move_on,
        "way_home": journey.way_home, "gain_terminal": terminal.gain,
    },
    shapes={
        "perfect": Shape({"card": "cards!", "as": "name"}, "card"), "set_out": Shape({}), "visit": Shape({}),
        "move_on": Shape({}), "way_home": Shape({}), "gain_terminal": Shape({}),
    },
    changes=("gain_terminal",),
    amendments=(
        Amendment("A14-4 paragraph 5", "5-5", "also", perfect.returned),
    ),
    procedures=(
        Procedure(
            "A14-3",
            (
                Step("A14-3", perfect.exchange),
                Step("A14-3 onwards", perfect.onwards, ("10-25 paragraph 2",)),
            ),
        ),
        Procedure(
            "A14-4 paragraph 5",
            (
                Step("A14-4 paragraph 5", perfect.show),
                Step("A14-4 paragraph 5 shown", perfect.complete, ("A14-4 paragraph 5",)),
            ),
        ),
        Procedure(
            "A14-4 table 1",
            (
                Step("A14-4 table 1", journey.resolve),
                Step("A14-4 table 1 1", journey.vigor, ("A14-4 table 1",)),
                Step("A14-4 table 1 2", journey.touch, ("A14-4 table 1",)),
                Step("A14-4 table 1 3", journey.sink, ("A14-4 table 1",)),
                Step("A14-4 table 1 4", journey.draw, ("A14-4 table 1",)),
                Step("A14-4 over", journey.over, ("A14-4 table 1",)),
            ),
        ),
        Procedure("A14-5", (Step("A14-5 1", journey.start, ("A14-5 1", "A14-5")), Step("A14-5 2", journey.leave))),
        Procedure("A14-6", (Step("A14-6", journey.clockwise),)),
        Procedure(
            "A14-7",
            (
                Step("A14-7 1", journey.keep),
                Step("A14-7 2", journey.remember),
                Step("A14-7 3", journey.release),
                Step("A14-7 4", journey.gain),
            ),
        ),
    ),
    weights={"gain_terminal": NOTHING, "set_out": NOTHING},
)  # fmt: skip
