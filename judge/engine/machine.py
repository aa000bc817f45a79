"""The machine: a state and a stack of frames, run step by step until somebody has to choose or all is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from judge.engine import codec, effect
from judge.engine.choice import Choice, Option
from judge.engine.data import EMPTY, Event, Frame, Spec, Value
from judge.engine.effect import EFFECT
from judge.engine.game import Game
from judge.engine.group import GROUP, INTENT, INTERNAL, group_step, intent, intent_step
from judge.engine.outcome import NEXT, Abandon, Ask, Cut, Do, Enter, Finish, Goto, Next, Outcome, Push
from judge.engine.procedure import END, Amending, Slot, Step
from judge.engine.stack import Due, Over, Stack
from judge.engine.view import State, View
from judge.light import Protocol, mypyc_attr

if TYPE_CHECKING:
    from judge.engine.cycle import Passed
    from judge.engine.position_key import Situation

LOOKED_FOR = 100
"""Advances without anybody choosing after which it is looked whether the run goes round."""
LOOP_LIMIT = 5_000
"""Advances without anybody choosing after which a run counts as endless, whether or not it was seen to go round."""

Kind = TypeVar("Kind", bound="Machine")
AMENDED = "\x00amended"
OWN = "\x00own"
"""Where a frame keeps which of its locals are those of amending steps."""
SAVED = (
    "state", "stack", "pending", "into", "over", "gaps", "readings", "next_frame", "next_event", "idle", "written",
    "asks_all", "noted", "passed",
)  # fmt: skip
HELD = (
    *SAVED, "game", "log", "ordered", "silences", "stand", "walks", "_kept", "_kept_by", "_kept_of", "_memo",
    "_memo_of", "_watch",
)  # fmt: skip
"""Everything that any machine consists of."""
FORMAT = 3
"""Of what `dump` writes: parts of texts and identities of effects are values of their own."""


class Remembering(Protocol):
    """What remembers what has come of advances (`judge.engine.walks`)."""

    def advance(self, machine: Machine, stops: Collection[str] | None = None) -> None:
        """Carry out the next outcome; with `stops` go on up to a choice, the end or one of these steps."""

    def answer(self, machine: Machine, options: tuple[Option, ...]) -> None:
        """Hand an answer to the top frame."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Stack):
    """One run. Everything in it is plain data; `fork` shares it and costs next to nothing.

    Parameters
    ----------
    log
        A list that receives the events, or None to record nothing.
    readings
        Which reading to take of a gap in the rules, by gap id (default: the first).

    With `asks_all` the machine stops at choices with only one possible answer too, instead of answering them itself.
    """

    __slots__ = ("asks_all", "idle", "into", "passed", "stand", "walks")

    def __init__(
        self, game: Game, state: State, log: list[Event] | None = None, readings: Mapping[str, int] = EMPTY
    ) -> None:
        super().__init__(game, state, log, readings)
        self.into = ""
        self.idle = 0
        self.passed: Passed | None = None
        self.asks_all = False
        self.walks: Remembering | None = None
        """What has come of advances before, if that is kept: of machines that record nothing."""
        self.stand: Any = None

    def fork(self, log: list[Event] | None = None) -> Machine:
        """An independent machine that stands exactly here and records into `log`."""
        return self._copied(Machine, log)

    def _copied(self, kind: type[Kind], log: list[Event] | None) -> Kind:
        """A machine of that kind with all that any machine consists of."""
        twin = kind(self.game, self.state)
        for name in HELD:
            setattr(twin, name, getattr(self, name))
        twin.log = log
        twin._memo = self._memo.copy()
        twin._kept = {name: found for name, found in self._kept.items() if found.whole}
        twin.silences = None
        return twin

    @property
    def situation(self) -> Situation:
        """Where the run stands."""
        from judge.engine.position_key import Situation

        return Situation(self.state, self.stack, self.into)

    def back_to(self, fork: Machine) -> None:
        """Stand again where a fork of this machine stands: what has been done since is undone, in the record too."""
        log = self.log
        for name in HELD:
            if name not in ("log", "silences"):
                setattr(self, name, getattr(fork, name))
        self._memo, self._kept = fork._memo.copy(), fork._kept.copy()
        if log is not None:
            log[:] = [event for event in log if event.n < self.next_event]

    def forget(self) -> None:
        """Forget what was found out about the state, since it is to be read in another way."""
        self._memo, self._memo_of, self._watch = {}, None, None
        self._kept, self._kept_of = {}, None

    def dump(self) -> str:
        """The machine as JSON text, from which `load` makes one that goes on to the same end."""
        saved = {name: getattr(self, name) for name in SAVED}
        saved["format"] = FORMAT
        saved["rules"] = self.game.rules.fingerprint
        saved["over"] = None if self.over is None else (self.over.result,)
        saved["passed"] = None if self.passed is None else tuple(self.passed)
        return codec.dumps(saved)

    @classmethod
    def load(cls, game: Game, text: str, log: list[Event] | None = None) -> Self:
        """The machine that `dump` wrote. Raises ValueError if another version wrote it, or by other rules."""
        saved = codec.loads(text)
        if saved.get("format") != FORMAT:
            raise ValueError("it is written as another version of the engine writes one")
        if saved.get("rules", game.rules.fingerprint) != game.rules.fingerprint:
            raise ValueError("it goes by other rules: of another edition, or with other chapters in force")
        machine = cls(game, saved["state"], log)
        for name in SAVED:
            setattr(machine, name, saved[name])
        machine.over = None if saved["over"] is None else Over(*saved["over"])
        if saved["passed"] is not None:
            from judge.engine.cycle import Passed

            machine.passed = Passed(*saved["passed"])
        return machine

    # -- running ---------------------------------------------------------------------------------------------------

    def run(self, until: str | None = None) -> Choice | Over | None:
        """Run until a choice is open, all is over, or the step `until` comes next (then None)."""
        while self.pending is None and self.over is None:
            if not self.stack:
                return None
            top = self.stack[-1]
            if until is not None and top.pc == until and not top.entered and not top.resume:
                return None
            self.advance()
        return self.pending or self.over

    def advance(self) -> None:
        """Carry out one outcome of the step that comes next."""
        if self.walks is None or self.log is not None or self.idle >= LOOKED_FOR or self.silences is not None:
            self.go_on()
            while self.ordered is not None:
                self.go_on()
        else:
            self.walks.advance(self)

    def onward(self, stops: Collection[str]) -> bool:
        """Run until a choice is open, all is over, or one of these steps comes next; whether such a step does."""
        while self.pending is None and self.over is None and self.stack:
            top = self.stack[-1]
            if top.pc in stops and not top.entered and not top.resume:
                return True
            if self.walks is None or self.log is not None or self.idle >= LOOKED_FOR or self.silences is not None:
                self.advance()
            else:
                self.walks.advance(self, stops)
        return False

    def go_on(self) -> None:
        """Carry out the next part of an advance, whatever came of it before: it has three where acts are ordered.

        The step comes to what it orders; the acts are made; what they set off is looked at (`ordered`).
        """
        ordered, self.ordered = self.ordered, None
        if isinstance(ordered, Do):
            self.ordered = self._make(ordered, None)
            return
        if isinstance(ordered, Due):
            self.ordered = self._fall_due(ordered)
            return
        if ordered is not None:
            self._after(ordered)
            return
        frame = self.stack[-1]
        if frame.resume:
            self._top(frame.resuming(""))
            self._then(frame.resume)
            return
        self.idle += 1
        if self.idle > LOOKED_FOR and self._goes_round():
            return
        view = self._view()
        found = self._step(view, frame)
        if found is None:
            return
        step, frame = found
        outcome: Outcome | Enter = step.run(view, frame)
        if view.relied:
            outcome = self.game.beforehand(view, frame, step, outcome) or outcome
        if not frame.entered:
            frame = self._top(frame.begun())
            self._entering(frame, step, view)
        self._noting(view)
        self._carry_out(outcome, frame, step, view)

    def answer(self, picked: tuple[int, ...]) -> None:
        """Answer the open choice with the indices of the options picked.

        Raises
        ------
        ValueError
            If no choice is open or `picked` does not answer it.
        """
        choice = self.pending
        if choice is None:
            raise ValueError("no choice is open")
        problem = choice.problem(picked)
        if problem:
            raise ValueError(problem)
        self.pending = None
        if not choice.forced:
            self.idle = 0
            self.passed = None
        if self.walks is None or self.log is not None or self.silences is not None:
            self._decide(choice, picked, choice.forced)
        else:
            self.walks.answer(self, tuple(choice.options[i] for i in picked))

    def _goes_round(self) -> bool:
        """End a run that nobody can change any more and that never ends; the game says with what."""
        from judge.engine import cycle

        here, taking = self.situation, self.game.partakes(self.stack[-1])
        symmetry = self.game.symmetry()
        self.passed, again = cycle.look(here, self.idle, self.next_event - 1, symmetry, self.passed, taking)
        if not again and self.idle <= LOOP_LIMIT:
            return False
        view = self._view()
        end = self.game.endless(view, self.passed.took if self.passed is not None else ())
        self._passing(view)
        self._end(end.over, end.clauses, self.passed.event if again and self.passed is not None else 0)
        return True

    def ask_again(self, state: State) -> None:
        """Put the open choice anew as it would be on another state, by the step that asked it.

        Raises
        ------
        ValueError
            If no choice is open.
        """
        if self.pending is None:
            raise ValueError("no choice is open")
        self.state, self.pending, self._watch = state, None, None
        self._top(self.stack[-1]._replace(resume=""))
        self.run()

    def start(self, spec: Spec) -> None:
        """Begin a frame above those there are."""
        self._begin(spec)

    def suspend(self, spec: Spec, into: str = "", then: str = NEXT, put: Mapping[str, Value] = EMPTY) -> None:
        """Begin a frame as if the step before which the top frame stands had pushed it (to set up a run midway)."""
        frame = self.stack[-1]
        self._top(frame._replace(entered=True, into=into, resume=then, locals={**frame.locals, **put}))
        self._begin(spec)

    # -- stepping --------------------------------------------------------------------------------------------------

    def _step(self, view: View, frame: Frame) -> tuple[Step, Frame] | None:
        """The step that comes next, amendments included; None if something else came of it."""
        if frame.proc == EFFECT:
            return Step(frame.pc, effect.advance), frame  # type: ignore[arg-type]
        if frame.proc in INTERNAL:
            return Step(frame.pc, group_step if frame.proc == GROUP else intent_step), frame
        anchors = self.game.rules.steps[frame.proc]
        if frame.entered:
            return anchors.step(frame), frame
        guard = anchors.procedure.guard
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
            ids = [one.step.id for one in slot.after]
            view = self._view()
            for one in slot.after[ids.index(behind) + 1 if behind else 0 :]:
                if one.holds(view, frame):
                    if target != slot.exit:
                        raise LookupError(f"{frame.pc} goes to {target}: what comes after it ({one.step.id}) is lost")
                    self._amending(frame._replace(slot=slot.step.id, locals=kept), one)
                    return
        if target:
            self._go(self.stack[-1], target, kept)
        else:
            self._close(frame, kept.get("result"))

    def _close(self, frame: Frame, result: Value, behind: str = "") -> None:
        """End a procedure that was done: amendments behind the whole of it, then the end."""
        anchors = self.game.rules.steps.get(frame.proc)
        if anchors is not None and anchors.closing:
            ids = [one.step.id for one in anchors.closing]
            view = self._view()
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

    def _then(self, then: str) -> None:
        """Let the top frame go on: to the next step (NEXT) or to the step named."""
        frame = self.stack[-1]
        if then != NEXT:
            if frame.proc in INTERNAL:
                self._go(frame, then, frame.locals)
            else:
                self._goto(frame, then, frame.locals)
        elif frame.proc == EFFECT:
            onward = effect.moved_on(self._view(), frame.locals)
            if onward is None:
                self._finish(frame, frame.locals["last"])
            else:
                self._top(frame.knowing(onward))
        else:
            self._onward(frame)

    def _carry_out(self, outcome: Outcome | Enter, frame: Frame, step: Step, view: View) -> None:
        if frame.slot:
            frame = self._own(outcome, frame)
        match outcome:
            case Next(put):
                if put:
                    self._top(frame.knowing({**frame.locals, **put}))
                self._then(NEXT)
            case Goto(target, put, drop):
                kept = {**frame.locals, **put} if put else frame.locals
                kept = {k: v for k, v in kept.items() if k not in drop} if drop else kept
                if frame.proc in INTERNAL:
                    self._go(frame, target, kept)
                else:
                    self._goto(frame, target, kept)
            case Enter():
                self._top(frame.knowing(effect.entered(frame.locals, outcome)))
            case Ask(choice, into, then):
                self.into = into
                self._top(frame.resuming(then or ""))
                self._ask(choice if choice.clauses else choice._replace(clauses=step.clauses))
            case Do():
                do = outcome
                if not do.clauses or not do.by:
                    told = (do.clauses or step.clauses, do.by or frame.you)
                    do = Do(do.acts, do.into, do.then, *told, do.short)
                if frame.proc == INTENT:
                    self.stack = self.stack[:-1]
                elif self._stirred(do):
                    self._begin(intent(do, frame.you))
                    return
                if self.log is None:
                    self.ordered = do
                else:
                    self._after(self._make(do, view))
            case Push(spec, into, then, put):
                self._top(frame._replace(into=into, resume=then or "", locals={**frame.locals, **put}))
                self._begin(spec)
            case Finish(result):
                self._close(frame, result, frame.pc if frame.slot == END else "")
            case Abandon(result):
                self._finish(frame, result)
            case Cut():
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

    # -- choices ---------------------------------------------------------------------------------------------------

    def _ask(self, choice: Choice) -> None:
        if choice.forced and not (self.asks_all and choice.options):
            self._decide(choice, tuple(range(len(choice.options))), forced=True)
        else:
            self.pending = choice

    def _decide(self, choice: Choice, picked: tuple[int, ...], forced: bool = False) -> None:
        options: tuple[Option, ...] = tuple(choice.options[i] for i in picked)
        self._chosen(choice, options, forced)
        self._store(self.into, options)
