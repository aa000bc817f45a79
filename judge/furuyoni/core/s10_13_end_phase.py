"""10-13 ending a phase by an effect: the stack is cut, in_use and attacking are cleared, empty enhancements go.

What was so only while a procedure was run that is cut off is so no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Cut, Do, Frame, Next, Procedure, Spec, Step, View, nothing
from judge.furuyoni import board
from judge.furuyoni.core import s8_turn, s9_1_3_4_booked, s9_2_use
from judge.furuyoni.rules import moments, waiting

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine.data import Booking, Ref
    from judge.engine.outcome import Outcome

HELD = ("5-5-2",)


def end_phase(view: View) -> Outcome:
    """Cut down to the running phase and clear up; ignored while such a clearing is itself under way."""
    if any(f.proc == "10-13" for f in view.frames):
        view.consult("10-13 paragraph 1")
        return Next()
    phase = next((f for f in reversed(view.frames) if f.proc in s8_turn.PHASES), None)
    if phase is None:
        return Next()
    gone = view.frames[view.frames.index(phase) + 1 :]
    clearing = Spec("10-13", board.active(view), {"gone": tuple(_passing(view, gone))}, holds=HELD)
    return Cut(phase.id, f"{phase.proc} over", clearing, clauses=("10-13 paragraph 1",))


def _passing(view: View, gone: Sequence[Frame]) -> Iterator[tuple[Act, str]]:
    """What ends with the procedures cut off, and why.

    A card used as another is itself again (10-38), one that was being disenchanted has its ongoing effects back (9-5),
    and the use of one that has not come to in_use is undone (9-2).
    """
    for frame in reversed(gone):
        card: Ref | None = frame.locals.get("card")
        if card is None:
            continue
        if frame.proc in s9_2_use.PROCEDURES.values() and not {"used", "entered"} & frame.locals.keys():
            yield Act("put_back", {"card": card}), "9-2 paragraph 6"
        elif frame.proc not in s9_2_use.PROCEDURES.values() and frame.locals.get("as"):
            yield Act("shape", {"card": card, "as": None}), "10-38 paragraph 2"
        elif frame.proc == "9-5" and view.get(f"card.{card.id}.off"):
            yield Act("fact", {"values": {f"card.{card.id}.off": None}}), "9-5"


def pass_away(view: View, frame: Frame) -> Outcome:
    """What held only during a procedure that is cut off holds no more."""
    found: tuple[tuple[Act, str], ...] = frame.locals["gone"]
    if not found:
        return Next()
    clauses = dict.fromkeys(clause for _, clause in found)
    return Do(tuple(act for act, _ in found), clauses=("10-13 paragraph 1", *clauses))


def lost_bookings(view: View, gone: Sequence[Frame]) -> tuple[str, ...]:
    """What was booked and is lost with the phase whose frames are cut off.

    That is what waits for the end of an attack, of a use or of a basic action cut off, and what was still to come in
    the phase. Whether all that was booked in the phase is lost, for later phases too, is gap G31.
    """
    phase = view.frames[-len(gone) - 1]
    uses = {f.locals["card"].id for f in gone if f.proc in s9_2_use.PROCEDURES.values()}
    waits = (b.spec.locals["effect"] for b in view.get("bookings", ()) if waiting.is_waiting(b.id))
    uses |= {rest.locals["card"].id for rest in waits}
    waited = {
        "use_ended": ("use", uses),
        "attack_ended": ("attack", {f.locals["attack"] for f in gone if f.proc == "9-4"}),
        "basic_ended": ("basic", {f.id for f in gone if f.proc == "9-6"}),
    }
    lost, others = [], []
    for booking in view.get("bookings", ()):
        name, ends = waited.get(booking.match.get("what", ""), ("", set()))
        if (name and booking.match[name] in ends) or _to_come(view, phase, booking):
            lost.append(booking.id)
        elif booking.within == s9_1_3_4_booked.now(view):
            others.append(booking.id)
    if others and view.gap("G31", ("10-13 paragraph 1",)):
        lost += others
    return tuple(lost)


def _to_come(view: View, phase: Frame, booking: Booking) -> bool:
    """Whether a booking is for a moment that the running phase would still have reached."""
    steps = [step.id for step in board.rules(view).procedures[phase.proc].steps]
    moment = moments.MOMENTS.get(booking.kind)
    if moment not in steps or booking.match.get("active", board.active(view)) != board.active(view):
        return False
    return steps.index(phase.slot or phase.pc) <= steps.index(moment)


def clear_in_use(view: View, frame: Frame) -> Outcome:
    """Cards in use: enhancements enter the enhancements, others go where used cards go."""
    acts: list[Act] = []
    for player in board.PLAYERS:
        for card in board.lie_in(view, f"{player}.in_use"):
            ref = board.card_ref(view, card)
            if board.definition(view, card).type == "enhancement":
                acts.append(Act("put", {"card": ref, "to": f"{player}.enhancements"}))
            else:
                acts.append(s9_2_use.away(view, ref))
    acts += view.rules.cleared(view)
    return Do(tuple(acts)) if acts else Next()


def clear_attacks(view: View, frame: Frame) -> Outcome:
    """Attacks are taken away."""
    attacks = tuple(n for p in board.PLAYERS for n in board.lie_in(view, f"{p}.attacking"))
    return Do(tuple(Act("remove_attack", {"attack": n}) for n in attacks)) if attacks else Next()


def clear_enhancements(view: View, frame: Frame) -> Outcome:
    """Enhancements without crystals go; their disenchant effects are not resolved."""
    empty = tuple(
        c
        for p in board.PLAYERS
        for c in board.lie_in(view, f"{p}.enhancements")
        if not board.crystals(view, f"card.{c}")
    )
    acts = tuple(s9_2_use.away(view, board.card_ref(view, c)) for c in empty)
    return Do(acts) if acts else Next()


def procedures(edition: str) -> tuple[Procedure, ...]:
    """10-13."""
    steps = (
        Step("10-13 procedures", pass_away, ("10-13 paragraph 1",)),
        Step("10-13", clear_in_use, ("10-13 paragraph 2",)),
        Step("10-13 attacks", clear_attacks, ("10-13 paragraph 3",)),
        Step("10-13 enhancements", clear_enhancements, ("10-13 paragraph 4",)),
    )
    return (Procedure("10-13", steps),)


RULES = {"10-13 clears": nothing}
