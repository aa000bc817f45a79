"""Renri, A20: perjury, its refutation, perjury set; the relics of the Historian and recurrence. A20-1: the pools."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.megami.renri import menu, perjury, recurrence, refutation, reshuffle
from judge.furuyoni.megami.renri.menu import HISTORIAN, WHO
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import (
    CardInfo,
    Changed,
    Fact,
    Happening,
    Keyword,
    PlayerInfo,
    Said,
    Shape,
    Verb,
    Wording,
    Zone,
)

_HIDDEN_IN = frozenset({menu.ZONE, "in_use"})
_NORMAL = frozenset({"normal"})

ROOM = Room(
    WHO,
    "A20",
    zones=(
        Zone(
            menu.ZONE, Said(_NORMAL, "A20-2-2 paragraph 2"), "A20-2-2 paragraph 1", borne_by=WHO, exact=True,
            owners_only=True, face=Said("down", "A20-6-1 i"), sight="owner", row=11, near=3,
        ),
        Zone(
            recurrence.RELICS, Said(_NORMAL, "A20-2-3 paragraph 2"), "A20-2-3 paragraph 1", borne_by=HISTORIAN,
            exact=True, owners_only=True, face=Said("down", "A20-2-3 paragraph 3"), sight="owner",
            silent="A20-2-3 paragraph 4", inert=True, filled=True, row=12, near=7,
        ),
    ),
    zone_changes=(Changed("in_use", "sight", "owner", "A20-2-1"),),
    players=(
        PlayerInfo(
            menu.CLAIMED, "A20-6-1 ii", "text", start="", turn=True, borne_by=WHO, absent=Said("", ""),
            read=menu.names_said, form="Charm, Redact",
        ),
        PlayerInfo(refutation.FAILED, "A20-6-3 bullet 1", "flag", start=False, turn=True),
    ),
    cards=(
        CardInfo("lie", "A20-3", "flag", printed="lie", start=False),
        CardInfo(perjury.HIDDEN, "A20-2-1", "flag", start=False, lasts_in=_HIDDEN_IN),
        CardInfo(refutation.REFUTED, "A20-6-3", "flag", start=False, lasts_in=_HIDDEN_IN),
        CardInfo(perjury.FAKE, "A20-6-3", "flag", start=False, lasts_in=_HIDDEN_IN),
        CardInfo(recurrence.RECURS, "A20-5 ii", "flag", start=False, lasts_in=_HIDDEN_IN),
    ),
    keywords=(Keyword(menu.SET, "A20-4"), Keyword(recurrence.WORD, "A20-5 paragraph 1")),
    happenings=(
        Happening(perjury.BELIEVED, "A20-6-1 iv"), Happening(refutation.FAILED, "A20-6-3 bullet 1"),
        Happening(recurrence.RECURRED, "A20-5 paragraph 2"),
    ),
    verbs=(
        Verb(
            menu.PERJURE, "A20-6-1 bullet 1", menu.words, "perjure Slash as Charm", args=("hidden_card", "name"),
            kinds=("main", "action", menu.PERJURE), follows=("action", "main"), label=menu.label, accepts=menu.accepts,
            tried=menu.tried, begins=menu.begins, objections=menu.objections,
        ),
        Verb(
            refutation.REFUTE, "A20-6-1 iv", refutation.words, "refute", kinds=(refutation.REFUTE,),
            said=(
                Wording(("challenge", "doubt"), r"(?:challenge|doubt)(?: it)?$", "refute"),
                Wording(
                    ("refute", "challenge", "doubt", "believe"),
                    r"(?:believe|(?:don['’]?t|do not) (?:refute|challenge|doubt))(?: it)?$", "pass",
                ),
                Wording(("反証しない", "반증하지"), r"(?:反証しない|반증하지 않(?:음|는다|기))$", "pass"),
            ),
        ),
        Verb(recurrence.RECUR, "A20-5 paragraph 2", refutation.words, "recur", kinds=(recurrence.RECUR,)),
    ),
    texts=menu.PERJURED,
    facts=(Fact("card_ordinal", "9-2 paragraph 3", recurrence.ordinal, of="attack"),),
    counted=("used",),
    amendments=(
        Amendment("A20-2-1", "6-2-2-1", "before", perjury.face),
        Amendment("A20-5 paragraph 2", "5-5", "also", recurrence.offered),
        Amendment("A20-5 ii", "7-2", "before", recurrence.home),
        Amendment("A20-6-1 bullet 1", "8-2-2 A", "also", menu.offers),
        Amendment("A20-6-1 bullet 1", "8-2-2 B", "also", menu.offers),
        Amendment("A20-6-1 paragraph 2", "8-2-2 A", "also", menu.offers_elsewhere),
        Amendment("A20-6-1 paragraph 2", "8-2-2 B", "also", menu.offers_elsewhere),
        Amendment("A20-6-1 v", "9-2-1 v away", "before", perjury.away),
        Amendment("A20-6-2 bullet 1", "9-7 before", "also", reshuffle.window),
        Amendment("A20-6-4 paragraph 2", "10-13 clears", "also", perjury.cleared),
    ),
    procedures=(
        Procedure(
            "A20-6-1",
            (
                Step("A20-6-1 i", perjury.hide, ("A20-6-1 i", "A20-6-1 bullet 1")),
                Step("A20-6-1 ii", perjury.claim),
                Step("A20-6-1 iii", perjury.up_to_payment, ("A20-6-1 iii", "10-38 paragraph 1")),
                Step("A20-6-1 iii improper", perjury.improper, ("A20-6-1 iii", "9-2 paragraph 6")),
                Step("A20-6-1 iv", refutation.may_refute),
                Step("A20-6-1 v", perjury.go_on),
                Step("A20-6-1 over", perjury.over, ("A20-6-1",)),
            ),
        ),
        Procedure(
            "A20-6-2",
            (Step("A20-6-2 bullet 1", reshuffle.choose, ("A20-6-2 bullet 1", "A20-6-2 paragraph 2")),),
        ),
        Procedure(
            "A20-6-3",
            (
                Step("A20-6-3", refutation.compare),
                Step("A20-6-3 bullet 1", refutation.fail),
                Step("A20-6-3 fatigue", refutation.tire, ("A20-6-3 bullet 1", "10-10")),
                Step("A20-6-3 failed", refutation.failed, ("A20-6-3 bullet 1",)),
                Step("A20-6-3 bullet 2", refutation.succeed),
            ),
        ),
        Procedure(
            "A20-5",
            (
                Step("A20-5 paragraph 2", recurrence.may_recur),
                Step("A20-5 i", recurrence.bring),
                Step("A20-5 ii", recurrence.bind),
            ),
        ),
    ),
    operations={"turn_up": perjury.turn_up},
    shapes={"turn_up": Shape({"card": "cards!"}, "card")},
    standing={"fatigues": Shape({"n": "expr!"}, "n")},
)  # fmt: skip
