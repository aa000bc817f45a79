"""Oboro, A3: cards with set, which may be used just before a reshuffle. A3-1 paragraph 1 lies in the pools."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.megami.oboro import petal, setting
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import Fact, Keyword, PlayerInfo, Shape

VANISHED = (
    "A3-1 paragraph 2", "A3-3 bullet 2", "A3-3 1", "A3-3 2", "A3-3 3", "A3-3 4", "A3-3 5", "A3-3 6", "A3-3 7",
    "A3-3 paragraph 4",
    "A3-4 paragraph 3", "A3-4-1", "A3-4-2", "A3-4-3", "A3-5", "A3-6", "A3-7", "A3-8",
    "A3-9 paragraph 1", "A3-9 paragraph 2", "A3-9 paragraph 3", "A3-9 paragraph 4",
)  # fmt: skip
"""The clauses on parts and cyberspace, which concern Oboro of 消失 alone. They are not written yet."""

ROOM = Room(
    "oboro",
    "A3",
    keywords=(Keyword("set", "A3-2"),),
    players=(PlayerInfo("defeats", "9-1-3-1 paragraph 1", "gauge", borne_by="oboro-a1"),),
    facts=(Fact("first_defeat", "9-1-3-1 paragraph 1", petal.first),),
    amendments=(Amendment("A3-3 bullet 1", "9-7 before", "also", setting.window),),
    procedures=(
        Procedure(
            "A3-3",
            (
                Step("A3-3 bullet 1", setting.choose, ("A3-3 bullet 1", "A3-3 paragraph 2")),
                Step("A3-3 use", setting.use, ("A3-3 bullet 1",)),
            ),
        ),
    ),
    operations={"spent": petal.spend},
    shapes={"spent": Shape({})},
    unplayed=VANISHED,
    of_version=dict.fromkeys(VANISHED, "oboro-a2"),
)
