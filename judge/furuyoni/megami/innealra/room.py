"""Innealra, A24: fate cards and their places, resonance, the zone and number Lost. A24-1 lies in the pools."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.bounds.weight import NOTHING
from judge.furuyoni.megami.innealra import fates, lost, resonance, saying
from judge.furuyoni.room import Room
from judge.furuyoni.rules.edition import KO
from judge.furuyoni.vocab.model import CRYSTAL, CardClass, EffectClass, Fact, Happening, Said, Shape, Verb, Zone

_FATE = frozenset({fates.FATE})

AMENDMENTS = (
    Amendment("A24-2 paragraph 2", "6-2-1", "after", fates.shown),
    Amendment(fates.LED, "6-2-2-1", "after", fates.face_up, cites=("A24-2-2-2",)),
    Amendment(resonance.RESONANCE, "10-13 clears", "also", resonance.cut_short),
    Amendment(resonance.BY_RULE, "8-2-1", "also", resonance.due),
    Amendment(resonance.BY_OPPONENT, "9-2 paragraph 3", "also", resonance.entering),
    Amendment(resonance.BY_OPPONENT, "5-5", "also", resonance.resolved),
    Amendment(resonance.BY_OPPONENT, "10-13 clears", "also", resonance.lost_with_the_phase),
    Amendment(resonance.BY_OPPONENT, "8-3-1", "also", resonance.left_open),
)

ROOM = Room(
    fates.WHO,
    "A24",
    classes=(
        CardClass(
            fates.FATE, "A24-2-1-1", back=fates.FATE, says=("A24-2-1-1", "A24-2-1-4", "A24-2 paragraph 3"),
            lies_in=frozenset(fates.PLACES),
        ),
    ),
    zones=(
        *(
            Zone(
                place, Said(_FATE, "A24-3 paragraph 3"), "A24-3 paragraph 1", borne_by=fates.WHO, exact=True,
                owners_only=True, face=Said("by_card", "A24-2-2-1"), single=fates.SHIFT, filled=True, complete=True,
                row=12 + i,
            )
            for i, place in enumerate(fates.PLACES)
        ),
        Zone(
            lost.LOST, Said(frozenset({CRYSTAL}), "A24-4 paragraph 3"), "A24-4 paragraph 1", of="common",
            borne_by=lost.AKURU, counted="A24-5-1 paragraph 2",
        ),
    ),
    effect_classes=(EffectClass(fates.FATE, fates.TEXT),),
    happenings=(Happening("resonance", resonance.RESONANCE),),
    turn_facts=(resonance.COUNT,),
    notices=(resonance.notice,),
    facts=(
        Fact("by_rule", resonance.BY_RULE, resonance.by_rule, of="board"),
        Fact("at_lost", lost.NUMBER, lost.only, of="attack"),
        Fact("up_to_lost", lost.NUMBER, lost.up_to, of="attack"),
    ),
    verbs=(
        Verb(
            saying.RESONATE, resonance.BY_RULE, saying.alone, "resonate", kinds=("action", "order"),
            means=("resolve", resonance.BY_RULE), objections=saying.against_resonating,
        ),
        Verb(
            saying.SHIFT, resonance.BY_OPPONENT, saying.of_fate, "disturb fate", kinds=("shift_fate",),
            means=("yes",), objections=saying.against_shifting,
        ),
    ),
    standing={"entangle": Shape({})},
    operations={
        "resonate": resonance.resonate, "shift_fate": fates.shift, "resolve_fates": fates.resolve_all,
    },
    shapes={"resonate": Shape({}), "shift_fate": Shape({"who": "player"}, "who"), "resolve_fates": Shape({})},
    amendments=AMENDMENTS,
    only={amendment.id: KO for amendment in AMENDMENTS},
    of_version={"A24-4 paragraph 1": lost.AKURU, "A24-4 paragraph 2": lost.AKURU, "A24-4 paragraph 3": lost.AKURU},
    procedures=(
        Procedure(fates.TEXT, (Step(fates.TEXT, fates.resolve),)),
        Procedure(
            resonance.RESONANCE,
            (
                Step("A24-6", resonance.begin),
                Step("A24-6 bullet 1", fates.resolve, ("A24-6 bullet 1", fates.TEXT)),
                Step("A24-6 bullet 2", resonance.move),
                Step("A24-6 over", resonance.over, ("A24-6",)),
            ),
        ),
        Procedure(
            fates.SHIFT,
            (
                Step("A24-7 1", fates.keep_in_mind, ("A24-7 1", "A24-7")),
                Step("A24-7 2", fates.tie),
                Step("A24-7 3", fates.to_past),
                Step("A24-7 4", fates.to_present),
                Step("A24-7 5", fates.to_future),
                Step("A24-7 over", fates.done, ("A24-7",)),
            ),
        ),
        Procedure(resonance.BY_RULE, (Step(resonance.BY_RULE, resonance.of_rule),)),
        Procedure(resonance.BY_OPPONENT, (Step(resonance.BY_OPPONENT, resonance.offer),)),
    ),
    weights=dict.fromkeys(("entangle", "resonate", "shift_fate", "resolve_fates"), NOTHING),
)  # fmt: skip
