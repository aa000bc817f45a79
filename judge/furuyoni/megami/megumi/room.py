"""Megumi, A17: seeds on enhancements and in the soil, growth, her way of charging. A17-1 lies in the pools."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.bounds.weight import NOTHING
from judge.furuyoni.megami.megumi import choosing, growing, seeds
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import CardInfo, Changed, Fact, Said, Shape, Token, Verb, Wording, Zone

SOIL = frozenset({"soil"})


ROOM = Room(
    "megumi",
    "A17",
    zones=(
        Zone(
            "soil", Said(frozenset({seeds.SEED}), "A17-3 paragraph 2"), "A17-3 paragraph 1", borne_by="megumi", row=12,
        ),
    ),
    zone_changes=(
        Changed("in_use", "holds", seeds.SEED, "A17-4 paragraph 1"),
        Changed("enhancements", "holds", seeds.SEED, "A17-5 paragraph 1"),
    ),
    tokens=(
        Token(
            seeds.SEED, "A17-2 paragraph 4", SOIL | {*seeds.PLACES},
            states={seeds.SPROUTED: SOIL, seeds.UNSPROUTED: SOIL}, total=Said(5, "A17-1"), borne_by="megumi",
        ),
    ),
    cards=(
        CardInfo("growth", "A17-6 paragraph 1", printed="growth", start=0),
        CardInfo("ripened", "A17-5 paragraph 2", "flag", start=False, lasts_in=frozenset({"enhancements"}), turn=True),
        CardInfo("fell_ripe", "9-1-3-4 paragraph 1", "flag", start=False, turn=True),
    ),
    facts=(
        Fact("all_sprouted", "A17-3 paragraph 2", seeds.all_sprouted),
        Fact("late_fruit", "9-1-3-4 paragraph 1", seeds.late_fruit, of="board"),
    ),
    verbs=(
        *(
            Verb(
                verb, clause, choosing.read, f"{verb} 1", args=("number",), kinds=(kind,),
                objections=choosing.objections,
                said=(Wording(("charge",), r"charge (\d+) seeds?$", r"seed \1"),) if verb == "seed" else (),
            )
            for verb, (kind, clause) in choosing.CHOICES.items()
        ),
    ),
    amendments=(
        Amendment("A17-2-1-1 paragraph 4", "6-3 leaving", "also", seeds.leave),
        Amendment("A17-2-1-1 paragraph 4", "6-3 along", "also", seeds.leave_with_card),
        Amendment("A17-4 paragraph 3", "6-3", "after", seeds.counted_in_use),
        Amendment("A17-5 paragraph 3", "6-3", "after", seeds.counted),
        Amendment("A17-5 paragraph 3", "6-3 counted", "after", seeds.chosen),
        Amendment("A17-7-1 iii", "9-2-3 iii", "instead", growing.charging, growing.hers, ("A17-7-1",)),
    ),
    procedures=(
        Procedure(
            "A17-7-1",
            (
                Step("A17-7-1 iii-1", growing.sprout_by_use), Step("A17-7-1 iii-2", growing.seeds_of_charge),
                Step("A17-7-1 iii-3", growing.crystals_of_charge), Step("A17-7-1 iii-4", growing.seeds_of_growth),
                Step("A17-7-1 iii-5", growing.attach),
            ),
        ),
    ),
    operations={"sprout": growing.sprout, "grow_next": growing.grow_next},
    shapes={
        "sprout": Shape({"n": "expr"}, "n"),
        "grow_next": Shape({"n": "expr!", "filter": "filter", "until": "word:turn_end phase_end"}),
    },
    changes=("sprout", "grow_next"),
    weights={"sprout": NOTHING, "grow_next": NOTHING},
)  # fmt: skip
