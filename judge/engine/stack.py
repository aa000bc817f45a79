"""The stack of frames: begun, finished and cut, and what a change sets off on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.batch import Batches
from judge.engine.data import EMPTY, Act, Done, Event, Frame, Locals, Spec, Value
from judge.engine.effect import EFFECT
from judge.engine.group import GROUP, INTERNAL, group
from judge.engine.outcome import Cut, Do, Push
from judge.light import NamedTuple, mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.choice import Choice
    from judge.engine.game import Game
    from judge.engine.identity import Identity
    from judge.engine.view import State, View

KEEP = "\x00keep"


class Over(NamedTuple):
    """The end of a run: `result` is the game's own word for it ("loop" if it would never end)."""

    result: Value


class Due(NamedTuple):
    """Acts that come with the end of a frame: nobody is told what came of them."""

    acts: tuple[Act, ...]
    clauses: tuple[str, ...]
    by: str


Ordered = Do | Due | Event
"""What is under way inside an advance: acts to be made, or what has just happened."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack(Batches):
    """The part of a machine that begins and ends frames, makes what they order happen, and looks what comes of it."""

    __slots__ = ("ordered", "over", "pending")

    def __init__(
        self, game: Game, state: State, log: list[Event] | None = None, readings: Mapping[str, int] = EMPTY
    ) -> None:
        super().__init__(game, state, log, readings)
        self.pending: Choice | None = None
        self.over: Over | None = None
        self.ordered: Ordered | None = None
        """What is under way inside an advance of a machine that records nothing."""

    # -- frames ----------------------------------------------------------------------------------------------------

    def _top(self, frame: Frame) -> Frame:
        self.stack = (*self.stack[:-1], frame)
        return frame

    def _store(self, into: str, value: Value) -> None:
        """Hand a result to the top frame."""
        frame = self.stack[-1]
        if into:
            self._top(frame.knowing(_locals_with(frame, into, value)))

    def _begin(self, spec: Spec) -> None:
        proc, you, known, nesting, trigger, start, holds = spec
        if nesting and not self.game.lets(nesting, self.stack):
            self._left()
            return
        below = self.stack[-1] if self.stack else None
        real = below if below is not None and below.proc not in INTERNAL else self._running()
        first = start or self.game.rules.steps[proc].first
        cause = below.locals["event"] if below is not None and below.proc == GROUP else self.next_event - 1
        frame = Frame(
            self.next_frame, proc, first, you, known, real.id if real else 0, cause, nesting, trigger, holds=holds,
        )  # fmt: skip
        self.next_frame += 1
        self._began(frame, () if self.log is None else self.game.nested(nesting, self.stack))

    def _left(self) -> None:
        """Nothing lets what was to be begun interrupt what is running: it is not done."""
        if self.stack and self.stack[-1].proc not in INTERNAL:
            frame = self.stack[-1]
            self._top(frame.with_result(_locals_with(frame, frame.into, Done.NOT, Done.NOT)))

    def _finish(self, frame: Frame, result: Value) -> None:
        anchors = self.game.rules.steps.get(frame.proc)
        acts: tuple[Act, ...] = ()
        clauses: tuple[str, ...] = ()
        if anchors is not None and anchors.ends:
            self._top(frame)
            view = self._view(aside=True)
            for ends, cites in anchors.ends:
                more = ends(view, frame, result)
                acts += more
                clauses += cites if more else ()
            self._noting(view)
        self._ended(frame)
        self.stack = self.stack[:-1]
        if not self.stack:
            self.over = self.over or Over(None)
            return
        below = self.stack[-1]
        if frame.proc != GROUP and below.proc not in INTERNAL and (below.into or below.proc == EFFECT):
            self._top(below.with_result(_locals_with(below, below.into, result, result)))
        if acts and anchors is not None:
            self._happen(acts, (*anchors.clauses(frame), *clauses), frame.you)
        elif frame.holds:
            self._urgent()

    def _cut(self, cut: Cut, clauses: tuple[str, ...]) -> None:
        if cut.to == 0:
            self._end(cut.over, clauses)
            return
        keep = next(i for i, f in enumerate(self.stack) if f.id == cut.to) + 1
        gone = self.stack[keep:]
        view = self._view(aside=True)
        acts = self.game.unwound(view, gone)
        self._passing(view)
        self._unwound(cut.to, gone, clauses)
        self.stack = self.stack[:keep]
        self._top(self.stack[-1]._replace(into="", resume=cut.then or ""))
        if cut.push is not None:
            self._begin(cut.push)
        if acts:
            self._happen(acts, clauses, self.stack[-1].you)
        elif any(f.holds for f in gone):
            self._urgent()

    def _end(self, result: Value, clauses: tuple[str, ...], since: int = 0) -> None:
        self._closed(result, clauses, since)
        self.over = Over(result)
        self.pending = None

    # -- happenings ------------------------------------------------------------------------------------------------

    def _stirred(self, do: Do) -> bool:
        """Whether something comes before these acts or rewrites them; if nothing does, by a gap perhaps."""
        view = self._view(aside=True)
        acts = do.acts
        for _ in self.game.would(view, acts):
            return True
        for _ in self.game.rewrites(view, acts):
            return True
        if view.gaps:
            self._passing(view)
        return False

    def _make(self, do: Do, view: View | None) -> Event:
        """Make the acts happen, and hand the results to the top frame."""
        acts, into, then, clauses, by, short = do
        event, results = self._apply(acts, clauses, by, view)
        frame = self.stack[-1]
        last = _worst((*[done for done, _ in results], *short)) if frame.proc == EFFECT else KEEP
        self._top(frame.ordering(_locals_with(frame, into, results, last), frame.into, then or ""))
        return event

    def _happen(self, acts: tuple[Act, ...], clauses: tuple[str, ...], by: str) -> None:
        """Make acts happen that no step has ordered, then look at what they have set off."""
        due = Due(acts, clauses, by)
        if self.log is None:
            self.ordered = due
        else:
            self._after(self._fall_due(due))

    def _fall_due(self, due: Due) -> Event:
        """Make such acts happen."""
        event, _ = self._apply(*due, None)
        return event

    def _after(self, event: Event) -> None:
        """After a batch: what is urgent comes first; the effects whose condition has been met wait below it."""
        if self.over is not None or not self.stack:
            return
        view = self._view(aside=True)
        first = self._most_urgent(view)
        if isinstance(first, Cut):
            self._cut(first, first.clauses)
            return
        items = tuple([t for t in self.game.raises(view, event) if not (t.level and self._latched(t.id))])
        if view.notes or view.gaps:
            self._noting(view)
        if items:
            self._begin(group(items, event.n))
        if first is not None:
            self._begin(first.spec)

    def _most_urgent(self, view: View) -> Cut | Push | None:
        """What the game says must come before everything else, unless that check is held back."""
        for frame in self.stack:
            if "urgent" in frame.holds:
                return None
        outcome = self.game.presses(view)
        if view.notes or view.gaps:
            self._noting(view)
        return outcome

    def _urgent(self) -> None:
        """Look at what is urgent where a check was held back until now."""
        first = self._most_urgent(self._view(aside=True))
        if isinstance(first, Cut):
            self._cut(first, first.clauses)
        elif first is not None:
            self._begin(first.spec)

    def _latched(self, id: Identity) -> bool:
        """Whether an effect of that id is held or being resolved."""
        return any(
            f.trigger == id or (f.proc == GROUP and any(t.id == id for t in f.locals["items"])) for f in self.stack
        )


def _locals_with(frame: Frame, into: str, value: Value, last: Value = KEEP) -> Locals:
    """The locals of a frame with a result among them; of an effect how much was done too, unless that is kept."""
    known = frame.locals
    if frame.proc != EFFECT:
        return {**known, into: value} if into else known
    here = {**known["here"], into: value} if into else known["here"]
    return {**known, "here": here, "last": known["last"] if last == KEEP else last}


def _worst(done: tuple[Value, ...]) -> Value:
    """What several parts of one operation came to together."""
    marks = {*done}
    if len(marks) == 1:
        return marks.pop()
    return "partly" if marks else "fully"
