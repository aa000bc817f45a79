"""7.6 effects that last: over for what they concern once that is no proper object of theirs any more (7.6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Frame, Procedure, Step, View
from judge.engine.view import Draft
from judge.vision.board import reading, values
from judge.vision.effects.ability import Picked
from judge.vision.effects.evaluate import scope_of
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules.common import do, put

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.outcome import Outcome


def lapsed(view: View) -> tuple[tuple[int, int | str], ...]:
    """Effects that last, by number, each with a player or a card of the field that is no proper object any more."""
    found: list[tuple[int, int | str]] = []
    for record in view.get("lasting", ()):
        for player in record["players"]:
            if _shielded(view, record, player) and _shielded(_without(view, record), record, player):
                found.append((record["id"], player))
        if not record["cards"] and record.get("select") is None:
            continue
        own = reading.field(view) if record.get("select") is not None else (c for c, _ in record["cards"])
        for card in own:
            if not reading.on_field(view, card) or not values.concerns(view, record, card):
                continue
            if _unfit(view, record, card) and _unfit(_without(view, record), record, card):
                found.append((record["id"], card))
    return tuple(found)


def _unfit(view: View, record: Mapping[str, Any], card: int) -> bool:
    """Whether a card is no object of what lasts now: shielded (8.1.4), or out of the description it was picked by.

    What the text does not have in 〔〕 is no object, and no shield is against that (8.1.1.a).
    """
    fit = record.get("fit")
    if _shielded(view, record, card):
        return True
    return fit is not None and card not in targets.proper(view, Picked("", *fit), scope_of(view, record), "")


def _shielded(view: View, record: Mapping[str, Any], thing: int | str) -> bool:
    return not record.get("plain") and bool(targets.may_be(view, thing, scope_of(view, record), targets.OBJECT))


def _without(view: View, record: Mapping[str, Any]) -> View:
    """The board as it were without an effect: what that brings about itself does not end it (8.1.4.b)."""
    draft = Draft(view.game, view.state, view.frames, readings=view.readings)
    draft.set("lasting", tuple(r for r in view.get("lasting", ()) if r["id"] != record["id"]))
    return draft


def over(view: View, frame: Frame) -> Outcome:
    """They last no more for what does not fit."""
    gone = {*lapsed(view)}
    kept = []
    for record in view.get("lasting", ()):
        lost = {card for id, card in gone if id == record["id"]}
        cards = tuple((c, epoch) for c, epoch in record["cards"] if c not in lost)
        players = tuple(p for p in record["players"] if p not in lost)
        if lost and record.get("select") is not None:
            shut = sorted(c for c in lost if isinstance(c, int))
            kept.append({**record, "except": (*record["except"], *shut), "players": players})
        elif cards or players or not lost:
            kept.append({**record, "cards": cards, "players": players})
    return do((put({"lasting": tuple(kept) or None}),))


PROCEDURES = (Procedure("V7.6.2", (Step("V7.6.2", over),)),)
