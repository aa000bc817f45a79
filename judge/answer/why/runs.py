"""The run of a scenario, kept so that it can be run again from any point with something otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answer.player import Player, stands
from judge.answer.run import finished
from judge.answer.saved import machine_of
from judge.answer.why.counterfactual import DROPPED, PICKED, READ, RESET, SKIPPED, Edit, EditableMachine
from judge.answer.why.supposed import supposing
from judge.engine import Choice, Event, Game, Option, View
from judge.engine.identity import ageless
from judge.engine.outcome import LOOP
from judge.light import NamedTuple
from judge.port.floor import Scenario

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.engine.view import State
    from judge.port.floor import Floor, Start
    from judge.port.reading import Kind
    from judge.port.ruling import Ruling

WORK = 100_000
"""Events that all replays of one question may come to; with more, what lies farthest back is taken as given."""
STRAYED = 200
"""Answers that a replay may give that the first run has no pattern for."""


class Run(NamedTuple):
    """A run, or a replay with something otherwise."""

    machine: EditableMachine
    scenario: Scenario
    events: tuple[Event, ...]
    since: int = 1
    """The number of the first event of its own."""

    @property
    def result(self) -> Any:
        """How the game ended, None while it goes on."""
        return self.machine.over.result if self.machine.over else None

    @property
    def floor(self) -> Floor:
        """The game."""
        return self.scenario.floor

    @property
    def view(self) -> View:
        """The board where it stopped."""
        return View(self.machine.game, self.machine.state, self.machine.stack)

    @property
    def paths(self) -> Mapping[str, Kind]:
        """The facts that there may be."""
        return self.floor.facts.paths(self.scenario.board)

    def board(self) -> Mapping[str, Any]:
        """The facts of the board where it stopped."""
        return self.floor.facts.board(self.machine)


class Base:
    """The first run of a scenario, and its replays. `work` counts the events of all replays."""

    def __init__(self, setup: Start, taken: Mapping[str, str], stop: int = 0) -> None:
        log: list[Event] = []
        self.game: Game = setup.game
        readings = {gap: ord(letter) - ord("a") for gap, letter in taken.items()}
        self.machine = machine_of(setup, readings, log, EditableMachine)
        self.since = self.machine.next_event
        self.machine.game = self.game.edited(supposing((), self.machine.hear))
        self.player = Player(self.machine, setup.scenario, stop=stop)
        refused = self.player.play()
        self.ruling: Ruling = finished(setup.scenario, self.machine, tuple(log), refused, self.player)
        self.run = Run(self.machine, setup.scenario, tuple(log))
        self.work = 0

    @property
    def scenario(self) -> Scenario:
        """What was run."""
        return self.ruling.scenario

    def halt(self, start: int) -> tuple[str, int]:
        """Where a replay from an event on is to stop in mid-run: before which step, at which time; "": nowhere."""
        if not self.player.stop or not self.ruling.halted:
            return "", 0
        pc, kept = self.machine.stack[-1].pc, (self.machine.kept or {}).items()
        before = sum(n >= start and machine.pending is None and stands(machine, pc) for n, machine in kept)
        return pc, before + 1

    @property
    def spent(self) -> bool:
        """Whether the replays have come to more than one question is worth."""
        return self.work > WORK

    def otherwise(self, edits: Sequence[Edit], until: int = 0) -> Run | None:
        """The run with the edits made, from the first of them on; None if it breaks down or would never end.

        `until`: an event of the first run beyond whose phase it need not go.
        """
        start = min(edit.site for edit in edits)
        machine = self.machine.before(start).fork([])
        since = machine.next_event
        machine.game = self.game.edited(supposing(edits, machine.hear))
        machine.edits = tuple(edits)
        machine.state = {**machine.state, **dict(e.about for e in edits if e.how == RESET)}
        machine.readings = {**machine.readings, **dict(e.about for e in edits if e.how == READ)}
        try:
            _Answers(self, machine, (self.machine.before(until) if until else self.machine).state).play()
        except Exception:  # without one of its steps a run may break down anywhere, and then says nothing
            return None
        finally:
            self.work += machine.next_event - since
        if machine.over is not None and machine.over.result == LOOP:
            return None
        return Run(machine, self.scenario, (*self.run.events[: since - 1], *(machine.log or ())), since)


class _Answers:
    """Gives the answers of the first run again, where the same is asked; else declines, or does as it did before."""

    def __init__(self, base: Base, machine: EditableMachine, last: State) -> None:
        self.machine = machine
        self.marks, self.moment = base.scenario.floor.landmarks, base.scenario.floor.turns.moment
        self.last = self.moment(last)
        called = {e.frame for e in base.run.events if e.kind == "begin" and e.data["proc"] == self.marks.by_state}
        passed = [_span(base, e) for e in machine.edits if e.how == SKIPPED and e.frame in called]
        asked = [d for d in base.machine.decisions if not any(d.site in span for span in passed)]
        self.queue = [d for d in asked if d.site >= machine.next_event]
        self.stop = base.ruling.machine.pending
        self.halt, self.times = base.halt(machine.next_event)
        self.edits = [e for e in machine.edits if e.how == PICKED]

    def play(self) -> None:
        strayed = 0
        self.machine.asks_all = True
        while strayed < STRAYED:
            choice = self._run()
            if choice is None:
                return
            if self._edited(choice):
                continue
            found = self._next(choice)
            if found is not None:
                self._answer(choice, found)
                continue
            if choice.forced:
                self.machine.answer(tuple(range(len(choice.options))))
                continue
            if self._stands(choice):
                return
            strayed += 1
            self._answer(choice, self._fallback(choice))

    def _run(self) -> Choice | None:
        """Run until a choice is open; None at the end, or where the replay goes beyond the turn of the first run."""
        machine = self.machine
        while machine.pending is None and machine.over is None and machine.stack:
            if self.halt and stands(machine, self.halt):
                self.times -= 1
                if not self.times:
                    return None
            phase = machine.state.get("phase")
            machine.advance()
            if machine.state.get("phase") != phase and self.moment(machine.state) > self.last:
                return None
        return machine.pending

    def _edited(self, choice: Choice) -> bool:
        """Whether the choice is one that is to be answered otherwise."""
        edit = next((e for e in self.edits if self.machine.next_event >= e.site and _meant(e, choice)), None)
        if edit is None:
            return False
        self.edits.remove(edit)
        _, _, picked = edit.about
        self._pop(choice)
        if picked != DROPPED:
            self._answer(choice, picked)
            return True
        return False

    def _pop(self, choice: Choice) -> None:
        """Take the answer that the first run gave here away."""
        for i, told in enumerate(self.queue):
            if told.choice.by == choice.by and told.choice.kind == choice.kind:
                del self.queue[0 if choice.kind == self.marks.opening else i : i + 1]
                return

    def _answer(self, choice: Choice, picked: tuple[Option, ...]) -> None:
        missing = tuple(o for o in picked if _index(choice, o) is None)
        if missing:
            choice = choice._replace(options=(*choice.options, *missing))
            self.machine.pending = choice
        self.machine.answer(tuple(i for o in picked if (i := _index(choice, o)) is not None))

    def _stands(self, choice: Choice) -> bool:
        """Whether the replay has come to where the first run stopped, or no line is left to be played."""
        if choice.kind == self.marks.opening:
            return True
        stop = self.stop
        left = any(d.choice.kind == self.marks.opening for d in self.queue)
        return stop is not None and not left and (stop.by, stop.kind) == (choice.by, choice.kind)

    def _next(self, choice: Choice) -> tuple[Option, ...] | None:
        """The answer of the first run to such a choice that fits here, taken off the queue."""
        if choice.kind == self.marks.opening:
            return self._next_line(choice)
        end = next((i for i, d in enumerate(self.queue) if d.choice.kind == self.marks.opening), len(self.queue))
        alike = [
            i
            for i, d in enumerate(self.queue[:end])
            if (d.choice.by, d.choice.kind) == (choice.by, choice.kind)
            and (d.attempted or all(_index(choice, o) is not None for o in d.picked))
            and choice.least <= len(d.picked) <= choice.most
        ]
        same = [i for i in alike if self.queue[i].choice.about == choice.about]
        if not alike:
            return None
        i = (same or alike)[0]
        told = self.queue.pop(i)
        if told.choice.forced and not choice.forced and choice.most == 1 and told.picked[0] not in self.marks.declining:
            # what could not be otherwise was nobody's will: now that it can be, it is
            return next(((o,) for o in choice.options if not _same(o, told.picked[0])), told.picked)
        return told.picked

    def _next_line(self, choice: Choice) -> tuple[Option, ...] | None:
        """The next line of the player that can still be played; what belonged to lines before it is gone."""
        for i, told in enumerate(self.queue):
            if told.choice.kind != self.marks.opening:
                continue
            if told.choice.by != choice.by:
                return (("end",),)
            if told.attempted or all(_index(choice, o) is not None for o in told.picked):
                del self.queue[: i + 1]
                return told.picked
        return None

    def _fallback(self, choice: Choice) -> tuple[Option, ...]:
        """An answer to a choice that the first run did not have: to decline, or the first there is."""
        declined = next((o for o in choice.options if o in self.marks.declining or o[0] == "no"), None)
        if declined is not None and choice.least <= 1 <= choice.most:
            return (declined,)
        return choice.options[: choice.least]


def _span(base: Base, edit: Edit) -> range:
    """The events of what does not come up: what was asked in it is no answer to the same question elsewhere."""
    after = (e.n for e in base.run.events[edit.site :] if e.frame == edit.frame and e.kind in ("step", "end"))
    return range(edit.site, next(after, len(base.run.events) + 1))


def _meant(edit: Edit, choice: Choice) -> bool:
    by, kind, _ = edit.about
    return bool((by, kind) == (choice.by, choice.kind))


def _same(one: Any, two: Any) -> bool:
    """Whether two options are the same, whatever object of the same card they speak of."""
    return bool(ageless(one) == ageless(two))


def _index(choice: Choice, option: Option) -> int | None:
    exact = next((i for i, o in enumerate(choice.options) if o == option), None)
    if exact is not None:
        return exact
    return next((i for i, o in enumerate(choice.options) if _same(o, option)), None)

