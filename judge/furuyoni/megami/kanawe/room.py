"""Kanawe, A18: plan cards, how they are prepared, moved on and achieved; the acts of the story. A18-1: the pools."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.megami.kanawe import plans, story, watching
from judge.furuyoni.room import Room
from judge.furuyoni.rules.edition import KO
from judge.furuyoni.vocab.model import (
    CRYSTAL,
    Action,
    CardClass,
    CardInfo,
    Changed,
    EffectClass,
    Fact,
    Happening,
    PlayerInfo,
    Said,
    Shape,
    Verb,
    Zone,
)

WHO = "kanawe"
_PLAN = frozenset({"plan"})

ROOM = Room(
    WHO,
    "A18",
    zones=(
        Zone(
            "plan", Said(frozenset({"plan", CRYSTAL}), "A18-4-1 paragraph 3"), "A18-4-1 paragraph 1", borne_by=WHO,
            owners_only=True, face=Said("by_card", "A18-2-2-1"), tied="A18-6", single="A18-7 2", charged="must", row=12,
            near=2,
        ),
        Zone(
            "achieved", Said(_PLAN, "A18-4-2 paragraph 3"), "A18-4-2 paragraph 1", borne_by=WHO, owners_only=True,
            face=Said("up", ""), row=13, near=6,
        ),
    ),
    zone_changes=(Changed("extra", "holds", "plan", "A18-4-3"),),
    classes=(
        CardClass(
            "plan", "A18-2-1-1", back="plan", says=("A18-2-1-1", "A18-2-1-4", "A18-2-1 paragraph 2"),
            lies_in=frozenset({"extra", "plan", "achieved", "sealed", "out_of_game"}),
        ),
    ),
    players=(
        PlayerInfo(
            "act", "A18-3-1 paragraph 1", "choice", story.COLOURS, start="white", borne_by=WHO,
            absent=Said("white", "A18-3-1 paragraph 4"), implied=story.colour_there,
        ),
        PlayerInfo(
            "act_value", "A18-3-2 paragraph 1", "gauge", borne_by=WHO, absent=Said(0, "A18-3-2 paragraph 4"),
            implied=story.value_there,
        ),
        PlayerInfo(
            "act_place", "A18-3-1 paragraph 1", "text", start="", borne_by=WHO, absent=Said("", ""), read=story.act,
            form="red 2 left",
        ),
        PlayerInfo(
            "story", "A18-6 bullet 2", "text", start="", borne_by=WHO, absent=Said("", ""), read=story.read,
            form=story.FORM,
        ),
        PlayerInfo("plan_advanced", "A18-5 bullet 2", "gauge", borne_by=WHO),
    ),
    cards=(
        CardInfo("face", "A18-2-2-1", "choice", ("up", "down"), start="up", lasts_in=_PLAN),
        CardInfo("square", "A18-5 bullet 2", "gauge", least=1, most=plans.rightmost, start=1, lasts_in=_PLAN),
        CardInfo("fresh", "A18-7 3", "flag", start=False, lasts_in=_PLAN, turn=True),
        CardInfo("met", "A18-5 bullet 2", "flag", start=False, lasts_in=_PLAN, turn=True),
        CardInfo("before", "A18-2-1-5", "text", start="", lasts_in=_PLAN, turn=True),
        CardInfo(
            "named", "9-1", "card", start="", lasts_in=frozenset({"in_use", "enhancements"}),
            of=frozenset({"NA-20-kanawe-O-N-7"}),
        ),
    ),
    only={"A18-2-1 paragraph 2": KO},
    facts=(Fact("plan_idle", "A18-5 bullet 2", plans.idle),),
    actions=(Action("advance_plan", "A18-5 bullet 2"),),
    turn_facts=watching.FACTS,
    notices=(watching.notice,),
    effect_classes=(EffectClass("condition", "A18-2-1-5"),),
    happenings=(Happening("next_act", "A18-6 bullet 2"),),
    standing={"achieve": Shape({"if": "expr!"}, "if")},
    shapes={
        "prepare_plan": Shape({"from": "places!", "may": "flag", "as": "name"}, "from"), "act_effect": Shape({}),
    },
    operations={"prepare_plan": plans.prepare, "act_effect": story.act_effect},
    verbs=(
        Verb(
            "plan", "A18-7 1", plans.named, "plan Beat", args=("card",), kinds=("plan",), objections=plans.objections,
        ),
        Verb("face", "A18-7 3", plans.face, "face down", args=("word",), kinds=("plan_face",)),
        Verb("act", "A18-6 bullet 2", story.of_line, "act red 2", args=("name",), kinds=("act",)),
    ),
    amendments=(
        Amendment("A18-2 paragraph 2", "6-2-1", "after", plans.shown, cites=("A18-2-2-1",)),
        Amendment("A18-5 bullet 1", "5-6 v", "also", story.yellow),
        Amendment("A18-5 bullet 2", "8-3-1", "also", plans.due),
        Amendment("A18-6", "5-5", "also", plans.achieved),
    ),
    procedures=(
        Procedure("A18-3-1 table 1", (Step("A18-3-1 table 1", story.resolve),)),
        Procedure("A18-5 bullet 2", (Step("A18-5 bullet 2", plans.advance),)),
        Procedure(
            "A18-6",
            (
                Step("A18-6 bullet 1", plans.achieve, ("A18-6 bullet 1", "A18-6")),
                Step("A18-6 bullet 2", story.descend),
                Step("A18-6 bullet 3", story.reached),
            ),
        ),
        Procedure(
            "A18-7",
            (
                Step("A18-7 1", plans.choose, ("A18-7 1", "A18-7")),
                Step("A18-7 2", plans.replace),
                Step("A18-7 3", plans.lay),
                Step("A18-7 over", plans.over, ("A18-7",)),
            ),
        ),
    ),
)  # fmt: skip
