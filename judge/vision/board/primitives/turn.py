"""Facts of the game, phases, turns, priority."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.vision.board.primitives.common import fully

if TYPE_CHECKING:
    from judge.engine.data import Act, Result
    from judge.engine.view import Draft


def put(draft: Draft, act: Act) -> Result:
    """Facts of the turn, of priority, of an attack, set as the procedures say."""
    for path, value in act.args["facts"].items():
        draft.set(path, value)
    return fully(**{k: v for k, v in act.args.items() if k != "facts"})


def happens(draft: Draft, act: Act) -> Result:
    """Something comes about by which nothing changes: what is left of an act whose clause is switched off."""
    return fully(**act.args)


def phase(draft: Draft, act: Act) -> Result:
    """The next phase, or what stands between turns."""
    draft.set("phase", act.args["phase"])
    draft.set("passes", None)
    draft.set("end_phase", None)
    return fully(phase=act.args["phase"])


def turn(draft: Draft, act: Act) -> Result:
    """Another turn: what was counted by turns begins anew, and phases added to the last one do not come in it."""
    player = act.args["player"]
    draft.set("turn", draft.get("turn", 0) + 1)
    draft.set("active", player)
    draft.set("end_turn", None)
    draft.set("end_phase", None)
    for path in [p for p in draft.state if p.startswith(("this_turn.", "extra."))]:
        draft.set(path, None)
    return fully(player=player)


def priority(draft: Draft, act: Act) -> Result:
    """Who has priority, and how often in a row it was given up."""
    draft.set("priority", act.args["to"] or None)
    draft.set("loop", None)
    draft.set("loop_run", None)
    draft.set("passes", act.args.get("passes") or None)
    draft.set("window", act.args.get("window") or None)
    return fully(to=act.args["to"])
