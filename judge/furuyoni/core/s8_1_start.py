"""8-1 the start phase: the distance of the turn, effects of the phase, vigor, upkeep, reshuffle, two cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Finish, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.furuyoni import board
from judge.furuyoni.board import movement
from judge.furuyoni.core import s9_7_reshuffle
from judge.furuyoni.rules import distances, moments, parameters

if TYPE_CHECKING:
    from judge.engine.choice import Option
    from judge.engine.outcome import Outcome


def start_distance(view: View, frame: Frame) -> Outcome:
    """8-1-1: the distance at the start of the turn. What still lasts for the turn before ends here (gap G23)."""
    if any(e["until"] == "turn_end" for e in view.get("lasting", ())):
        return Do((Act("expire", {"until": "turn_end"}),), then=None, clauses=("8",))
    forgotten = {path: None for path in (distances.CHANGED,) if path in view.state}
    return Do((Act("fact", {"values": {"turn_start_distance": parameters.distance(view), **forgotten}}),))


def defaults(view: View, frame: Frame) -> Outcome:
    """8-1-3: skipped on each player's first turn."""
    if view.get("turn", 0) > 2 or not view.applies("8-1-3 paragraph 2"):
        return Next()
    return Goto("8-1 over")


def gain_vigor(view: View, frame: Frame) -> Outcome:
    """8-1-3 i: one vigor."""
    return Do((Act("vigor", {"player": board.active(view), "by": 1}),))


def upkeep(view: View, frame: Frame) -> Outcome:
    """8-1-3 ii: one crystal of every enhancement goes to shadow, all at the same time."""
    cards = tuple(c for p in board.PLAYERS for c in board.lie_in(view, f"{p}.enhancements"))
    told = {"to": "shadow", "n": 1, "cause": "upkeep"}
    acts = tuple(
        Act("move", {"from": f"card.{c}", **told, **movement.chosen(view, f"card.{c}", 1)})
        for c in cards
        if board.crystals(view, f"card.{c}")
    )
    return Do(acts) if acts else Next()


def may_reshuffle(view: View, frame: Frame) -> Outcome:
    """8-1-3 iii: the active player may reshuffle once."""
    player = board.active(view)
    if "wants" not in frame.locals:
        options: tuple[Option, ...] = (("no",), ("reshuffle",))
        return Ask(Choice(player, "reshuffle", options), "wants")
    if frame.locals["wants"][0] == ("reshuffle",):
        return Push(s9_7_reshuffle.order(player, by_rule=True))
    return Next()


def draw_two(view: View, frame: Frame) -> Outcome:
    """8-1-3 iv: two cards."""
    player = board.active(view)
    return Push(Spec("7-1-6", player, {"player": player, "n": 2}))


def over(view: View, frame: Frame) -> Outcome:
    """The phase is over."""
    return Finish()


def procedures(edition: str) -> tuple[Procedure, ...]:
    """8-1."""
    return (
        Procedure(
            "8-1",
            (
                Step("8-1-1", start_distance),
                Step("8-1-2", moments.effects("start")),
                Step("8-1-3", defaults),
                Step("8-1-3 i", gain_vigor),
                Step("8-1-3 ii", upkeep),
                Step("8-1-3 iii", may_reshuffle),
                Step("8-1-3 iv", draw_two),
                Step("8-1 over", over, ("8-1",)),
            ),
        ),
    )
