"""6.4 blocks: declared by a player (6.4.4), or made because an effect says so (6.4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Do, Finish, Frame, Next, Procedure, Push, Spec, Step, View
from judge.vision.board import bans, reading
from judge.vision.rules.common import FAILED, act, moment, put, settled

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome


def by_effect(view: View, card: int, player: str) -> Spec:
    """An order that a character blocks."""
    return Spec("V6.4.5", player, {"card": card})


def declared(view: View, frame: Frame) -> Outcome:
    """The block is declared: without that there is none."""
    return Next({"declared": True})


def sleeps(view: View, frame: Frame) -> Outcome:
    """The character that is to block goes to sleep."""
    if "declared" not in frame.locals:
        return Finish()
    return Do((act("orient", card=frame.locals["card"], asleep=True),))


def _event(view: View, frame: Frame) -> dict[str, object]:
    card = frame.locals["card"]
    return {"card": card, "by": reading.holder(view, card), "attacker": reading.attacker(view), "serial": card}


def would(view: View, frame: Frame) -> Outcome:
    """The effects of 'when it blocks', γ too."""
    return Push(moment("would_block", _event(view, frame)))


def blocks(view: View, frame: Frame) -> Outcome:
    """It counts as the blocking character from now on; where no attack is left there is nothing to block (6.4.6)."""
    card = frame.locals["card"]
    if not reading.attacker(view) and view.on("V6.4.6"):
        view.consult("V6.4.6", card=card)
        return Next()
    if not reading.is_character(view, card):
        return Next()
    return Do((put({"attack.blocked": card}),))


def blocked(view: View, frame: Frame) -> Outcome:
    """The effects of 'when it has blocked', γ too: of a block that came about (6.4.6)."""
    if reading.blocker(view) != frame.locals["card"]:
        return Next()
    return Push(moment("blocked", _event(view, frame)))


def passes(view: View, frame: Frame) -> Outcome:
    """Priority passes on."""
    return Do((act("priority", to=reading.other(frame.you)),))


BLOCK = Procedure("V6.4.4", (
    Step("V6.4.4.a", declared), Step("V6.4.4.b", sleeps), Step("V6.4.4.c", would), Step("V6.4.4.d", blocks),
    Step("V6.4.4.e", blocked), Step("V6.4.4.e settled", settled, ("V6.4.4.e",)), Step("V6.4.4.f", passes),
))  # fmt: skip


def proper(view: View, frame: Frame) -> Outcome:
    """Without an attack there is no block (6.4.6), and there is never a second (6.2.5.b)."""
    clause = ""
    card = frame.locals["card"]
    kept = bans.player_forbidden(view, reading.holder(view, card), "block")
    if (kept or bans.forbidden(view, card, "led_to_block")) and not view.applies("V6.4.8", card=card):
        return Finish(FAILED)
    if not reading.attacker(view):
        clause = "V6.4.6"
    elif reading.blocker(view):
        clause = "V6.2.5.b"
    if clause and view.on(clause):
        view.consult(clause, card=frame.locals["card"])
        return Finish(FAILED)
    return Finish(FAILED) if bans.kept_from(view, card, "block") else Next()


BY_EFFECT = Procedure("V6.4.5", (
    Step("V6.4.5", proper), Step("V6.4.5.a", would), Step("V6.4.5.b", blocks), Step("V6.4.5.c", blocked),
))  # fmt: skip

PROCEDURES = (BLOCK, BY_EFFECT)
