"""7.4.5.c an automatic effect that comes as soon as its condition is met, and again once it has not been met since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Do, Finish, Frame, Procedure, Step, View
from judge.vision.board import bearing, reading, values
from judge.vision.effects.evaluate import evaluate
from judge.vision.model import PLAYERS
from judge.vision.rules.common import heard, put

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome
    from judge.vision.known import Known

MET = "met"
"""The moment at which the condition of an effect comes to be met."""


def _asking(view: View) -> Iterator[bearing.Live]:
    """Such effects where they live: on the field, or anywhere (β)."""
    game: Known = view.game
    elsewhere = game.anywhere(MET)
    for player in PLAYERS:
        for card in reading.field(view, player):
            yield from (one for one in values.live(view, card) if one.ability.when == MET)
        for zone in reading.ZONES if elsewhere else ():
            for card in reading.cards(view, f"{player}.{zone}") if zone != "field" else ():
                if view.get(f"card.{card}.card") in elsewhere:
                    yield from (o for o in values.live(view, card) if (o.ability.when, o.ability.sort) == (MET, "beta"))


def _path(one: bearing.Live) -> str:
    return f"card.{one.card}.met.{one.ability.key}.{one.of}"


def changed(view: View) -> tuple[bearing.Live, bool] | None:
    """One whose condition has come to be met, or is met no more; of a card that has moved since it is asked anew."""
    for one in view.found("met", _asking):
        cond = one.ability.cond
        met = cond is None or bool(evaluate(bearing.scope(view, one), cond))
        if met != (view.get(_path(one)) == bearing.epochs(view, one)):
            return one, met
    return None


def noted(view: View, frame: Frame) -> Outcome:
    """It is noted, and what has come to be met is due, inside another effect too (7.4.5.c)."""
    found = changed(view)
    if found is None:
        return Finish()
    one, met = found
    if not met:
        return Do((put({_path(one): None}),), clauses=("V7.4.5.d",))
    event = {"card": one.card, "of": one.of, "key": one.ability.key, "serial": one.card}
    return Do((put({_path(one): bearing.epochs(view, one)}), *heard(view, MET, event)), clauses=("V7.4.5.b",))


PROCEDURES = (Procedure("V7.4.5.b", (Step("V7.4.5.b", noted),)),)
