"""The kernel's own two frames: effects raised together, and acts that have been announced but not yet made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.choice import pick_one
from judge.engine.data import Act, Frame, Spec
from judge.engine.outcome import Ask, Do, Finish, Goto, Outcome, Push

if TYPE_CHECKING:
    from judge.engine.game import Game, Replacement, Triggered
    from judge.engine.view import View

GROUP = "\x00group"
INTENT = "\x00intent"
INTERNAL = (GROUP, INTENT)
ORDER = "order"
"""The kind of the choice which of effects that were raised together is resolved first."""


def group(items: tuple[Triggered, ...], event: int) -> Spec:
    """An order to resolve effects that were raised together by the event."""
    return Spec(GROUP, locals={"items": items, "event": event}, start=GROUP)


def group_step(view: View, frame: Frame) -> Outcome:
    """Resolve one of the effects that are still to be resolved, chosen by whom the game names; then look again."""
    game: Game = view.game
    items: tuple[Triggered, ...] = frame.locals["items"]
    left = tuple(t for t in items if game.still(view, t))
    if not left:
        return Finish()
    picked = frame.locals.get("picked")
    if not picked:
        ahead = game.ahead(view, left)
        options = tuple(("resolve", t.id) for t in ahead)
        choice = pick_one(game.orders(view, ahead), ORDER, options, *game.order_clauses(left))
        return Ask(choice, "picked")
    i = next(i for i, t in enumerate(left) if t.id == picked[0][1])
    chosen = left[i]
    put = {"items": left[:i] + left[i + 1 :], "picked": ()}
    return Push(chosen.spec._replace(trigger=chosen.id), then=None, put=put)


def intent(do: Do, you: str) -> Spec:
    """An order to let acts be preceded and rewritten before they happen."""
    about = {
        "acts": do.acts, "clauses": do.clauses, "by": do.by, "into": do.into, "then": do.then, "seen": (),
        "short": do.short,
    }  # fmt: skip
    return Spec(INTENT, you, about, start=do.clauses[0])


def intent_step(view: View, frame: Frame) -> Outcome:
    """What comes just before the acts, then what rewrites them, each once; then the acts themselves."""
    about = frame.locals
    acts: tuple[Act, ...] = about["acts"]
    items = tuple(t for t in view.game.would(view, acts) if t.id not in about["seen"])
    if items:
        return Push(group(items, frame.cause), then=None, put={"seen": (*about["seen"], *(t.id for t in items))})
    candidates = tuple(view.game.rewrites(view, acts))
    if candidates:
        return _rewrite(view, frame, candidates)
    return Do(acts, about["into"], about["then"], about["clauses"], about["by"], about["short"])


def _rewrite(view: View, frame: Frame, candidates: tuple[Replacement, ...]) -> Outcome:
    about = frame.locals
    picked, agreed = about.get("picked"), about.get("agreed")
    if len(candidates) > 1 and not picked:
        ways = tuple(("replace", c.id, c.act) for c in candidates)
        return Ask(pick_one(view.game.picks(view, candidates), "replace", ways, *view.game.replace_clauses()), "picked")
    chosen = next((c for c in candidates if picked and (c.id, c.act) == picked[0][1:]), candidates[0])
    if chosen.optional and not agreed:
        return Ask(pick_one(chosen.by, "instead", (("yes", chosen.id), ("no", chosen.id)), *chosen.clauses), "agreed")
    acts: tuple[Act, ...] = about["acts"]
    act = acts[chosen.act]
    applied = agreed is None or agreed[0][0] == "yes"
    new = chosen.into if applied else (act,)
    used = act.used if chosen.id in act.used else (*act.used, chosen.id)
    marked = tuple(a._replace(used=used) for a in new)
    if applied:
        view.note("replace", chosen.clauses, {"effect": chosen.id, "act": act, "into": marked})
    put = {"acts": (*acts[: chosen.act], *marked, *acts[chosen.act + 1 :])}
    return Goto(frame.pc, put, drop=("picked", "agreed"))
