"""5-2-1: whether the current distance has changed in a turn, be it by crystals or by what is reckoned upon them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.engine import Draft, View
from judge.engine.data import Value
from judge.furuyoni.rules import parameters

CHANGED = "distance_changed"
"""The fact that it has: forgotten where the distance of the next turn is fixed (8-1-1)."""


def notice(draft: Draft) -> None:
    """Note that a batch has changed the distance: coming back afterwards does not undo it."""
    if draft.get(CHANGED) or not draft.changed:
        return
    if parameters.distance(_looking(draft, draft.state)) != parameters.distance(_looking(draft, Before(draft))):
        draft.set(CHANGED, True)


class Before(Mapping[str, Value]):
    """The state that a draft began with; of the draft no more is read than what is asked for."""

    __slots__ = ("changed", "now")

    def __init__(self, draft: Draft) -> None:
        self.now = draft.state
        self.changed = draft.changed

    def get(self, path: str, default: Value = None) -> Value:
        """The value of a fact."""
        if path not in self.changed:
            return self.now.get(path, default)
        value = self.changed[path]
        return default if value is None else value

    def __getitem__(self, path: str) -> Value:
        if path not in self:
            raise KeyError(path)
        return self.get(path)

    def __contains__(self, path: object) -> bool:
        return self.get(str(path)) is not None

    def __iter__(self) -> Iterator[str]:
        return (path for path in {**self.now, **self.changed} if path in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _looking(draft: Draft, state: Mapping[str, Value]) -> View:
    return View(draft.game, state, draft.frames, readings=draft.readings)
