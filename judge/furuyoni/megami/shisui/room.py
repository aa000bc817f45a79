"""Shisui, A22: lacerations, which wait as tokens until they turn into damage; lacerating damage and costs."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.megami.shisui import lacerating, taking, tokens, turning
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import Changed, Fact, Keyword, Shape, Token, Verb

LIES_IN = frozenset(tokens.ZONES)

ROOM = Room(
    "shisui",
    "A22",
    tokens=(Token(tokens.TOKEN, "A22-1 paragraph 3", LIES_IN, named_in=LIES_IN),),
    zone_changes=tuple(Changed(zone, "holds", tokens.TOKEN, clause) for zone, clause in tokens.LIES_IN.items()),
    keywords=(Keyword(lacerating.KEYWORD, lacerating.OF_ATTACK, copied=lacerating.COPIED),),
    facts=(Fact("aura_lacerations", "A22-2", tokens.on_aura),),
    verbs=(
        Verb(
            taking.VERB, taking.RESOLVED, taking.words, "lacerate aura", args=("word",), kinds=(taking.KIND,),
            accepts=taking.accepts, objections=taking.objections,
        ),
        Verb(
            turning.VERB, "A22-7", turning.words, "turn b.aura", args=("zone",), kinds=(turning.KIND,),
            accepts=turning.accepts,
        ),
    ),
    operations={"lacerate": taking.lacerate, "turn_lacerations": turning.turn_lacerations},
    shapes={
        "lacerate": Shape(
            {
                "to": "word:me opp both!", "zone": "words:aura life flare", "n": "expr", "by": "player",
                "damage": "damage",
            }
        ),
        "turn_lacerations": Shape({}),
    },
    amendments=(
        Amendment("A22-8 paragraph 1", "9-2-1 i made", "also", lacerating.made),
        Amendment("A22-9-1 v", "9-4 v", "instead", lacerating.damage, lacerating.of, ("A22-9-1", "A22-9 paragraph 1")),
        Amendment("A22-10 ii", "9-3 ii", "instead", lacerating.pay, lacerating.costs, ("A22-10",)),
        Amendment("A22-11-1", "8-1-2", "also", turning.due),
        Amendment("A22-11-2", "5-5", "also", turning.bleeding),
    ),
    procedures=(
        Procedure(
            "A22-6-3",
            (
                Step("A22-6-3", taking.begin),
                Step("A22-6-3-2", taking.choose, ("A22-6-2", "A22-6-3-2 paragraph 1")),
                Step("A22-6-3-1", taking.place, ("A22-6-3",)),
            ),
        ),
        *(
            Procedure(clause, (Step(clause, turning.remove), Step(f"{clause} dealt", turning.deal, (clause,))))
            for clause in turning.TURNED.values()
        ),
        Procedure(
            "A22-11-1",
            (
                Step("A22-11-1 1", turning.pick, ("A22-11-1 1", "A22-11-1")),
                Step("A22-11-1 2", turning.again),
            ),
        ),
        Procedure("A22-11-2", (Step("A22-11-2", turning.bleed),)),
    ),
)  # fmt: skip
