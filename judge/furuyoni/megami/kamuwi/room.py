"""Kamuwi, A19: the taboo gauge, vows, the defeat at sixteen. A19-1 lies in the pools."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.megami.kamuwi import taboo, vows
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import PlayerInfo, Said, Verb, Wording

ROOM = Room(
    "kamuwi",
    "A19",
    players=(
        PlayerInfo(taboo.GAUGE, "A19-2-1", "gauge", borne_by=taboo.KAMUWI, absent=Said(0, "A19-2-1")),
    ),
    verbs=(
        Verb(
            "vow", vows.CHOOSING, vows.words, "vow 1", args=("word",),
            said=(Wording(("no vow",), r"no vows?", "vow none"),), kinds=("vow",), accepts=vows.accepts,
        ),
    ),
    amendments=(
        *(
            Amendment(vows.CHOOSING, at, "before", vows.choose, vows.after_payment)
            for at in ("9-2-1 iii", "9-2-2 ii", "9-2-3 ii")
        ),
        Amendment(vows.CHOOSING, "9-3 begins", "before", vows.as_announced, vows.at_payment),
        Amendment(vows.CHOOSING, "6-2-1-7 paragraph 1 vow", "instead", vows.is_text),
        Amendment(taboo.RISE, "8-1-2", "also", taboo.due),
        Amendment(taboo.DEFEAT, "4-2 2", "also", taboo.defeats),
    ),
    procedures=(
        Procedure(
            "A19-3",
            (
                Step(vows.CHOOSING, vows.pick),
                Step("A19-3 rise", vows.rise, (vows.CHOOSING,)),
                Step("A19-3 text", vows.become_text, (vows.CHOOSING,)),
            ),
        ),
        Procedure("A19-4", (Step(taboo.RISE, taboo.rise),)),
    ),
)  # fmt: skip
