"""What a teller of the trace has to remember while it goes from event to event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.port.ruling import before

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine import Event
    from judge.port.ruling import Ruling


class Course:
    """Where each frame stands, and what distance, ranges and damage were last found to be."""

    def __init__(self, ruling: Ruling) -> None:
        self.frames: dict[int, Event] = {}
        """The event with which each frame began."""
        self.step: dict[int, tuple[str, ...]] = {}
        """The clauses of the step at which each frame stands."""
        self.marks = ruling.scenario.floor.landmarks
        self.numbers: dict[str, Any] = {path: before(ruling, path) for path in self.marks.measured}
        self.active = str(before(ruling, "active"))
        self.made: set[int] = set()
        self.hit: set[int] = set()
        self.cancelled: set[int] = set()

    def note(self, event: Event) -> None:
        """Take an event in, before it is told."""
        if event.kind == "begin":
            self.frames[event.frame] = event
        elif event.kind == "step":
            self.step[event.frame] = event.clauses
        elif event.kind == "reckon":
            self.numbers[event.data["what"]] = event.data["value"]
        for change in (*event.changes, *event.derived):
            if change.path in self.marks.measured:
                self.numbers[change.path] = change.after
            elif change.path == "active":
                self.active = str(change.after)
        for h in event.happened:
            if h.kind == self.marks.making:
                self.made.add(h.facts["attack"])
            elif h.kind == self.marks.marking and h.facts["fact"] == self.marks.hit:
                self.hit.add(h.facts["attack"])
            elif h.kind == self.marks.marking and h.facts["fact"] in self.marks.cancelled[:1]:
                self.cancelled.add(h.facts["attack"])

    def reach(self, attack: int, info: Mapping[str, Any]) -> Any:
        """The range of an attack as last reckoned, or as it was generated with."""
        return self.numbers.get(f"attack.{attack}.range", info["range"])

    def blow(self, attack: int, info: Mapping[str, Any]) -> Any:
        """The damage of an attack as last reckoned, or as it was generated with."""
        return self.numbers.get(f"attack.{attack}.damage", (info["aura"], info["life"]))

    def chain(self, frame: int) -> list[Event]:
        """The beginnings of a frame and of all it stands on, the outermost first."""
        found: list[Event] = []
        while frame in self.frames:
            begin = self.frames[frame]
            found.append(begin)
            frame = begin.parent
        return found[::-1]
