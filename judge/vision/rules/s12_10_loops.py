"""12.10.2 a loop that a player can end by a choice in it: the players settle how often it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Ask, Do, Finish, Frame, Next, Procedure, Spec, Step, View
from judge.engine.choice import pick_one
from judge.engine.identity import EVER, EffectId, Ref
from judge.engine.tree import part
from judge.vision.board import reading
from judge.vision.rules.common import put

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.outcome import Outcome

MOST = 99
"""As often as a loop can be said to go on."""
Site = tuple[EffectId, str]
"""Where somebody has chosen to go on: the place in the text with its card, and who."""


def site(frame: Frame, by: str) -> Site:
    """The place at which an effect leaves something to a player."""
    about = frame.locals
    return EffectId(Ref("card", about["this"], EVER), part(about["tree"], about["at"])), by


def noted(view: View, here: Site) -> tuple[Act, ...]:
    """That a player has gone on at a place, since somebody last had priority."""
    run = view.get("loop_run")
    if run is not None:
        left = run["left"] - (here == run["own"])
        return (put({"loop_run": {**run, "left": left}}),)
    return (put({"loop": (*view.get("loop", ()), here)}),)


def round_of(view: View, here: Site) -> tuple[Site, ...]:
    """The places of a round, where the same has come twice over and is about to come again; else nothing."""
    past: Sequence[Site] = view.get("loop", ())
    met = [i for i, one in enumerate(past) if one == here]
    if len(met) < 2:
        return ()
    before, since = tuple(past[met[-2] : met[-1]]), tuple(past[met[-1] :])
    return since if before == since else ()


def settling(view: View, here: Site) -> Spec | None:
    """An order to settle a loop by its repetitions (12.10.2), where one has come about."""
    if view.get("loop_run") is not None or not view.on("V12.10.2", "V12.10.2.a"):
        return None
    found = round_of(view, here)
    return Spec("V12.10.2", locals={"sites": found}) if found else None


def settled(view: View, here: Site) -> str:
    """What has been settled for a place: to go on (`yes`), or for the last to name a number not to (`no`)."""
    run: Any = view.get("loop_run")
    if run is None or here not in run["sites"]:
        return ""
    return "no" if here == run["own"] and run["left"] <= 0 else "yes"


def players(view: View, frame: Frame) -> tuple[str, ...]:
    """Who can end the loop by a choice in it; nobody need do so by anything else (12.10.3)."""
    view.consult("V12.10.3")
    return tuple(p for p in reading.in_order(view) if any(by == p for _, by in frame.locals["sites"]))


def first(view: View, frame: Frame) -> Outcome:
    """The first of them in turn order says how often it goes on."""
    by = players(view, frame)[0]
    if "said" not in frame.locals:
        options = tuple(("number", n) for n in range(MOST + 1))
        return Ask(pick_one(by, "repeat", options, "V12.10.2.a"), "said")
    return Next({"count": frame.locals["said"][0][1], "by": by, "asked": (by,)})


def others(view: View, frame: Frame) -> Outcome:
    """Each of the others agrees, or says a smaller number."""
    left = [p for p in players(view, frame) if p not in frame.locals["asked"]]
    if not left or not frame.locals.get("count", 0):
        return Next()
    if "less" not in frame.locals:
        options = (("yes",), *(("number", n) for n in range(frame.locals["count"])))
        return Ask(pick_one(left[0], "repeat_less", options, "V12.10.2.b"), "less")
    said = frame.locals["less"][0]
    if said[0] == "yes":
        return Next()
    return Next({"count": said[1], "by": left[0]})


def run(view: View, frame: Frame) -> Outcome:
    """So often it goes on; then the last to say a number chooses otherwise."""
    if "by" not in frame.locals:
        return Finish()
    by = frame.locals["by"]
    own = next(one for one in frame.locals["sites"] if one[1] == by)
    told = {"by": by, "left": frame.locals["count"], "sites": frame.locals["sites"], "own": own}
    return Do((put({"loop_run": told}),))


LOOP = Procedure("V12.10.2", (
    Step("V12.10.2.a", first, ("V12.10.2.a", "V12.10.2")), Step("V12.10.2.b", others), Step("V12.10.2.c", run),
))  # fmt: skip
PROCEDURES = (LOOP,)
