"""One step of a machine: which comes next with all that amends it, what it comes to, and where its frame goes on."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.engine import effect
from judge.engine.data import EMPTY, Event, Frame, Value
from judge.engine.effect import EFFECT
from judge.engine.group import GROUP, INTENT, INTERNAL, group_step, intent, intent_step
from judge.engine.outcome import NEXT, Abandon, Ask, Cut, Do, Enter, Finish, Goto, Next, Outcome, Push
from judge.engine.procedure import END, Amending, Slot, Step
from judge.engine.stack import Stack
from judge.light import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.choice import Choice, Option
    from judge.engine.game import Game
    from judge.engine.view import State, View

AMENDED = "\x00amended"
OWN = "\x00own"
"""Where a frame keeps which of its locals are those of amending steps."""


@cache
def _of_kernel(proc: str, clause: str) -> Step:
    """The one step of a procedure that is the kernel's own."""
    if proc == EFFECT:
        return Step(clause, effect.advance)  # type: ignore[arg-type]
    return Step(clause, group_step if proc == GROUP else intent_step)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepping(Stack):
    """The part of a machine that takes a step of the top frame and carries out what it comes to."""

    __slots__ = ("asks_all", "into")

    def __init__(
        self, game: Game, state: State, log: list[Event] | None = None, readings: Mapping[str, int] = EMPTY
    ) -> None:
        super().__init__(game, state, log, readings)
        self.into = ""
        self.asks_all = False

    def _step(self, view: View, frame: Frame) -> tuple[Step, Frame] | None:
        """The step that comes next, amendments included; None if something else came of it."""
        anchors = self.game.rules.steps.get(frame.proc)
        if anchors is None:
            return _of_kernel(frame.proc, frame.pc), frame
        if frame.entered:
            return anchors.step(frame), frame
        guard = anchors.guard
        if guard is not None and frame.pc != anchors.first and not guard(view, frame):
            self._finish(frame, anchors.procedure.on_lost)
            return None
        if frame.slot:
            return anchors.amending[frame.pc].step, frame
        slot = anchors.slots[frame.pc]
        if slot.before or slot.instead:
            return self._amended(view, frame, slot)
        return slot.step, frame

    def _amended(self, view: View, frame: Frame, slot: Slot) -> tuple[Step, Frame]:
        """The step that comes where one stands that is amended: what comes before it, or in its place, or itself."""
        done: tuple[str, ...] = frame.locals.get(AMENDED, ())
        for one in slot.before:
            if one.step.id not in done and one.holds(view, frame):
                return self._amending(frame._replace(locals={**frame.locals, AMENDED: (*done, one.step.id)}), one)
        for one in reversed(slot.instead):
            if one.holds(view, frame):
                return self._amending(frame, one)
        return slot.step, frame

    def _amending(self, frame: Frame, one: Amending) -> tuple[Step, Frame]:
        """Let the top frame stand before an amending step."""
        pc, slot = one.step.id, frame.slot or frame.pc
        return one.step, self._top(frame._replace(pc=pc, slot=slot, entered=False))

    def _onward(self, frame: Frame) -> None:
        """Go on behind the top frame's step: amendments that come after it, then the next step, then the end."""
        anchors = self.game.rules.steps[frame.proc]
        if not frame.slot:
            slot = anchors.slots[frame.pc]
            if slot.next and not slot.after:
                self._go(frame, slot.next, frame.locals)
            else:
                self._leave(frame, slot, slot.next, frame.locals)
        elif frame.slot == END:
            self._close(frame, frame.locals[END], frame.pc)
        else:
            slot, mine = anchors.slots[frame.slot], anchors.amending[frame.pc]
            if mine.how == "before":
                self._top(frame._replace(pc=frame.slot, slot="", entered=False))
            else:
                self._leave(frame, slot, slot.exit, frame.locals, frame.pc if mine.how == "after" else "")

    def _leave(
        self, frame: Frame, slot: Slot, target: str, kept: Mapping[str, Value], behind: str = ""
    ) -> None:
        """Go from a step to another ("": the end), past what comes after the clause to which the first belongs.

        `behind` names the amendment after which this is; an author who leaves for elsewhere has amended too much.
        """
        if slot.after and target not in slot.inside:
            self._top(frame)
            ids = [one.step.id for one in slot.after]
            view = self._view(aside=True)
            for one in slot.after[ids.index(behind) + 1 if behind else 0 :]:
                if one.holds(view, frame):
                    if target != slot.exit:
                        raise LookupError(f"{frame.pc} goes to {target}: what comes after it ({one.step.id}) is lost")
                    self._amending(frame._replace(slot=slot.step.id, locals=kept), one)
                    return
        if target:
            self._go(frame, target, kept)
        else:
            self._close(frame, kept.get("result"))

    def _close(self, frame: Frame, result: Value, behind: str = "") -> None:
        """End a procedure that was done: amendments behind the whole of it, then the end."""
        anchors = self.game.rules.steps.get(frame.proc)
        if anchors is not None and anchors.closing:
            self._top(frame)
            ids = [one.step.id for one in anchors.closing]
            view = self._view(aside=True)
            for one in anchors.closing[ids.index(behind) + 1 if behind else 0 :]:
                if one.holds(view, frame):
                    self._amending(frame._replace(slot=END, locals={**frame.locals, END: result}), one)
                    return
        self._finish(frame, result)

    def _go(self, frame: Frame, step: str, kept: Mapping[str, Value]) -> None:
        """Let the top frame stand before a step, none of whose amendments has been run."""
        if AMENDED in kept:
            kept = {k: v for k, v in kept.items() if k != AMENDED}
        self._top(frame.before(step, kept))

    def _goto(self, frame: Frame, step: str, kept: Mapping[str, Value]) -> None:
        """Go to the step named: by a step of the procedure itself, past what comes after it."""
        slot = None if frame.slot else self.game.rules.steps[frame.proc].slots[frame.pc]
        if slot is not None and slot.after:
            self._leave(frame, slot, step, kept)
        else:
            self._go(frame, step, kept)

    def _then(self, frame: Frame, then: str) -> None:
        """Let the top frame, as it is to be now, go on: to the next step (NEXT) or to the step named."""
        if then != NEXT:
            if frame.proc in INTERNAL:
                self._go(frame, then, frame.locals)
            else:
                self._goto(frame, then, frame.locals)
        elif frame.proc == EFFECT:
            onward = effect.moved_on(self._view(aside=True), frame.locals)
            if onward is None:
                self._finish(frame, frame.locals["last"])
            else:
                self._top(frame.ordering(onward, frame.into, ""))
        else:
            self._onward(frame)

    def _carry_out(self, outcome: Outcome | Enter, frame: Frame, step: Step, view: View) -> None:
        if frame.slot:
            frame = self._own(outcome, frame)
        if type(outcome) is Next:
            self._then(frame.knowing({**frame.locals, **outcome.put}) if outcome.put else frame, NEXT)
        elif type(outcome) is Goto:
            kept = {**frame.locals, **outcome.put} if outcome.put else frame.locals
            kept = {k: v for k, v in kept.items() if k not in outcome.drop} if outcome.drop else kept
            if frame.proc in INTERNAL:
                self._go(frame, outcome.step, kept)
            else:
                self._goto(frame, outcome.step, kept)
        elif type(outcome) is Do:
            do = outcome
            acts, into, then, clauses, by, short = do
            if not clauses or not by:
                do = Do(acts, into, then, clauses or step.clauses, by or frame.you, short)
            if frame.proc == INTENT:
                self.stack = self.stack[:-1]
            elif self._stirred(do):
                self._top(frame.begun())
                self._begin(intent(do, frame.you))
                return
            if self.log is None:
                self.ordered = do
            else:
                self._after(self._make(do, view))
        elif type(outcome) is Push:
            kept = {**frame.locals, **outcome.put} if outcome.put else frame.locals
            self._top(frame.ordering(kept, outcome.into, outcome.then or ""))
            self._begin(outcome.spec)
        elif type(outcome) is Finish:
            self._close(frame, outcome.result, frame.pc if frame.slot == END else "")
        elif type(outcome) is Ask:
            choice = outcome.choice
            self.into = outcome.into
            self._top(frame.ordering(frame.locals, frame.into, outcome.then or ""))
            self._ask(choice if choice.clauses else choice._replace(clauses=step.clauses))
        elif type(outcome) is Enter:
            self._top(frame.ordering(effect.entered(frame.locals, outcome), frame.into, frame.resume))
        elif type(outcome) is Abandon:
            self._finish(frame, outcome.result)
        elif type(outcome) is Cut:
            self._top(frame.begun())
            self._cut(outcome, outcome.clauses or step.clauses)

    def _own(self, outcome: Outcome | Enter, frame: Frame) -> Frame:
        """An amending step keeps what it is told beside the locals of its host; it must not take a name of theirs."""
        into = getattr(outcome, "into", "")
        own: tuple[str, ...] = frame.locals.get(OWN, ())
        if not into or into in own:
            return frame
        if into in frame.locals:
            raise LookupError(f"{frame.pc} would overwrite {into} of {frame.proc}: push a procedure of its own")
        return self._top(frame.knowing({**frame.locals, OWN: (*own, into)}))

    def _ask(self, choice: Choice) -> None:
        if choice.forced and not (self.asks_all and choice.options):
            self._decide(choice, tuple(range(len(choice.options))), forced=True)
        else:
            self.pending = choice

    def _decide(self, choice: Choice, picked: tuple[int, ...], forced: bool = False) -> None:
        options: tuple[Option, ...] = tuple(choice.options[i] for i in picked)
        self._chosen(choice, options, forced)
        self._store(self.into, options)
