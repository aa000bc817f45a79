"""What must hold of a board, found out anew only where something has changed that it rests on.

A check reads the board by `View.get` alone, so that what it rests on is known: the facts that it has read.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping

from judge.engine import Event, View
from judge.engine.view import State

Check = Callable[[View], Iterable[str]]
ANEW = 100
"""After so many changes everything is looked at, as if nothing were known of the board before."""


class Lasting:
    """Checks by name, with what each has found when it was last made."""

    def __init__(self, checks: Mapping[Hashable, Check]) -> None:
        self.checks = checks
        self.readers: dict[str, set[Hashable]] = {}
        self.found: dict[Hashable, list[str]] = {}

    def anew(self, view: View) -> list[str]:
        """What is found if every check is made."""
        self.readers, self.found = {}, {}
        return self._made(view, self.checks)

    def after(self, view: View, changed: Iterable[str]) -> list[str]:
        """What is found after these paths, and no others, have changed."""
        readers = self.readers
        return self._made(view, dict.fromkeys(name for path in changed for name in readers.get(path, ())))

    def _made(self, view: View, names: Iterable[Hashable]) -> list[str]:
        for name in names:
            reading = View(view.game, view.state, view.frames, True)
            found = [*self.checks[name](reading)]
            if found:
                self.found[name] = found
            else:
                self.found.pop(name, None)
            for path in reading.reads or ():
                self.readers.setdefault(path, set()).add(name)
        return [fault for name in self.found for fault in self.found[name]]


def untold(before: State, event: Event, after: State) -> list[str]:
    """What changed from one state to the next though the event does not say so."""
    told = {**before}
    for change in event.changes:
        if change.after is None:
            told.pop(change.path, None)
        else:
            told[change.path] = change.after
    if told == after:
        return []
    changed = {p for p in {*after, *before} if after.get(p) != before.get(p)}
    return [f"changed without record: {sorted(changed - {c.path for c in event.changes})}"]
