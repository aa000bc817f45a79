"""Writing the record: which events a run leaves behind. With no log to write to, nothing is made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from judge.engine.data import EMPTY, Change, Event, Frame, Happening, Value
from judge.engine.group import INTERNAL
from judge.light import mypyc_attr

if TYPE_CHECKING:
    from judge.engine.choice import Choice, Option
    from judge.engine.procedure import Step
    from judge.engine.view import State, View

Note: TypeAlias = tuple[str, tuple[str, ...], Mapping[str, Value]]
SILENT = ("at", "here", "names", "todo", "last")
"""Locals of a frame that say where it stands, not what it is about."""


class Writers(dict[str, tuple[str, int]]):
    """For each fact asked for: itself, with the number of the event that last wrote it (0: none has).

    They are those of what had been `written` then; a machine of which something else is so makes its own.
    """

    __slots__ = ("written",)

    def __init__(self, written: Mapping[str, int]) -> None:
        self.written = written

    def __missing__(self, path: str) -> tuple[str, int]:
        found = self[path] = (path, self.written.get(path, 0))
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorder:
    """The recording half of a machine: state, stack, numbering, and the log (None: nothing is recorded)."""

    __slots__ = (
        "_writers", "gaps", "log", "next_event", "next_frame", "noted", "silences", "stack", "state", "written",
    )  # fmt: skip

    def __init__(self, state: State, log: list[Event] | None) -> None:
        self.state = state
        self.stack: tuple[Frame, ...] = ()
        self.log = log
        self.next_frame = 1
        self.next_event = 1
        self.written: Mapping[str, int] = EMPTY
        self._writers: Writers | None = None
        self.gaps: tuple[tuple[str, int], ...] = ()
        self.noted: tuple[Note, ...] = ()
        self.silences: set[str] | None = None
        """Gaps that are passed from now on, however often they have been before, if somebody wants to know."""

    def _running(self) -> Frame | None:
        """The frame that is really running: not one of the kernel's own."""
        stack = self.stack
        if stack and stack[-1].proc not in INTERNAL:
            return stack[-1]
        for frame in reversed(stack):
            if frame.proc not in INTERNAL:
                return frame
        return None

    def _event(
        self, frame: Frame | None, kind: str, clauses: tuple[str, ...], actor: str, data: Mapping[str, Value] = EMPTY,
        paths: Iterable[str] = (), changes: tuple[Change, ...] = (), derived: tuple[Change, ...] = (),
        happened: tuple[Happening, ...] = (),
    ) -> Event:  # fmt: skip
        """The next event, while that frame is running; `paths` are the facts that were read for it."""
        reads: tuple[tuple[str, int], ...] = ()
        if paths:
            writers = self._writers
            if writers is None or writers.written is not self.written:
                writers = self._writers = Writers(self.written)
            reads = tuple(map(writers.__getitem__, paths))
        n = self.next_event
        self.next_event = n + 1
        id, parent, cause = (frame.id, frame.parent, frame.cause) if frame is not None else (0, 0, 0)
        told = (n, kind, clauses, id, parent, cause, actor, changes, derived, happened, reads, data)
        return tuple.__new__(Event, told)

    def _emit(
        self, kind: str, clauses: tuple[str, ...], actor: str = "", data: Mapping[str, Value] = EMPTY
    ) -> None:
        if self.log is not None:
            who = actor or (self.stack[-1].you if self.stack else "")
            self.log.append(self._event(self._running(), kind, clauses, who, data))

    def _entering(self, frame: Frame, step: Step, view: View) -> None:
        if self.log is not None:
            self.noted = ()
            if frame.proc not in INTERNAL:
                event = self._event(frame, "step", step.clauses, frame.you, EMPTY, view.reads or ())
                self.log.append(event)

    def _noting(self, view: View) -> None:
        """Keep the gaps passed; write what the view noted, once a step however often it is called."""
        for gap in view.gaps:
            self._silence(gap)
            if gap not in self.gaps:
                self.gaps = (*self.gaps, gap)
        if not view.notes:
            return
        running, log = self._running(), self.log
        you = self.stack[-1].you if self.stack else ""
        for note in {id(note): note for note in view.notes}.values() if len(view.notes) > 1 else view.notes:
            if note not in self.noted:
                kind, clauses, data = note
                self.noted = (*self.noted, note)
                if log is not None:
                    log.append(self._event(running, kind, clauses, "rules" if kind == "gap" else you, data))

    def _passing(self, view: View) -> None:
        """Keep the gaps passed, and write those that had not been passed before; nothing else that the view noted."""
        for gap in view.gaps:
            self._silence(gap)
        fresh = [gap for gap in dict.fromkeys(view.gaps) if gap not in self.gaps]
        self.gaps = (*self.gaps, *fresh)
        for kind, clauses, data in view.notes or ():
            if kind == "gap" and (data["gap"], data["picked"]) in fresh:
                fresh.remove((data["gap"], data["picked"]))
                self._emit(kind, clauses, "rules", data)

    def _silence(self, gap: tuple[str, int]) -> None:
        if self.silences is not None:
            self.silences.add(gap[0])

    def _began(self, frame: Frame, clauses: tuple[str, ...]) -> None:
        self.stack = (*self.stack, frame)
        if self.log is not None and frame.proc not in INTERNAL:
            about = {k: v for k, v in frame.locals.items() if k not in SILENT}
            data = {"proc": frame.proc, "start": frame.pc, "trigger": frame.trigger, "about": about}
            self.log.append(self._event(frame, "begin", clauses, frame.you, data))

    def _ended(self, frame: Frame) -> None:
        if self.log is not None and frame.proc not in INTERNAL:
            self.log.append(self._event(frame, "end", (), frame.you, {"proc": frame.proc}))

    def _unwound(self, to: int, gone: tuple[Frame, ...], clauses: tuple[str, ...]) -> None:
        if self.log is not None:
            frames = tuple(f.id for f in gone if f.proc not in INTERNAL)
            held = tuple(t.id for f in gone if "items" in f.locals for t in f.locals["items"])
            self._emit("cut", clauses, data={"to": to, "gone": frames, "held": held})

    def _closed(self, result: Value, clauses: tuple[str, ...], since: int) -> None:
        """The end; `since` is the event from which on the run went round (0: it did not)."""
        if self.log is not None:
            frames = tuple(f.id for f in self.stack if f.proc not in INTERNAL)
            again = {"since": since} if since else {}
            self._emit("over", clauses, data={"result": result, "gone": frames, **again})

    def _chosen(self, choice: Choice, options: tuple[Option, ...], forced: bool) -> None:
        if self.log is not None and choice.options:
            data = {"choice": choice.kind, "options": choice.options, "picked": options, "forced": forced}
            self._emit("choice", choice.clauses, choice.by, data)

    def _changed(
        self, clauses: tuple[str, ...], by: str, changes: tuple[Change, ...], derived: tuple[Change, ...],
        happened: tuple[Happening, ...], view: View | None, draft: View,
    ) -> Event:  # fmt: skip
        cites = clauses
        if draft.notes:
            cites = (*clauses, *[c for kind, cited, _ in draft.notes if kind == "consult" for c in cited])
            draft.notes = [note for note in draft.notes if note[0] != "consult"]
        if draft.notes or draft.gaps:
            self._noting(draft)
        if len(cites) > 1:
            cites = tuple(dict.fromkeys(cites))
        if self.log is None:
            self.next_event += 1
            return Event(self.next_event - 1, "change", cites, 0, 0, 0, by, changes, derived, happened)
        paths = draft.reads or ()
        if view is not None and view.reads:
            paths = {**view.reads, **(draft.reads or {})}
        n = self.next_event
        event = self._event(self._running(), "change", cites, by, EMPTY, paths, changes, derived, happened)
        if changes or derived:
            before, writers = self.written, self._writers
            now = {path: (path, n) for path, _, _ in (*changes, *derived)}
            self.written = {**before, **dict(now.values())}
            if writers is not None and writers.written is before:
                writers.update(now)
                writers.written = self.written
        self.log.append(event)
        return event
