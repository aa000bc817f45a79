"""10-13 ending a phase by an effect: the stack is cut, in_use and attacking are cleared, empty enhancements go."""

from __future__ import annotations

from judge.engine import Act, Cut, Do, Frame, Next, Procedure, Spec, Step, View
from judge.engine.outcome import Outcome
from judge.furuyoni import board
from judge.furuyoni.core import s8_turn, s9_2_use

HELD = ("5-5-2",)


def end_phase(view: View) -> Outcome:
    """Cut down to the running phase and clear up; ignored while such a clearing is itself under way."""
    if any(f.proc == "10-13" for f in view.frames):
        view.consult("10-13 paragraph 1")
        return Next()
    phase = next((f for f in reversed(view.frames) if f.proc in s8_turn.PHASES), None)
    if phase is None:
        return Next()
    clearing = Spec("10-13", board.active(view), holds=HELD)
    return Cut(phase.id, f"{phase.proc} over", clearing, clauses=("10-13 paragraph 1",))


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
        Step("10-13", clear_in_use, ("10-13 paragraph 2",)),
        Step("10-13 attacks", clear_attacks, ("10-13 paragraph 3",)),
        Step("10-13 enhancements", clear_enhancements, ("10-13 paragraph 4",)),
    )
    return (Procedure("10-13", steps),)
