"""5-2-1: whether the current distance has changed in a turn, be it by crystals or by what is reckoned upon them."""

from __future__ import annotations

from judge.engine import Draft, View
from judge.furuyoni.rules import parameters

CHANGED = "distance_changed"
"""The fact that it has: forgotten where the distance of the next turn is fixed (8-1-1)."""


def notice(draft: Draft) -> None:
    """Note that a batch has changed the distance: coming back afterwards does not undo it."""
    if draft.get(CHANGED) or not draft.changed:
        return
    if parameters.distance(_looking(draft, draft.state)) != parameters.distance(_looking(draft, before(draft))):
        draft.set(CHANGED, True)


def before(draft: Draft) -> dict[str, object]:
    """The state that a draft began with."""
    state = {path: value for path, value in draft.state.items() if path not in draft.changed}
    return state | {path: value for path, value in draft.changed.items() if value is not None}


def _looking(draft: Draft, state: object) -> View:
    return View(draft.game, state, draft.frames, readings=draft.readings)  # type: ignore[arg-type]
