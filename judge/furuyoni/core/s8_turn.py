"""8 the turn: its three phases, the end of what lasts for it, and its passing to the other player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Do, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.furuyoni import board
from judge.furuyoni.board import history

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.outcome import Outcome

PHASES = ("8-1", "8-2", "8-3")


def turn(player: str, enter: str = "") -> Spec:
    """An order to play turns, from a step of a phase on if `enter` names one."""
    about = {"enter": enter} if enter else {}
    first = next((p for p in PHASES if enter == p or enter.startswith(f"{p}-")), PHASES[0])
    return Spec("8", player, about, start=f"8 {PHASES.index(first) + 1}")


def _phase(proc: str, name: str) -> tuple[Step, Step, Step]:
    def begin(view: View, frame: Frame) -> Outcome:
        values = {"phase": name, "action": None, **dict.fromkeys(history.of_phase(view))}
        lost = next((e for e in view.get("lasting", ()) if _lost(view, e, name)), None)
        if lost is not None and not frame.locals.get("enter"):
            return Do((Act("end_lasting", {"id": lost["id"]}),), then=f"8 {number} over")
        if frame.locals.get("enter"):
            return Next()
        return Do((Act("fact", {"values": values}),))

    def run(view: View, frame: Frame) -> Outcome:
        enter = frame.locals.get("enter", "")
        spec = Spec(proc, board.active(view), start=enter if enter.startswith(f"{proc}-") else "")
        return Push(spec, put={"enter": ""})

    def leave(view: View, frame: Frame) -> Outcome:
        """What lasted for the phase ends with it."""
        ends = ("phase_end", f"{board.active(view)}.{name}")
        ending = [end for end in ends if any(e["until"] == end for e in view.get("lasting", ()))]
        return Do(tuple(Act("expire", {"until": end}) for end in ending)) if ending else Next()

    number = PHASES.index(proc) + 1
    return (
        Step(f"8 {number}", begin, ("8",)),
        Step(f"8 {number} run", run, ("8",)),
        Step(f"8 {number} over", leave, ("8",)),
    )


def _lost(view: View, effect: Mapping[str, Any], phase: str) -> bool:
    """Whether an effect takes this phase from the active player."""
    return effect["target"] == f"skip_{phase}" and board.active(view) in effect["who"]


def expire(view: View, frame: Frame) -> Outcome:
    """What lasted for the turn ends, all at once: after the end phase, or when the next turn begins (gap G23)."""
    lasting = any(e["until"] == "turn_end" for e in view.get("lasting", ()))
    if lasting and view.gap("G23", ("8",)):
        return Next()
    return Do((Act("expire", {"until": "turn_end"}),))


def passing(view: View, frame: Frame) -> Outcome:
    """The turn passes to the other player."""
    values = {"active": board.opponent(board.active(view)), "turn": view.get("turn", 0) + 1}
    return Do((Act("fact", {"values": values}),), then="8 again", clauses=("8", "5-1-1 paragraph 1"))


def again(view: View, frame: Frame) -> Outcome:
    """The next turn."""
    return Goto("8 1", drop=("enter",))


def procedures(edition: str) -> tuple[Procedure, ...]:
    """8."""
    return (
        Procedure(
            "8",
            (
                *_phase("8-1", "start"),
                *_phase("8-2", "main"),
                *_phase("8-3", "end"),
                Step("8 expire", expire, ("8",)),
                Step("8 pass", passing, ("8",)),
                Step("8 again", again, ("8",)),
            ),
        ),
    )
