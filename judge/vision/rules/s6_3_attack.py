"""6.3 attacks: declared by a player (6.3.4), or made because an effect says so (6.3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Do, Finish, Frame, Next, Procedure, Push, Spec, Step, View
from judge.vision.board import bans, reading
from judge.vision.rules.common import FAILED, act, moment, put, settled

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome


def declared(view: View, frame: Frame) -> Outcome:
    """The attack is declared: without that there is none."""
    return Next({"declared": True})


def sleeps(view: View, frame: Frame) -> Outcome:
    """The character that is to attack goes to sleep."""
    if "declared" not in frame.locals:
        return Finish()
    return Do((act("orient", card=frame.locals["card"], asleep=True),))


def opens(view: View, frame: Frame) -> Outcome:
    """An interference begins; one that an effect calls for comes into the one under way (1.12.7)."""
    level = view.get("interference", 0) + 1
    player = reading.holder(view, frame.locals["card"])
    if not view.get("interference"):
        view.consult("V1.12.6.c")
    begins = () if view.get("interference") else ("V1.12.6.c",)
    facts = {"interference": level, "attack.level": level, "attack.on": reading.other(player)}
    return Do((put(facts),), clauses=begins)


def _event(view: View, frame: Frame) -> dict[str, object]:
    card = frame.locals["card"]
    return {"card": card, "by": reading.holder(view, card), "serial": card}


def would(view: View, frame: Frame) -> Outcome:
    """The effects of 'when it attacks', γ too."""
    return Push(moment("would_attack", _event(view, frame)))


def attacks(view: View, frame: Frame) -> Outcome:
    """It counts as the attacking character from now on."""
    card = frame.locals["card"]
    if not reading.is_character(view, card) or reading.holder(view, card) == view.get("attack.on"):
        return Next()
    arises = "V6.2.3.a" if frame.proc == "V6.3.4" else "V6.2.3.b"
    return Do((put({"attack.by": card, f"this_turn.attacked.{card}": True}),), clauses=(arises,))


def attacked(view: View, frame: Frame) -> Outcome:
    """The effects of 'when it has attacked', γ too: of an attack that came about (6.3.4.e)."""
    if reading.attacker(view) != frame.locals["card"]:
        return Next()
    return Push(moment("attacked", _event(view, frame)))


def passes(view: View, frame: Frame) -> Outcome:
    """Priority goes to the attacked player, who may block with it (6.4.2.a)."""
    return Do((act("priority", to=view.get("attack.on"), window="attack"),))


ATTACK = Procedure("V6.3.4", (
    Step("V6.3.4.a", declared, ("V6.3.4.a", "V6.2.3.a")), Step("V6.3.4.b", sleeps), Step("V6.3.4.c", opens),
    Step("V6.3.4.d", would),
    Step("V6.3.4.e", attacks), Step("V6.3.4.f", attacked), Step("V6.3.4.f settled", settled, ("V6.3.4.f",)),
    Step("V6.3.4.g", passes),
))  # fmt: skip


def proper(view: View, frame: Frame) -> Outcome:
    """While there is an attack no effect makes another (6.2.5.a)."""
    card = frame.locals["card"]
    if not reading.is_character(view, card) or bans.kept_from(view, card, "attack"):
        return Finish(FAILED)
    player = reading.holder(view, card)
    if bans.player_forbidden(view, player, "attack") or bans.forbidden(view, card, "led_to_attack"):
        if frame.locals.get("told_player"):
            view.consult("V6.3.2.e", card=card)
            return Finish(FAILED)
        if not view.applies("V6.3.8", card=card):
            return Finish(FAILED)
    if reading.attacker(view) and view.on("V6.2.5.a", "V6.2.5"):
        view.consult("V6.2.5.a", card=card)
        return Finish(FAILED)
    return Next()


def nested(view: View, frame: Frame) -> Outcome:
    """The players have priority inside the interference that the attack began, until it is resolved."""
    return Push(Spec("V1.12", locals={"nested": True}))


def over(view: View, frame: Frame) -> Outcome:
    """The attack has been made, and what came of it."""
    return Finish(None)


BY_EFFECT = Procedure("V6.3.5", (
    Step("V6.3.5", proper, ("V6.3.5", "V6.2.3.b")),
    Step("V6.3.5.a", opens), Step("V6.3.5.b", would), Step("V6.3.5.c", attacks),
    Step("V6.3.5.d", attacked), Step("V6.3.5.e", passes), Step("V6.3.5 nested", nested, ("V1.12.7",)),
    Step("V6.3.5 end", over, ("V6.3.5",)),
))  # fmt: skip

PROCEDURES = (ATTACK, BY_EFFECT)
