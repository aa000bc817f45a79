"""A scenario gone through by hand: by clauses or by choices, back and on again, saved with the lines taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import groupby
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from judge.answer.outcomes.way import Step, in_full, said
from judge.answer.player import Player, open_choice, stands, view_of
from judge.answer.run import finished
from judge.answer.saved import export, machine_at
from judge.answer.why import Asking, FactError, Why, ask
from judge.answer.why_not import WhyNot, why_not
from judge.engine import Choice, Event, Machine
from judge.engine.choice import CHANCE, RULES
from judge.engine.effect import EFFECT
from judge.engine.group import INTERNAL
from judge.light import NamedTuple
from judge.port.expect import Line
from judge.scenario.play import line_of
from judge.text.errors import Place, Problems

if TYPE_CHECKING:
    from judge.port.floor import Scenario
    from judge.port.ruling import Open, Refused, Ruling

Given: TypeAlias = Line | Step
"""An answer that was given: a line, or a choice with what was picked."""
Stops = Callable[[Machine], bool]


class Picked(Step):
    """A choice that was answered by hand: it takes a line even where there was only one answer."""

    __slots__ = ()

    @property
    def forced(self) -> bool:
        """It was not passed over."""
        return False


class Position(NamedTuple):
    """Where a session stood: the player with the lines of the file that are left, what has happened, what was given."""

    player: Player
    events: tuple[Event, ...]
    given: tuple[Given, ...]


class Session:
    """A run of a scenario that goes on only as far as it is told.

    The lines of the file lie ready: each is taken where it is asked for, or all of them; another answer in place of one
    puts those left aside. Every way on can be gone back, and on again.

    Raises `judge.text.errors.Problems` where the board cannot be adjudicated.
    """

    def __init__(self, scenario: Scenario, readings: Mapping[str, str] | None = None) -> None:
        setup = scenario.floor.set_up(scenario)
        if setup.problems:
            raise Problems(list(setup.problems))
        self.scenario = setup.scenario
        self.readings = scenario.read_with(readings)
        log: list[Event] = []
        machine = machine_at(setup, {gap: ord(letter) - ord("a") for gap, letter in self.readings.items()}, log)
        machine.asks_all = True
        self.player = Player(machine, self.scenario)
        self.given: list[Given] = []
        self.past: list[Position] = []
        self.future: list[Position] = []
        self.aside = 0
        """How many lines of the file the last answer has put aside."""

    # -- where it stands ---------------------------------------------------------------------------------------------

    @property
    def machine(self) -> Machine:
        """The run as it stands."""
        return self.player.machine

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened."""
        return tuple(self.machine.log or ())

    @property
    def open(self) -> Open | None:
        """The choice at which it stands, None in mid-run and at the end."""
        return open_choice(self.machine, self.scenario.floor)

    @property
    def over(self) -> bool:
        """Whether nothing is left to go on with."""
        return self.machine.over is not None or not self.machine.stack

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the step that comes next, where it stands before one."""
        if self.machine.pending is not None or self.over or not stands(self.machine):
            return ()
        frame = self.machine.stack[-1]
        anchors = self.machine.game.rules.steps[frame.proc]
        amending = anchors.amending.get(frame.pc) if frame.slot else None
        return amending.step.clauses if amending is not None else anchors.slots[frame.pc].step.clauses

    @property
    def suggested(self) -> Line | None:
        """The next line of the file, if there is one and somebody has to choose."""
        return self.player.lines[0] if self.player.lines and self.machine.pending is not None else None

    @property
    def distinct(self) -> Sequence[int]:
        """The options of the open choice by place, without those that come to the same as one before them."""
        choice = self.machine.pending
        return () if choice is None else self.scenario.floor.lines.distinct(view_of(self.machine), choice)

    def ruling(self) -> Ruling:
        """What has come of it so far."""
        return finished(self.scenario, self.machine, self.events, None, self.player)

    # -- on ----------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Go on to the next choice that somebody really has."""
        self._on(lambda machine: False)

    def step(self) -> None:
        """Carry out one clause."""
        self._on(lambda machine: True)

    def over_it(self) -> None:
        """Carry out one clause with all that it begins."""
        frames = {frame.id for frame in self.machine.stack}
        self._on(lambda machine: machine.stack[-1].id in frames)

    def out(self) -> None:
        """Go on until what is being resolved is done."""
        frames = {frame.id for frame in self.machine.stack if frame.proc not in (*INTERNAL, EFFECT)}
        frames -= {max(frames, default=0)}
        self._on(lambda machine: machine.stack[-1].id in frames)

    def until(self, clause: str) -> bool:
        """Go on to where a clause comes next, by the lines of the file; whether the run came there."""
        self._on(lambda machine: stands(machine, clause), follow=True)
        return self.machine.pending is None and not self.over and stands(self.machine, clause)

    def file(self) -> None:
        """Play the lines of the file that are left."""
        self._on(lambda machine: False, follow=True)

    def line(self, stepping: bool = False) -> Refused | None:
        """Take the next line of the file; why it is refused, if it is."""
        return self.say(self.player.lines[0], stepping) if self.player.lines else None

    def pick(self, picked: tuple[int, ...], stepping: bool = False) -> None:
        """Answer the open choice with options by place, and go on. Raises ValueError where that is no answer."""
        choice = self.machine.pending
        if choice is None:
            raise ValueError("nobody has to choose")
        if wrong := choice.problem(picked):
            raise ValueError(wrong)
        if self._as_in_file(choice, picked):
            self.line(stepping)
            return
        with self._moving():
            options = tuple(choice.options[i] for i in picked)
            text = said(self.scenario, self.machine, choice, picked)
            self.given.append(Picked(0, choice.by, choice.kind, options, text, 0, self.machine.fork()))
            self._put_aside()
            self.machine.answer(picked)
            self._go(lambda machine: stepping)

    def say(self, line: Line, stepping: bool = False) -> Refused | None:
        """Play a line and go on; why it is refused, if it is, and then nothing is done."""
        with self._moving() as before:
            own = self.player.lines[1:] if self.player.lines and _same(line, self.player.lines[0]) else None
            if own is None:
                self._put_aside()
            self.player.lines = [line]
            while self.player.lines:
                choice = self.player.open()
                if choice is None or not self._settled(choice):
                    refused = self.player.closed() if choice is None else self.player.refusal(choice)
                    self._stand(before)
                    return refused
            self.player.lines = own or []
            self._go(lambda machine: stepping)
        return None

    def _on(self, stops: Stops, follow: bool = False) -> None:
        with self._moving():
            self._go(stops, follow, self.machine.pending is not None and bool(self.player.lines))

    @contextmanager
    def _moving(self) -> Iterator[Position]:
        """A way on, kept if it leads anywhere; if it breaks down or is broken off, it has not been begun."""
        before, self.aside = self._kept(), 0
        try:
            yield before
        except BaseException:
            self._stand(before)
            raise
        if self.machine.next_event != before.player.machine.next_event:
            self.past, self.future = [*self.past, before], []

    def _go(self, stops: Stops, follow: bool = False, first: bool = False) -> None:
        """Run on until it is to stop or somebody has to choose.

        `follow`: lines of the file answer; `first`: the first choice is answered so in any case.
        """
        machine = self.machine
        while not self.over:
            choice = machine.pending
            if choice is None:
                machine.advance()
                if machine.pending is None and not self.over and stands(machine) and stops(machine):
                    return
            elif (not (follow or first) and self._asks(choice)) or not self._settled(choice):
                return
            else:
                first = False

    def _asks(self, choice: Choice) -> bool:
        """Whether a player really has to choose, though a line of the file lies ready."""
        if choice.by == CHANCE or choice.forced:
            return False
        fork = _fork(self.player, None)
        return fork.settles(choice) and len(fork.lines) < len(self.player.lines)

    def _settled(self, choice: Choice) -> bool:
        """Answer the open choice by a line, by chance or as it must be, if that can be; keep what was given."""
        player, lines, current = self.player, len(self.player.lines), self.player.current
        before, taken = self.machine.fork(), tuple(self.player.lines)
        if not player.settles(choice):
            return False
        fewer = lines - len(player.lines)
        if fewer > 0:
            self.given += taken[:fewer]
        elif fewer < 0:
            own = [i for i, one in enumerate(self.given) if isinstance(one, Line)]
            for i in reversed(own[fewer:]):
                del self.given[i]
        elif player.current is current and choice.by != CHANCE and choice.options:
            picked = next(e.data["picked"] for e in reversed(self.machine.log or ()) if e.kind == "choice")
            text = self.scenario.floor.lines.labels(view_of(before), choice, picked)
            self.given.append(Step(-1, choice.by, choice.kind, picked, text, 0, before))
        return True

    def _as_in_file(self, choice: Choice, picked: tuple[int, ...]) -> bool:
        """Whether the next line of the file picks the same."""
        lines = self.player.lines
        return bool(lines) and self.scenario.floor.lines.answer(view_of(self.machine), choice, lines[0]) == picked

    def _put_aside(self) -> None:
        """Let the lines of the file and the line under way rest."""
        self.aside = len(self.player.lines)
        self.player.lines, self.player.current = [], None
        self.player.spare, self.player.passed = [], []

    # -- back --------------------------------------------------------------------------------------------------------

    def undo(self, n: int = 1) -> int:
        """Go back so many ways on, as far as there are; how many it were."""
        return self._back(self.past, self.future, n)

    def redo(self, n: int = 1) -> int:
        """Take back so many ways back; how many it were."""
        return self._back(self.future, self.past, n)

    def _back(self, source: list[Position], target: list[Position], n: int) -> int:
        done = min(n, len(source))
        for _ in range(done):
            target.append(self._kept())
            self._stand(source.pop())
        return done

    def _kept(self) -> Position:
        return Position(_fork(self.player, None), self.events, tuple(self.given))

    def _stand(self, at: Position) -> None:
        self.player = _fork(at.player, list(at.events))
        self.given = list(at.given)

    # -- asked about -------------------------------------------------------------------------------------------------

    def why(self, fact: str, detail: int = 0) -> tuple[Asking, Why]:
        """What a fact rests on, as it is here. Raises Problems."""
        asking, problems = ask(self.played(), self.readings, self._stop())
        if asking is None:
            raise Problems(problems)
        try:
            return asking, asking.why(asking.read(fact, Place("<why>")), detail)
        except FactError as error:
            raise Problems([error.problem]) from None

    def why_not(self, action: str) -> WhyNot:
        """What stands in the way of an action here, and what would remove it. Raises Problems."""
        return why_not(self.played(), action, self.readings, stop=self._stop())

    def _stop(self) -> int:
        """The event before which a run of the lines is to stop; 0: where nobody else can go on."""
        return 0 if self.machine.pending is not None or self.over else self.machine.next_event

    # -- saved -------------------------------------------------------------------------------------------------------

    def played(self) -> Scenario:
        """The scenario with the lines that were taken; a run of it comes to stand here, or at the next choice.

        What the file expects is left out unless just its own lines were played.
        """
        own = tuple(line for line in self.scenario.play if line.by == RULES)
        found = self.scenario._replace(play=(*own, *self._lines()))
        if not self.player.lines and [*map(_plain, found.play)] == [*map(_plain, self.scenario.play)]:
            return self.scenario
        found = found if self._leads_here(found) else export(self.ruling())
        return found._replace(expect=(), decides=None, puzzle=None)

    def _lines(self) -> Iterator[Line]:
        """What was given, as lines."""
        for picked, items in groupby(self.given, lambda one: isinstance(one, Step)):
            given = [*items]
            if not picked:
                yield from (one for one in given if isinstance(one, Line))
                continue
            for told in in_full(self.scenario, [one for one in given if isinstance(one, Step)]):
                line = line_of(self.scenario, told.by, told.text, "<play>")
                if line is not None:
                    yield line

    def _leads_here(self, scenario: Scenario) -> bool:
        """Whether a run of a scenario comes by here."""
        session = Session(scenario, self.readings)
        session.file()
        mine = self.machine
        if session.machine.next_event == mine.next_event:
            return session.machine.state == mine.state and session.machine.pending == mine.pending
        events = self.events
        return self._stop() > 0 and session.events[: len(events)] == events


def _fork(player: Player, log: list[Event] | None) -> Player:
    """A player that stands just where another does, whose run records into `log`."""
    fork = player.fork(player.machine.fork(log))
    fork.trail = None
    if player.dice is not None:
        fork.dice = Random()
        fork.dice.setstate(player.dice.getstate())
    return fork


def _plain(line: Line) -> tuple[str, str]:
    return line.by, line.raw


def _same(one: Line, other: Line) -> bool:
    return _plain(one) == _plain(other)
