"""Hatsumi, A15: the wind of both players, and dives."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.bounds.weight import NOTHING
from judge.furuyoni.megami.hatsumi import dive, wind
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import PlayerInfo, Said, Shape, Verb

BEFORE_CARD = "A15-1-2 paragraph 4"

ROOM = Room(
    "hatsumi",
    "A15",
    players=(
        PlayerInfo(wind.HEADWIND, "A15-1-1 paragraph 1", "flag", start=False),
        PlayerInfo(wind.ATTACKED, "A15-1-1 paragraph 2", "flag", start=False, turn=True),
        PlayerInfo(wind.TAILWIND_NEXT, "A15-2 3-b", "flag", start=False, turn=True),
        PlayerInfo(
            dive.DIVE, "A15-1-2 paragraph 1", "choice", (dive.NONE, *dive.WAYS, dive.UNKNOWN), start=dive.NONE,
            sight="owner", no_secret=(dive.NONE,), absent=Said(dive.NONE, "A15-1-2 paragraph 2"),
        ),
    ),
    verbs=(
        Verb(
            dive.DIVE, "A15-1-2 paragraph 3", dive.words, "dive forward", args=("word",), kinds=(dive.DIVE,),
            secret=dive.DIVE,
        ),
    ),
    amendments=(
        Amendment("A15-1-1 paragraph 2", "9-4 paragraph 1", "also", wind.attacked),
        Amendment("A15-1-1 paragraph 2", "8 over", "also", wind.turns),
        *(
            Amendment(BEFORE_CARD, step, "before", dive.before_card, dive.set_off)
            for step in ("9-2-1 iv", "9-2-2 iii", "9-2-3 iii", "9-2-3 iv")
        ),
        Amendment("A15-1-2 paragraph 2", "4-1 2", "after", dive.begins),
        Amendment(BEFORE_CARD, "5-5", "after", dive.among_what_it_sets_off),
        Amendment("A15-1-2 paragraph 5", "8-1-2", "also", dive.due),
        Amendment("A15-2 3", "9-2-1 iv", "before", dive.check_again, dive.by_attack),
    ),
    procedures=(
        Procedure("A15-2", (Step("A15-2 1", dive.reveal, ("A15-2 1", "A15-2")), Step("A15-2 2", dive.shift))),
        Procedure(
            "A15-2 3",
            (Step("A15-2 3-a", dive.range_check, ("A15-2 3-a", "9-4-1")), Step("A15-2 3-b", dive.improper)),
        ),
    ),
    operations={"dive": dive.dive},
    shapes={"dive": Shape({})},
    weights={"dive": NOTHING},
)  # fmt: skip
