"""Shinra, A5: a stratagem for each player who has her, carried out openly and prepared in secret."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.bounds.weight import NOTHING
from judge.furuyoni.megami.shinra import stratagem
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import PlayerInfo, Said, Shape, Verb

ROOM = Room(
    "shinra",
    "A5",
    players=(
        PlayerInfo(
            "stratagem", "A5-1", "choice", stratagem.SIDES, start=stratagem.SIDES[0], borne_by="shinra", sight="owner",
            hidden_while="prepared",
            absent=Said("", stratagem.CARRY_OUT),
        ),
        PlayerInfo("prepared", "A5-2 paragraph 3", "flag", start=True, borne_by="shinra"),
    ),
    amendments=(Amendment("A5-3 bullet 1", "8-3-1", "also", stratagem.due),),
    procedures=(Procedure("A5-3", (Step("A5-3 bullet 1", stratagem.by_rule, ("A5-3 bullet 1", "A5-2 paragraph 3")),)),),
    operations={
        "execute": stratagem.execute, "execute_each": stratagem.execute_each, "prepare": stratagem.prepare,
    },
    shapes={
        "execute": Shape({"divine": "do!", "devious": "do!"}), "execute_each": Shape({}), "prepare": Shape({}),
    },
    verbs=(
        Verb(
            "prepare", stratagem.PREPARE, stratagem.side, "prepare devious", args=("word",), kinds=("prepare",),
            secret="stratagem",
        ),
    ),
    weights={"execute": NOTHING, "prepare": NOTHING},
)  # fmt: skip
