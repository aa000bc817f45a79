"""The machine: a state and a stack of frames, run step by step until somebody has to choose or all is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Self

from judge.engine import codec, effect
from judge.engine.choice import Choice, Option
from judge.engine.data import EMPTY, Act, Change, Event, Frame, Happening, Result, Spec, Value
from judge.engine.effect import EFFECT, Enter
from judge.engine.game import Amendment, Game, Step
from judge.engine.group import GROUP, INTENT, INTERNAL, group, group_step, intent, intent_step
from judge.engine.outcome import NEXT, Ask, Cut, Do, Finish, Goto, Next, Outcome, Push
from judge.engine.record import Recorder
from judge.engine.view import Draft, Memo, State, View

if TYPE_CHECKING:
    from judge.engine.cycle import Passed

LOOKED_FOR = 100
"""Advances without anybody choosing after which it is looked whether the run goes round."""
LOOP_LIMIT = 5_000
"""Advances without anybody choosing after which a run counts as endless, whether or not it was seen to go round."""

AMENDED = "\x00amended"
KEEP = "\x00keep"
SAVED = (
    "state", "stack", "pending", "into", "over", "gaps", "readings", "next_frame", "next_event", "idle", "written",
    "asks_all", "noted", "passed",
)  # fmt: skip


class Over(NamedTuple):
    """The end of a run: `result` is the game's own word for it ("loop" if it would never end)."""

    result: Value


class Machine(Recorder):
    """One run. Everything in it is plain data; `fork` shares it and costs next to nothing.

    Parameters
    ----------
    log
        A list that receives the events, or None to record nothing.
    readings
        Which reading to take of a gap in the rules, by gap id (default: the first).

    With `asks_all` the machine stops at choices with only one possible answer too, instead of answering them itself.
    """

    __slots__ = (
        "_memo", "_memo_of", "_watch", "asks_all", "game", "gaps", "idle", "into", "over", "passed", "pending",
        "readings",
    )  # fmt: skip

    def __init__(
        self, game: Game, state: State, log: list[Event] | None = None, readings: Mapping[str, int] = EMPTY
    ) -> None:
        super().__init__(state, log)
        self.game = game
        self.readings = readings
        self.pending: Choice | None = None
        self.into = ""
        self.over: Over | None = None
        self.idle = 0
        self.passed: Passed | None = None
        self.asks_all = False
        self._watch: Mapping[str, Value] | None = None
        self._memo: Memo = {}
        self._memo_of: State | None = None

    def fork(self, log: list[Event] | None = None) -> Machine:
        """An independent machine that stands exactly here and records into `log`."""
        twin = Machine.__new__(Machine)
        for name in (*Recorder.__slots__, *Machine.__slots__):
            setattr(twin, name, getattr(self, name))
        twin.log = log
        twin._memo = self._memo.copy()
        return twin

    def dump(self) -> str:
        """The machine as JSON text, from which `load` makes one that goes on to the same end."""
        saved = {name: getattr(self, name) for name in SAVED}
        saved["over"] = None if self.over is None else (self.over.result,)
        saved["passed"] = None if self.passed is None else tuple(self.passed)
        return codec.dumps(saved)

    @classmethod
    def load(cls, game: Game, text: str, log: list[Event] | None = None) -> Self:
        """The machine that `dump` wrote."""
        saved = codec.loads(text)
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
        self._decide(choice, picked, choice.forced)

    def _goes_round(self) -> bool:
        """End a run that nobody can change any more and that never ends; the game says with what."""
        from judge.engine import cycle

        self.passed, again = cycle.look(self, self.passed)
        if not again and self.idle <= LOOP_LIMIT:
            return False
        view = self._view()
        end = self.game.endless(view)
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

    def _view(self) -> View:
        if self.log is not None:
            return View(self.game, self.state, self.stack, True, self.readings)
        if self._memo_of is not self.state:
            self._memo, self._memo_of = {}, self.state
        return View(self.game, self.state, self.stack, False, self.readings, self._memo)

    def start(self, spec: Spec) -> None:
        """Begin a frame above those there are."""
        self._begin(spec)

    # -- stepping --------------------------------------------------------------------------------------------------

    def _step(self, view: View, frame: Frame) -> tuple[Step, Frame] | None:
        """The step that comes next, amendments included; None if something else came of it."""
        if frame.proc == EFFECT:
            return Step(frame.pc, effect.advance), frame  # type: ignore[arg-type]
        if frame.proc in INTERNAL:
            return Step(frame.pc, group_step if frame.proc == GROUP else intent_step), frame
        procedure = self.game.procedures[frame.proc]
        own = procedure.step(frame.pc)
        if frame.entered:
            return own or self._amending(frame), frame
        if procedure.guard is not None and own is not procedure.steps[0] and not procedure.guard(view, frame):
            self._finish(frame, procedure.on_lost)
            return None
        if own is None:
            return self._amending(frame), frame
        done: tuple[str, ...] = frame.locals.get(AMENDED, ())
        chosen = own
        for amendment in self.game.amendments.get(own.id, ()):
            if amendment.step.id in done or amendment.how == "after" or not amendment.when(view, frame):
                continue
            if amendment.how == "skip":
                self._onward(frame)
                return None
            chosen = amendment.step
            if amendment.how == "before":
                frame = frame._replace(locals={**frame.locals, AMENDED: (*done, chosen.id)})
                break
        if chosen is not own:
            frame = self._top(frame._replace(pc=chosen.id, slot=own.id))
        return chosen, frame

    def _amending(self, frame: Frame) -> Step:
        return next(a.step for a in self.game.amendments[frame.slot] if a.step.id == frame.pc)

    def _onward(self, frame: Frame) -> None:
        """Go on behind the top frame's step: amendments that come after it, then the next step, then the end."""
        slot = frame.slot or frame.pc
        amendments = self.game.amendments.get(slot)
        if amendments and self._amended(frame, slot, amendments):
            return
        following = self.game.procedures[frame.proc].after(slot)
        if following is None:
            self._finish(frame, frame.locals.get("result"))
            return
        self._go(frame, following.id, frame.locals)

    def _amended(self, frame: Frame, slot: str, amendments: Sequence[Amendment]) -> bool:
        """Go on with an amendment that comes after the step that has ended, or with the step that one came before."""
        mine = next((a for a in amendments if frame.slot and a.step.id == frame.pc), None)
        if mine is not None and mine.how == "before":
            self._top(frame._replace(pc=slot, slot="", entered=False))
            return True
        afters = [a for a in amendments if a.how == "after"]
        if mine in afters:
            afters = afters[afters.index(mine) + 1 :]
        view = self._view()
        for amendment in afters:
            if amendment.when(view, frame):
                self._top(frame._replace(pc=amendment.step.id, slot=slot, entered=False))
                return True
        return False

    def _go(self, frame: Frame, step: str, kept: Mapping[str, Value]) -> None:
        """Let the top frame stand before a step, none of whose amendments has been run."""
        if AMENDED in kept:
            kept = {k: v for k, v in kept.items() if k != AMENDED}
        self._top(frame.before(step, kept))

    def _then(self, then: str) -> None:
        """Let the top frame go on: to the next step (NEXT) or to the step named."""
        frame = self.stack[-1]
        if then != NEXT:
            self._go(frame, then, frame.locals)
        elif frame.proc == EFFECT:
            onward = effect.moved_on(self._view(), frame.locals)
            if onward is None:
                self._finish(frame, frame.locals["last"])
            else:
                self._top(frame.knowing(onward))
        else:
            self._onward(frame)

    def _carry_out(self, outcome: Outcome | Enter, frame: Frame, step: Step, view: View) -> None:
        match outcome:
            case Next(put):
                if put:
                    self._top(frame.knowing({**frame.locals, **put}))
                self._then(NEXT)
            case Goto(target, put, drop):
                kept = {**frame.locals, **put} if put else frame.locals
                self._go(frame, target, {k: v for k, v in kept.items() if k not in drop} if drop else kept)
            case Enter():
                self._top(frame.knowing(effect.entered(frame.locals, outcome)))
            case Ask(choice, into, then):
                self.into = into
                self._top(frame.resuming(then or ""))
                self._ask(choice if choice.clauses else choice._replace(clauses=step.clauses))
            case Do():
                do = outcome._replace(clauses=outcome.clauses or step.clauses, by=outcome.by or frame.you)
                if frame.proc == INTENT:
                    self.stack = self.stack[:-1]
                elif self._stirred(do):
                    self._begin(intent(do, frame.you))
                    return
                self._perform(do, view)
            case Push(spec, into, then, put):
                self._top(frame._replace(into=into, resume=then or "", locals={**frame.locals, **put}))
                self._begin(spec)
            case Finish(result):
                self._finish(frame, result)
            case Cut():
                self._cut(outcome, outcome.clauses or step.clauses)

    # -- frames ----------------------------------------------------------------------------------------------------

    def _top(self, frame: Frame) -> Frame:
        self.stack = (*self.stack[:-1], frame)
        return frame

    def _store(self, into: str, value: Value, last: Value = KEEP) -> None:
        """Hand a result to the top frame."""
        frame = self.stack[-1]
        if frame.proc == EFFECT:
            here = {**frame.locals["here"], into: value} if into else frame.locals["here"]
            last = frame.locals["last"] if last == KEEP else last
            self._top(frame.knowing({**frame.locals, "here": here, "last": last}))
        elif into:
            self._top(frame.knowing({**frame.locals, into: value}))

    def _begin(self, spec: Spec) -> None:
        below = self.stack[-1] if self.stack else None
        real = self._running()
        first = spec.start or self.game.procedures[spec.proc].steps[0].id
        cause = below.locals["event"] if below is not None and below.proc == GROUP else self.next_event - 1
        frame = Frame(
            self.next_frame, spec.proc, first, spec.you, spec.locals, real.id if real else 0, cause, spec.nesting,
            spec.trigger, holds=spec.holds,
        )  # fmt: skip
        self.next_frame += 1
        self._began(frame, () if self.log is None else self.game.nested(spec.nesting, self.stack))

    def _finish(self, frame: Frame, result: Value) -> None:
        procedure = self.game.procedures.get(frame.proc)
        acts: tuple[Act, ...] = ()
        if procedure is not None and procedure.ends is not None:
            view = self._view()
            acts = procedure.ends(view, frame, result)
            self._noting(view)
        self._ended(frame)
        self.stack = self.stack[:-1]
        if not self.stack:
            self.over = self.over or Over(None)
            return
        below = self.stack[-1]
        if frame.proc != GROUP and below.proc not in INTERNAL:
            self._store(below.into, result, result)
            if below.into:
                self._top(self.stack[-1]._replace(into=""))
        if acts and procedure is not None:
            last = procedure.step(frame.pc) or self._amending(frame)
            self._happen(acts, last.clauses, frame.you)
        elif frame.holds:
            self._urgent()

    def _cut(self, cut: Cut, clauses: tuple[str, ...]) -> None:
        if cut.to == 0:
            self._end(cut.over, clauses)
            return
        keep = next(i for i, f in enumerate(self.stack) if f.id == cut.to) + 1
        gone = self.stack[keep:]
        view = self._view()
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

    # -- happenings ------------------------------------------------------------------------------------------------

    def _stirred(self, do: Do) -> bool:
        """Whether something comes before these acts or rewrites them; if nothing does, by a gap perhaps."""
        view = self._view()
        stirred = any(True for _ in self.game.would(view, do.acts)) or any(
            True for _ in self.game.replacements(view, do.acts)
        )
        if not stirred:
            self._passing(view)
        return stirred

    def _perform(self, do: Do, view: View) -> None:
        """Make the acts happen, hand the results to the top frame, then look at what that has set off."""
        event, results = self._apply(do.acts, do.clauses, do.by, view)
        self._store(do.into, results, _worst((*(r.done for r in results), *do.short)))
        self._top(self.stack[-1].resuming(do.then or ""))
        self._after(event)

    def _happen(self, acts: tuple[Act, ...], clauses: tuple[str, ...], by: str) -> None:
        event, _ = self._apply(acts, clauses, by, None)
        self._after(event)

    def _apply(
        self, acts: tuple[Act, ...], clauses: tuple[str, ...], by: str, view: View | None
    ) -> tuple[Event, tuple[Result, ...]]:
        """One batch: every act on one draft, the computed facts that changed with it, one event."""
        before = self._watch
        if before is None:
            before = self._watched()
        draft = Draft(self.game, self.state, self.stack, self.log is not None, self.readings)
        results = tuple(self._act(draft, a) for a in acts)
        self.game.keep(draft)
        changes = draft.changes()
        after = before
        if changes:
            if self.log is None:
                known = self._memo if self._memo_of is self.state else {}
                self._memo, self._memo_of = self.game.lasts(known, changes), draft.state
            self.state = draft.state
            after = self._watched()
        self._watch = after
        derived = tuple(Change(p, before.get(p), v) for p, v in after.items() if before.get(p) != v)
        happened = tuple(Happening(a.kind, r.done, r.facts) for a, r in zip(acts, results, strict=True))
        return self._changed(clauses, by, changes, derived, happened, view, draft), results

    def _watched(self) -> Mapping[str, Value]:
        """The computed facts as they are now; a gap that one of them rests on has been passed."""
        view = self._view()
        facts = self.game.watched(view)
        self._passing(view)
        return facts

    def _act(self, draft: Draft, act: Act) -> Result:
        """One act made on the draft of its batch."""
        return self.game.primitives[act.kind](draft, act)

    def _after(self, event: Event) -> None:
        """After a batch: what is urgent comes first; the effects whose condition has been met wait below it."""
        if self.over is not None or not self.stack:
            return
        first = self._most_urgent()
        if isinstance(first, Cut):
            self._cut(first, first.clauses)
            return
        view = self._view()
        items = tuple(t for t in self.game.triggers(view, event) if not (t.level and self._latched(t.id)))
        self._noting(view)
        if items:
            self._begin(group(items, event.n))
        if first is not None:
            self._begin(first.spec)

    def _most_urgent(self) -> Cut | Push | None:
        """What the game says must come before everything else, unless that check is held back."""
        if any("urgent" in f.holds for f in self.stack):
            return None
        view = self._view()
        outcome = self.game.urgent(view)
        self._noting(view)
        return outcome

    def _urgent(self) -> None:
        """Look at what is urgent where a check was held back until now."""
        first = self._most_urgent()
        if isinstance(first, Cut):
            self._cut(first, first.clauses)
        elif first is not None:
            self._begin(first.spec)

    def _latched(self, id: str) -> bool:
        """Whether an effect of that id is held or being resolved."""
        return any(
            f.trigger == id or (f.proc == GROUP and any(t.id == id for t in f.locals["items"])) for f in self.stack
        )


def _worst(done: tuple[Value, ...]) -> Value:
    """What several parts of one operation came to together."""
    marks = {*done}
    if len(marks) == 1:
        return marks.pop()
    return "partly" if marks else "fully"
