"""9-1-1-8: used effects that step in where the effect of a frame comes to be resolved, and multiply its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Finish, Frame, Goto, Procedure, Push, Spec, Step, View
from judge.furuyoni import board
from judge.furuyoni.effects import multiplied, standing

if TYPE_CHECKING:
    from judge.engine.data import Value
    from judge.engine.identity import Identity
    from judge.engine.outcome import Outcome
    from judge.furuyoni.effects.abilities import Ability
    from judge.furuyoni.effects.standing import Standing

CITES = ("9-1-1-8 paragraph 2",)


def order(view: View, ability: Ability, effect: Spec) -> Spec:
    """An order to resolve an effect: behind what may step in before, if it stands in a frame."""
    if ability.frame is None or not _stepping_in(view, effect.you):
        return effect
    return Spec("9-1-1-8", effect.you, {"effect": effect})


def asked(view: View, you: str, effects: int) -> Spec | None:
    """An order to ask by how much the numbers of so many effects are multiplied that are not resolved by a tree."""
    if not effects or not _stepping_in(view, you):
        return None
    return Spec("9-1-1-8", you, {"left": effects})


def _stepping_in(view: View, you: str) -> tuple[Standing, ...]:
    if not board.rules(view).standing.get("frames"):
        return ()
    found = standing.active(view, "frames")
    return tuple(e for e in found if e.context.you == you and _payment(view, e) is not None)


def _payment(view: View, effect: Standing) -> Act | None:
    """What it costs to let it step in; None if that is not there."""
    data, card = effect.ability.data, effect.context.card
    assert card is not None
    source, target = (f"card.{card.id}" if zone == "this" else str(zone) for zone in (data["from"], data["to"]))
    n = board.rules(view).number(view, effect.context, data["n"])
    if board.takeable(view, source) < n:
        return None
    return Act("move", {"from": source, "to": target, "n": n, "arrow": False})


def offer(view: View, frame: Frame) -> Outcome:
    """Each of them may step in, once for one resolution."""
    done: tuple[Identity, ...] = frame.locals.get("done", ())
    effect = next((e for e in _stepping_in(view, frame.you) if e.id not in done), None)
    if effect is None:
        return Goto("9-1-1-8 effect")
    wants = frame.locals.get("wants")
    if not wants:
        return Ask(Choice(frame.you, "double", (("no",), ("yes", effect.id)), clauses=CITES), "wants")
    put: dict[str, Value] = {"done": (*done, effect.id), "wants": ()}
    if wants[0][0] == "no":
        return Goto("9-1-1-8", put)
    factor = board.rules(view).number(view, effect.context, effect.ability.data["times"])
    return Goto("9-1-1-8 pay", {**put, "by": frame.locals.get("by", 1) * factor, "pay": _payment(view, effect)})


def pay(view: View, frame: Frame) -> Outcome:
    """What it costs is paid."""
    return Do((frame.locals["pay"],), then="9-1-1-8")


def resolve(view: View, frame: Frame) -> Outcome:
    """The effect itself, its numbers multiplied; without one, by how much those of the next are."""
    by: int = frame.locals.get("by", 1)
    if "left" in frame.locals:
        factors = (*frame.locals.get("factors", ()), by)
        if frame.locals["left"] <= 1:
            return Finish(factors)
        put = {"left": frame.locals["left"] - 1, "factors": factors, "done": (), "by": 1}
        return Goto("9-1-1-8", put)
    effect: Spec = frame.locals["effect"]
    tree = multiplied.read(effect.locals["tree"], by)
    return Push(effect._replace(locals={**effect.locals, "tree": tree}))


def procedures(edition: str) -> tuple[Procedure, ...]:
    """9-1-1-8."""
    steps = (
        Step("9-1-1-8", offer, CITES), Step("9-1-1-8 pay", pay, CITES), Step("9-1-1-8 effect", resolve, CITES),
    )  # fmt: skip
    return (Procedure("9-1-1-8", steps),)
