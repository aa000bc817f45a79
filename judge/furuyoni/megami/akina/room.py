"""Akina, A21: flow, market, capital, cards whose cost is the market price, investment tickets, collecting."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.megami.akina import collecting, market, tickets
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import CRYSTAL, Fact, Keyword, PlayerInfo, Said, Shape, Verb, Zone

ROOM = Room(
    market.WHO,
    "A21",
    zones=(
        Zone(
            "flow", Said(frozenset({CRYSTAL}), "A21-1 paragraph 2"), "A21-1 paragraph 1", borne_by=market.WHO,
            cap=Said(5, "A21-1 paragraph 2"), row=14,
        ),
    ),
    players=(
        PlayerInfo(
            market.MARKET, "A21-2-1 paragraph 1", "gauge", least=1, most=4, start=2, borne_by=market.WHO,
            absent=Said(1, "A21-2-1 paragraph 4"),
        ),
    ),
    keywords=(Keyword("investment", "A21-4"),),
    facts=(Fact("capital", "A21-2-2 paragraph 2", market.capital),),
    verbs=(
        Verb("collect", "A21-5", collecting.words, "collect", kinds=("collect",), objections=collecting.objections),
    ),
    amendments=(
        Amendment("A21-3-1 paragraph 2", "6-2-1-12", "before", market.price),
        Amendment("A21-3-1 paragraph 3", "5-6", "after", market.unchanging),
        Amendment("A21-6-1 bullet 1", "9-7 before", "also", tickets.before_reshuffle),
        Amendment("A21-6-1 bullet 2", "8-2-1", "also", tickets.due),
        Amendment("A21-6-2", "8-2-1", "also", collecting.due),
        Amendment("A21-6-3", "5-8-3", "also", market.by_damage),
    ),
    procedures=(
        Procedure(
            "A21-5",
            (
                Step("A21-5 1", collecting.send, ("A21-5 1", "A21-5")),
                Step("A21-5 2", collecting.gain),
                Step("A21-5 3", collecting.fall),
            ),
        ),
        Procedure(
            "A21-6-1",
            (
                Step("A21-6-1 1", tickets.choose),
                Step("A21-6-1 2", tickets.cash),
                Step("A21-6-1 3", tickets.invest),
                Step("A21-6-1 4", tickets.rise),
                Step("A21-6-1 5", tickets.again),
                Step("A21-6-1 over", tickets.over, ("A21-6-1",)),
            ),
        ),
        Procedure("A21-6-2", (Step("A21-6-2", collecting.offer),)),
        Procedure("A21-6-3", (Step("A21-6-3", market.shift),)),
    ),
    operations={"collect": collecting.collect},
    shapes={"collect": Shape({})},
    standing={"instead_of_collecting": Shape({"do": "do!"})},
)  # fmt: skip
