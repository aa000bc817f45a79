"""Effects that belong to a moment of a phase: each is resolved once a phase, in the order the active player picks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Choice, Frame, Next, Push, Spec, View
from judge.engine import effect as trees
from judge.engine.identity import EVER, Identity, ageless, thing_of
from judge.furuyoni import board
from judge.furuyoni.asks import Due
from judge.furuyoni.core import s9_1_1_8_frames
from judge.furuyoni.effects import standing
from judge.furuyoni.effects.abilities import CLASSES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome
    from judge.engine.procedure import StepFn
    from judge.furuyoni.effects.standing import Standing

MOMENTS = {"start": "8-1-2", "main_start": "8-2-1", "main_end": "8-2-3", "end": "8-3-1"}
"""The moments of a turn at which effects are due, and the steps that resolve them."""
MOMENT = {clause: moment for moment, clause in MOMENTS.items()}


def of_cards(view: View, clause: str) -> Iterator[Due]:
    """Effects of cards that belong to a moment and whose condition holds now, and what is booked for it."""
    moment = MOMENT[clause]
    for effect in standing.texts(view, "when"):
        when = effect.ability.when or {}
        if (
            when.get("phase") == moment
            and _whose(view, effect, when.get("whose", "me"))
            and standing.holds(view, effect)
        ):
            yield Due(effect.id, s9_1_1_8_frames.order(view, effect.ability, _spec(effect)))
    for booking in view.get("bookings", ()):
        if booking.kind == moment and booking.match.get("active", board.active(view)) == board.active(view):
            yield Due(booking.id, booking.spec)


def _whose(view: View, effect: Standing, whose: str) -> bool:
    active = board.active(view)
    return {"me": active == effect.context.you, "opp": active != effect.context.you, "both": True}[whose]


def _spec(effect: Standing) -> Spec:
    ability, context = effect.ability, effect.context
    about = {"card": context.card, "owner": context.owner}
    return trees.spec(ability.key, CLASSES.get(ability.at, "10-7"), context.you, about)


def so_far(view: View, frame: Frame) -> tuple[tuple[Identity, ...], tuple[Identity, ...]]:
    """What has been resolved this phase, and which of it moved its own card as it was."""
    done: tuple[Identity, ...] = frame.locals.get("done", ())
    own: tuple[Identity, ...] = frame.locals.get("own", ())
    card = thing_of(done[-1]) if done else None
    if card is not None and card.epoch != EVER and done[-1] not in own and board.gone(view, card):
        own = (*own, done[-1])
    return done, own


def left(
    view: View, moment: str, done: tuple[Identity, ...], own: tuple[Identity, ...] = ()
) -> dict[Identity, Spec]:
    """What is due and has not been resolved this phase; the effect of a card that left and came back is gap G21.

    If it left and came back by that very effect (`own`), it is gap G154.
    """
    before, themselves = {*map(ageless, done)}, {*map(ageless, own)}
    found = {}
    for id, spec, after in view.rules.due(view, MOMENTS[moment]):
        if after and after not in done:
            continue
        if id in done:
            continue
        bare = ageless(id)
        if bare in themselves and not view.gap("G154", ("8-1-2",)):
            continue
        if bare in before and bare not in themselves and view.gap("G21", ("8-1-2",)):
            continue
        found[id] = spec
    return found


def shown(view: View, spec: Spec) -> Spec:
    """The order to resolve an effect; a static one that a player does not know is shown before (9-1-1-2)."""
    card = spec.locals.get("card")
    if spec.start == CLASSES["static"] and card is not None:
        view.rely(card.id)
    return spec


def effects(moment: str) -> StepFn:
    """A step that resolves what is due at a moment, one by one as the active player picks, each once a phase."""

    def run(view: View, frame: Frame) -> Outcome:
        done, own = so_far(view, frame)
        items = left(view, moment, done, own)
        bare = {*map(ageless, (*items, *done))}
        for id in frame.locals.get("due", ()):
            if ageless(id) not in bare:
                view.consult(MOMENTS[moment], passed_over=id)
        if not items:
            return Next({"done": (), "own": (), "due": ()})
        picked = frame.locals.get("picked")
        if not picked:
            options = tuple(("resolve", id) for id in items)
            return Ask(Choice(board.active(view), "order", options, clauses=("5-1-1",)), "picked")
        id = picked[0][1]
        if id not in items:
            return Next({"picked": ()})
        put = {"done": (*done, id), "own": own, "picked": (), "due": tuple(sorted(items.keys() - {id}, key=str))}
        return Push(shown(view, items[id]), then=None, put=put)

    return run


RULES = {"8-1-2": of_cards}
