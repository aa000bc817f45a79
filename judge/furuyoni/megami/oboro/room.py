"""Oboro, A3: cards with set, used just before a reshuffle; parts and the attack made of them. A3-1: the pools."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.bounds.weight import NOTHING, unknown
from judge.furuyoni.megami.oboro import digital, parts, petal, setting, sunk
from judge.furuyoni.room import Room
from judge.furuyoni.rules.edition import JA
from judge.furuyoni.vocab.model import CardClass, CardInfo, Fact, Keyword, PlayerInfo, Said, Shape, Zone

ROOM = Room(
    "oboro",
    "A3",
    zones=(
        Zone(
            parts.ZONE, Said(frozenset({parts.PART, parts.MAIN, parts.CUSTOM}), "A3-9 paragraph 2"),
            "A3-9 paragraph 1", borne_by=parts.WHO, exact=True, face=Said("down", "A3-4-3"), sight="owner",
            says_sight="A3-9 paragraph 3", filled=True, whole=parts.PART, row=12,
        ),
    ),
    classes=tuple(
        CardClass(name, clause, back=parts.PART, lies_in=frozenset({parts.ZONE}))
        for name, clause in ((parts.PART, "A3-4 paragraph 1"), (parts.MAIN, "A3-4-1"), (parts.CUSTOM, "A3-4-2"))
    ),
    cards=(
        CardInfo(
            parts.ASSEMBLED, "A3-9 paragraph 4", "flag", start=False, lasts_in=frozenset({parts.ZONE}), shows=True,
        ),
    ),
    keywords=(Keyword("set", "A3-2"), Keyword(digital.KEYWORD, "A3-6")),
    players=(PlayerInfo("defeats", "9-1-3-1 paragraph 1", "gauge", borne_by="oboro-a1"),),
    facts=(
        Fact("first_defeat", "9-1-3-1 paragraph 1", petal.first),
        Fact("after_its_use", "9-2 paragraph 3", sunk.counts_later, of="board"),
        Fact("assembled", "A3-9 paragraph 4", parts.count),
    ),
    amendments=(
        Amendment("A3-3 bullet 1", "9-7 before", "also", setting.window),
        Amendment("A3-3 bullet 2", "9-7", "instead", digital.replace, digital.is_hers),
    ),
    procedures=(
        Procedure(
            "A3-3",
            (
                Step("A3-3 bullet 1", setting.choose, ("A3-3 bullet 1", "A3-3 paragraph 2")),
                Step("A3-3 use", setting.use, ("A3-3 bullet 1",)),
            ),
        ),
        Procedure(
            digital.BULLET,
            (
                Step("A3-3 1", digital.choose),
                Step("A3-3 2", digital.reveal),
                Step("A3-3 3", digital.settle),
                Step("A3-3 4", digital.generate),
                Step("A3-3 5", digital.back),
                Step("A3-3 6", digital.check, ("A3-3 6", "9-4-1")),
                Step("A3-3 7", digital.resolve),
                Step("A3-3 over", digital.over, (digital.BULLET,)),
            ),
        ),
        Procedure(
            parts.ASSEMBLE, (Step("A3-7", parts.choose), Step("A3-7 five", parts.five, ("A3-7",))),
        ),
        Procedure(
            parts.DISASSEMBLE, (Step("A3-8", parts.one_less), Step("A3-8 again", parts.again, ("A3-8",))),
        ),
    ),
    only={digital.NO_SET_CARD: JA},
    operations={"spent": petal.spend, "assemble": parts.assemble, "disassemble": parts.disassemble},
    shapes={
        "spent": Shape({}), "assemble": Shape({"n": "expr!"}, "n"), "disassemble": Shape({"to": "expr!"}, "to"),
    },
    weights={"set": NOTHING, "reshuffle": unknown("reshuffle")},
)  # fmt: skip
