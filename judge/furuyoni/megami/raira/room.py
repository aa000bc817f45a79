"""Raira, A10: two gauges, electrified cards, the power of the storm. A10-1 lies in the pools."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.megami.raira import electricity, storm
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import Action, CardInfo, Fact, PlayerInfo, Said, Shape, Verb

NO_GAUGE = Said(0, "A10-2-1 paragraph 2")

ROOM = Room(
    "raira",
    "A10",
    players=tuple(
        PlayerInfo(name, "A10-2-1 paragraph 1", "gauge", most=20, borne_by="raira", absent=NO_GAUGE)
        for name in electricity.GAUGES
    ),
    cards=(
        CardInfo(
            "electrified", "A10-3-1-1 paragraph 1", "flag", start=False, lasts_in=electricity.LASTS_IN,
            lost={
                "elsewhere": "A10-3-1-1 paragraph 3", "unused": "A10-3-1-1 paragraph 3",
                "other_player": "A10-3-1-1 paragraph 4",
            },
        ),
    ),
    actions=(Action("electrify", "A10-3-1-1 paragraph 1"),),
    facts=(Fact("main_action", "8-2-1", storm.main_action, of="board"),),
    verbs=(
        Verb(
            "discharge", "A10-4", electricity.words, "discharge Slash wind", args=("card", "word"),
            kinds=("main", "action", "discharge"), follows=("action", "main"), objections=electricity.objections,
        ),
        Verb("storm", "A10-5 1", storm.words, "storm wind 2", args=("word", "number"), kinds=("storm",)),
    ),
    amendments=(
        Amendment("A10-3-1-1 paragraph 1", "9-2 paragraph 3", "also", electricity.by_use),
        Amendment("A10-4 bullet 1", "5-5", "also", electricity.as_it_enters, cites=("A10-4",)),
        Amendment("A10-4 bullet 2", "9-7 before", "also", electricity.before_reshuffle, cites=("A10-4",)),
        Amendment("A10-4 bullet 3", "8-2-2 A", "also", electricity.in_menu),
    ),
    procedures=(
        Procedure("A10-4 bullet 1", (Step("A10-4 bullet 1", electricity.itself, ("A10-4 bullet 1", "A10-4")),)),
        Procedure(
            "A10-4 bullet 2",
            (
                Step("A10-4 bullet 2", electricity.any_of_them, ("A10-4 bullet 2", "A10-4")),
                Step("A10-4 bullet 2 again", electricity.again, ("A10-4 bullet 2",)),
            ),
        ),
        Procedure(
            "A10-5",
            (
                Step("A10-5 1", storm.pick, ("A10-5 1", "A10-5 paragraph 1")),
                Step("A10-5 2", storm.lower),
                Step("A10-5 3", storm.apply),
                Step("A10-5 over", storm.over, ("A10-5 paragraph 2",)),
            ),
        ),
    ),
    operations={"storm": storm.harness},
    shapes={"storm": Shape({"n": "expr", "may": "flag", "different": "flag"})},
    texts=(storm.CARD,),
    weights={},
)  # fmt: skip
