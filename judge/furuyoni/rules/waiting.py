"""Cards whose own effects are resolved only after the attack that they answer (gap G8: where they lie until then)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Abandon, Act, Do, Frame, Goto, Spec, View
from judge.engine.data import Booking, Ref
from judge.engine.identity import EffectId, Identity
from judge.furuyoni import board
from judge.furuyoni.core import s9_1_3_4_booked
from judge.furuyoni.effects import frames, standing
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.rules import attacks

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome

WAITS = "waits"
"""How a use ends for the moment that goes on after the attack; and the mark of its booking."""


def of_effects(view: View, frame: Frame, then: str) -> Outcome | None:
    """What is done instead of resolving a card that waits; None if it does not, or has waited.

    The rest of its procedure is booked for the end of the attack. By the other reading the card goes on at the step
    `then`, and only its effects are booked.
    """
    about = frame.locals
    if about.get("waited"):
        return None
    if "booked" in about:
        return Goto(then) if about["booked"][0].facts.get("apart") else Abandon(WAITS)
    card: Ref = about["card"]
    answered = attacks.load(view, about["answers"] or 0)
    if answered is None or not _waits(view, card, about["by"]):
        return None
    apart = view.gap("G8", ("9-1 paragraph 2", f"{frame.proc} {then.rpartition(' ')[2]}")) == 1
    told = {**{k: v for k, v in about.items() if not k.startswith("\x00")}, "waited": True}
    told |= {"apart": apart, "used": not apart}
    rest = Spec(frame.proc, frame.you, told, start=frame.pc)
    if not apart:
        rest = Spec("9-2", frame.you, {**told, "rest": rest}, start="9-2 rest")
    id = EffectId(card, rule=WAITS)
    match = {"what": "attack_ended", "attack": answered.id}
    booking = Booking(id, "happens", match, s9_1_3_4_booked.order(id, rest), within=s9_1_3_4_booked.now(view))
    act = Act("book", {"booking": booking, "apart": apart})
    return Do((act,), into="booked", then=None, clauses=("9-1-3-4 paragraph 1", "1-4 paragraph 1"))


def is_waiting(booking: Identity) -> bool:
    """Whether what is booked so is the rest of the use of a card that waits."""
    return isinstance(booking, EffectId) and booking.rule == WAITS


def _waits(view: View, card: Ref, by: str) -> bool:
    """Whether the text of a card says so now."""
    context = Context(by, card, owner=board.owner(view, card.id))
    return any(
        ability.does == WAITS
        and standing.gate_open(view, card.id, ability)
        and (ability.cond is None or board.rules(view).truth(view, context, ability.cond))
        for ability in frames.text(view, card.id).abilities
    )
