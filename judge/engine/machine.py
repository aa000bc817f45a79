"""The machine: a state and a stack of frames, run step by step until somebody has to choose or all is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, TypeVar

from judge.engine.data import EMPTY, Event, Situation, Spec, Value
from judge.engine.outcome import NEXT, Do, Enter, Outcome
from judge.engine.stack import Due, Ordered, Over
from judge.engine.stepping import Stepping
from judge.light import Protocol, mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from judge.engine.choice import Choice, Option
    from judge.engine.cycle import Passed
    from judge.engine.game import Game
    from judge.engine.reading import Base
    from judge.engine.view import State

LOOKED_FOR = 100
"""Advances without anybody choosing after which it is looked whether the run goes round."""
LOOP_LIMIT = 5_000
"""Advances without anybody choosing after which a run counts as endless, whether or not it was seen to go round."""

Kind = TypeVar("Kind", bound="Machine")
SAVED = (
    "state", "stack", "pending", "into", "over", "gaps", "readings", "next_frame", "next_event", "idle", "written",
    "asks_all", "noted", "passed",
)  # fmt: skip
TOLD = ("state", "stack")
"""What is told of every machine; the rest only where there is something to tell, for in a new one there is nothing."""
HELD = (
    *SAVED, "ever_changed", "game", "log", "ordered", "silences", "stand", "walks", "_kept", "_kept_by", "_kept_of",
    "_memo", "_memo_of", "_rests", "_watch", "_writers",
)  # fmt: skip
"""Everything that any machine consists of."""
FORMAT = 4
"""Of what `dump` writes: what is as in a new machine is left out, fields of records stand under their names."""
READ = (3, FORMAT)
"""What `load` reads. In 3 everything is told; parts of texts and identities of effects are values of their own."""


class Remembering(Protocol):
    """What remembers what has come of advances (`judge.engine.walks`); all begin from the base."""

    base: Base

    def advance(self, machine: Machine, stops: Collection[str] | None = None) -> None:
        """Carry out the next outcome; with `stops` go on up to a choice, the end or one of these steps."""

    def answer(self, machine: Machine, options: tuple[Option, ...]) -> None:
        """Hand an answer to the top frame."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Stepping):
    """One run. Everything in it is plain data; `fork` shares it and costs next to nothing.

    Parameters
    ----------
    log
        A list that receives the events, or None to record nothing.
    readings
        Which reading to take of a gap in the rules, by gap id (default: the first).

    With `asks_all` the machine stops at choices with only one possible answer too, instead of answering them itself.
    """

    __slots__ = ("idle", "passed", "stand", "walks")

    def __init__(
        self, game: Game, state: State, log: list[Event] | None = None, readings: Mapping[str, int] = EMPTY
    ) -> None:
        super().__init__(game, state, log, readings)
        self.idle = 0
        self.passed: Passed | None = None
        self.walks: Remembering | None = None
        """What has come of advances before, if that is kept: of machines that record nothing."""
        self.stand: Any = None

    def fork(self, log: list[Event] | None = None) -> Machine:
        """An independent machine that stands exactly here and records into `log`."""
        return self._copied(Machine, log)

    def _copied(self, kind: type[Kind], log: list[Event] | None) -> Kind:
        """A machine of that kind with all that any machine consists of: `HELD`, one by one, for searches fork often."""
        fork = kind(self.game, self.state)
        fork.stack = self.stack
        fork.pending = self.pending
        fork.into = self.into
        fork.over = self.over
        fork.gaps = self.gaps
        fork.readings = self.readings
        fork.next_frame = self.next_frame
        fork.next_event = self.next_event
        fork.idle = self.idle
        fork.written = self.written
        fork.asks_all = self.asks_all
        fork.noted = self.noted
        fork.passed = self.passed
        fork.ordered = self.ordered
        fork.stand = self.stand
        fork.walks = self.walks
        fork.ever_changed = self.ever_changed
        fork._kept_by = self._kept_by
        fork._kept_of = self._kept_of
        fork._memo_of = self._memo_of
        fork._watch = self._watch
        fork._rests = self._rests
        fork._writers = self._writers
        fork.log = log
        fork._memo = self._memo.copy()
        fork._kept = {name: found for name, found in self._kept.items() if found.whole}
        fork.silences = None
        return fork

    @property
    def situation(self) -> Situation:
        """Where the run stands."""
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
        saved = {name: value for name in SAVED if (value := getattr(self, name)) or name in TOLD}
        saved["format"] = FORMAT
        saved["rules"] = self.game.rules.fingerprint
        if self.over is not None:
            saved["over"] = (self.over.result,)
        if self.passed is not None:
            saved["passed"] = tuple(self.passed)
        from judge.engine import codec

        return codec.dumps(saved)

    @classmethod
    def load(cls, game: Game, text: str, log: list[Event] | None = None) -> Self:
        """The machine that `dump` wrote. Raises ValueError if another version wrote it, or by other rules."""
        from judge.engine import codec

        saved = codec.loads(text)
        if saved.get("format") not in READ:
            raise ValueError("it is written as another version of the engine writes one")
        if saved.get("rules", game.rules.fingerprint) != game.rules.fingerprint:
            raise ValueError("it goes by other rules: of another edition, or with other chapters in force")
        machine = cls(game, saved["state"], log)
        for name in SAVED:
            if name in TOLD or name in saved:
                setattr(machine, name, saved[name])
        machine.over = Over(*saved["over"]) if saved.get("over") else None
        if saved.get("passed"):
            from judge.engine.cycle import Passed

            machine.passed = Passed(*saved["passed"])
        return machine

    # -- running ---------------------------------------------------------------------------------------------------

    def run(self, until: str | None = None) -> Choice | Over | None:
        """Run until a choice is open, all is over, or the step `until` comes next (then None)."""
        if self.onward(() if until is None else (until,)):
            return None
        return self.pending or self.over

    def advance(self) -> None:
        """Carry out one outcome of the step that comes next."""
        walks = self._remembering() if self.log is None else None
        if walks is not None and self.idle < LOOKED_FOR:
            walks.advance(self)
            return
        self.go_on()
        while self.ordered is not None:
            self.go_on()

    def onward(self, stops: Collection[str]) -> bool:
        """Run until a choice is open, all is over, or one of these steps comes next; whether such a step does."""
        walks = self._remembering()
        while self.pending is None and self.over is None and self.stack:
            if stops and self.stack[-1].before_one_of(stops):
                return True
            if walks is not None and self.idle < LOOKED_FOR:
                walks.advance(self, stops)
            else:
                self.advance()
        return False

    def _remembering(self) -> Remembering | None:
        """What remembers advances, if this run is one of which that is kept."""
        return self.walks if self.log is None and self.silences is None else None

    def go_on(self) -> None:
        """Carry out the next part of an advance, whatever came of it before: it has three where acts are ordered.

        The step comes to what it orders; the acts are made; what they set off is looked at (`ordered`).
        """
        if self.ordered is not None:
            self._go_on_amid(self.ordered)
            return
        frame = self.stack[-1]
        if frame.resume:
            self._then(frame.resuming(), frame.resume)
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
            self._entering(frame, step, view)
        if view.notes or view.gaps:
            self._noting(view)
        self._carry_out(outcome, frame, step, view)

    def _go_on_amid(self, ordered: Ordered) -> None:
        """Make the acts that are under way, or look at what they have set off."""
        self.ordered = None
        if isinstance(ordered, Do):
            self.ordered = self._make(ordered, None)
        elif isinstance(ordered, Due):
            self.ordered = self._fall_due(ordered)
        else:
            self._after(ordered)

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
        walks = self._remembering()
        if walks is None:
            self._decide(choice, picked, choice.forced)
        else:
            walks.answer(self, tuple(choice.options[i] for i in picked))

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
