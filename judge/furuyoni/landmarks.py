"""What in the rules of Furuyoni an explanation goes by."""

from __future__ import annotations

from judge.furuyoni.questions import QUESTIONS
from judge.port.landmarks import Landmarks

LANDMARKS = Landmarks(
    attack="9-4",
    uses=("9-2", "9-5"),
    leading=("8", "8-2"),
    nesting=("5-5", "9-1", "9-2", "9-8"),
    by_state="10-10",
    called_up="5-5",
    booked="9-1-3-4",
    waiting=("9-1",),
    telling_done="happens",
    entering="enter_use",
    making="make_attack",
    removing="remove_attack",
    marking="mark_attack",
    binding="bind",
    moving="move",
    carrying=(
        "announce", "generate", "enter_use", "make_attack", "record", "unbook", "happens", "remove_attack",
        "mark_attack", "expire", "shape", "fact",
    ),
    carrying_steps=(
        "9-2-1 ii", "9-2-1 iii", "9-2-1 v", "9-2-2 ii", "9-2-2 iv", "9-2-3 ii", "9-2-3 iii", "9-2-3 v", "9-3", "9-5 ii",
    ),
    failing=("9-4 ii", "9-4 iii", "10-5 2", "9-2-1 i", "9-2-1 ii"),
    unpaid=("9-2-1 ii",),
    carried_through="9-4 viii",
    decisive=("9-2-1 i", "9-4 iii", "9-4 v", "10-5 2"),
    struck=("aura", "life"),
    harmed=("life", "aura", "flare"),
    telling=("off", "defeated", "victorious"),
    ends=("cancelled", "damage_cancelled", "after_cancelled", "hit"),
    hit="hit",
    cancelled=("cancelled", "damage_cancelled", "after_cancelled"),
    measured=("distance",),
    meant=("use",),
    opening="main",
    quiet=("main", "action"),
    naming="basic",
    using={"main": "use", "react": "respond"},
    answering="react",
    paying=("basic_cost", "cover"),
    given_up="cover",
    passing=("under_way", "no_choice"),
    striking="damage",
    declining=(("pass",), ("end",), ("standard",)),
    questions=QUESTIONS,
)  # fmt: skip
