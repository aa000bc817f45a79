"""Misora, A23: an aim that attacks are measured by."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.bounds.weight import NOTHING
from judge.furuyoni.megami.misora import aim
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import Fact, Keyword, PlayerInfo, Said, Shape, Verb, Wording

ROOM = Room(
    "misora",
    "A23",
    players=(
        PlayerInfo(
            aim.AIM, "A23-1-1", "choice", aim.VALUES, start=aim.NONE, borne_by=aim.MISORA,
            absent=Said(aim.NONE, "A23-1-1"),
        ),
    ),
    keywords=(Keyword("tracking", aim.TRACKING),),
    facts=(
        Fact("aim_is_right", aim.RIGHT, aim.right, of="attack"),
        Fact("reaches_aim", "A23-1-1", aim.in_reach, of="attack"),
    ),
    verbs=(
        Verb(
            "aim", aim.SET, aim.words, "aim", args=("word",),
            said=(Wording(("keep",), r"keep (?:the )?aim$", "aim keep"),), kinds=("aim",),
        ),
    ),
    amendments=(
        Amendment(aim.LOST, "8-2-3", "also", aim.due_in_main),
        Amendment(aim.SET, "8-3-1", "also", aim.due_in_end),
        Amendment(aim.TRACKING, "9-4-1", "before", aim.tracked),
    ),
    procedures=(
        Procedure(aim.LOST, (Step(aim.LOST, aim.lose),)),
        Procedure(aim.SET, (Step(aim.SET, aim.take_aim),)),
    ),
    operations={"shift_aim": aim.shift},
    shapes={"shift_aim": Shape({"by": "expr!"}, "by")},
    changes=("shift_aim",),
    counted=("attacks",),
    weights={"shift_aim": NOTHING, "tracking": NOTHING},
)  # fmt: skip
