"""Playing the lines of a scenario: each answers the choice that is open, or is refused with every obstacle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Choice, Frame, Machine, View
from judge.engine.choice import CHANCE
from judge.engine.effect import EFFECT
from judge.engine.group import INTERNAL, ORDER
from judge.light import NamedTuple, Protocol
from judge.port.expect import Line
from judge.port.obstacle import Obstacle, Point
from judge.port.ruling import Open, Refused
from judge.text.errors import Problems

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from judge.port.floor import Floor, Scenario


def view_of(machine: Machine) -> View:
    """The board as the machine has it."""
    return View(machine.game, machine.state, machine.stack, readings=machine.readings, memo={})


def point_of(machine: Machine) -> Point:
    """Where the machine stands, for whoever asks what may be done there."""
    return Point(view_of(machine), machine.pending, machine.over is not None, machine.log or ())


def open_choice(machine: Machine, floor: Floor) -> Open | None:
    """The choice at which the machine stands."""
    choice = machine.pending
    if choice is None:
        return None
    view = view_of(machine)
    options = tuple(floor.lines.label(view, choice, choice.options[i]) for i in floor.lines.distinct(view, choice))
    return Open(choice.by, choice.kind, options, choice.clauses, choice)


def stands(machine: Machine, clause: str = "") -> bool:
    """Whether a machine stands between two steps; with a clause: whether its step comes next."""
    top = machine.stack[-1]
    between = not top.entered and not top.resume and top.proc not in (*INTERNAL, EFFECT)
    return between and (not clause or top.pc == clause)


def _dice(seed: int) -> Random:
    """Chance that comes out alike each time."""
    from random import Random

    return Random(seed)


def tried(machine: Machine, scenario: Scenario, line: Line) -> Refused | None:
    """What a line of play would come to where a machine stands: None if it could be played, else why it is refused.

    Where it only leads up to a choice that is not reached yet, what stands in its way as things are refuses it. The
    machine stays as it is.
    """
    player = Player(machine.fork(), scenario._replace(play=(line,)))
    refused = player.play()
    if refused is not None or not player.left:
        return refused
    against, passing = scenario.floor.objections.against, scenario.floor.landmarks.passing
    why = tuple(one for one in against(point_of(player.machine), line) if one.what not in passing)
    if not why:
        return None
    return Refused(line.place, f"{line.by}: {line.raw}", why, open_choice(player.machine, scenario.floor))


def obstacles(machine: Machine, scenario: Scenario, line: Line) -> tuple[Obstacle, ...]:
    """Everything that stands in the way of a line where a machine stands; nothing, if the engine takes all of it.

    A line that chooses the action of the main phase too is looked at where that leads. The machine stays as it is.
    """
    lines, objections = scenario.floor.lines, scenario.floor.objections
    at = point_of(machine)
    if at.choice is None or lines.answer(at.view, at.choice, line) is None:
        return objections.against(at, line)
    player = Player(machine.fork(), scenario._replace(play=(line,), random=(), seed=0))
    refused = player.play()
    if refused is not None:
        return refused.why
    if not player.left:
        return ()
    return objections.against(at, line) or objections.against(point_of(player.machine), line)


def _course(frame: Frame) -> Frame:
    """A frame without its numbers, and without names of an effect under which there is nothing."""
    locals_ = dict(frame.locals)
    if "names" in locals_:
        locals_["names"] = {name: found for name, found in locals_["names"].items() if found != ()}
    return frame._replace(id=0, parent=0, cause=0, locals=locals_)


class _Current(NamedTuple):
    """The line under way: one line may answer several choices that belong together."""

    line: Line
    answered: tuple[str, ...] = ()


class Watcher(Protocol):
    """Who is told where a run stands at each choice, and where it ended."""

    def stood(self, player: Player) -> None: ...

    def ended(self, player: Player, refused: Refused | None) -> None: ...


class Player:
    """Answers a machine's choices with the lines of a scenario."""

    def __init__(self, machine: Machine, scenario: Scenario, until: str = "", stop: int = 0) -> None:
        self.machine = machine
        self.stop = stop
        """The event before which the run stops between two steps; 0: it does not."""
        self.floor = scenario.floor
        self.until = until or None
        self.lines = [line for line in scenario.play if line.by != "rules"]
        self.random = list(scenario.random)
        self.dice = None if scenario.seed is None else _dice(scenario.seed)
        self.current: _Current | None = None
        self.suspended: tuple[_Current, ...] = ()
        """Lines that have led up to a choice before which others came, that other lines have answered."""
        self.spare: list[Line] = []
        """The lines that choices with one answer, or two that come to the same, have taken since the last with more."""
        self.passed: list[Machine] = []
        """The machine where the run went on by itself, only one answer being possible, since the last line taken."""
        self.fruitless: tuple[Refused, ...] = ()
        """The lines that attempted what turned out not to be open, with what stood in the way."""
        self.trail: Watcher | None = None
        """What keeps where the run stood, for whoever asks what another reading comes to."""

    def play(self) -> Refused | None:
        """Run until the lines are used up and a choice is open, or until a line is refused."""
        self.machine.asks_all = True
        self._stands()
        refused = self._played()
        if self.trail is not None:
            self.trail.ended(self, refused)
        return refused

    def _played(self) -> Refused | None:
        while True:
            choice = self.open()
            self._stands()
            if choice is None:
                return self.closed()
            if not self.settles(choice):
                return self.refusal(choice)

    def _stands(self) -> None:
        if self.trail is not None:
            self.trail.stood(self)

    def open(self) -> Choice | None:
        """Run on to the next choice; None where there is none any more."""
        if not self.stop:
            return self.machine.pending if isinstance(self.machine.run(self.until), Choice) else None
        machine = self.machine
        while machine.pending is None and machine.over is None and machine.stack:
            if machine.next_event >= self.stop and stands(machine):
                break
            machine.advance()
        return machine.pending

    def closed(self) -> Refused | None:
        """Where no choice is open any more: the line that is left though all is over, if any."""
        return None if self.machine.over is None and self.machine.stack else self.unplayed()

    def fork(self, machine: Machine) -> Player:
        """A player with the same lines left, for another machine that stands at the same choice."""
        fork = Player.__new__(Player)
        vars(fork).update(vars(self))
        fork.machine = machine
        fork.lines, fork.random, fork.passed = [*self.lines], [*self.random], [*self.passed]
        return fork

    def settles(self, choice: Choice) -> bool:
        """Answer the open choice by chance, by the line under way, by the next line, or as it must be.

        False, and nothing is done, where the choice is left open or a line does not fit (`refusal`).
        """
        if choice.by == CHANCE and self._chance(choice):
            return True
        if self._carry_on(choice):
            return True
        self._comes_to_nothing(choice)
        if self._begun(choice):
            return False
        passed = [*self.passed, self.machine.fork()] if choice.forced and self.lines else []
        idle = choice.forced or (self._says_whether() and self._comes_to_one(choice))
        if self.lines and self._take(choice, self.lines[0], ()):
            taken = self.lines.pop(0)
            self.spare = [*self.spare, taken] if idle else []
            # a line that gives the only possible answer leaves the choice as it is left without the line
            self.passed = passed if taken.verb not in self.floor.landmarks.meant else []
            return True
        if choice.least == choice.most == 1 < len(choice.options):
            unasked = 0 if self._indifferent(choice) else self._declined(choice)
            if unasked is not None:
                self.machine.answer((unasked,))
                return True
        lines = self.floor.lines
        if choice.forced and not lines.spoken(choice) and (self.lines or not lines.closing(choice)):
            self.passed.append(self.machine.fork())
            self.machine.answer(tuple(range(len(choice.options))))
            return True
        # an order among one effect was none: its line is meant for this one, though none be left to miss it
        return (bool(self.lines) or choice.kind == ORDER) and self._given_back(choice)

    def refusal(self, choice: Choice) -> Refused | None:
        """Which line does not answer the open choice, and why; None where no line is left that could."""
        if self._begun(choice) and self.current is not None:
            return self._refuse(self.current.line)
        return self._refuse(self.lines.pop(0)) if self.lines else None

    def unplayed(self) -> Refused | None:
        """The first line that is left though all is over, chance's apart."""
        left = [line for line in self.lines if line.by != CHANCE]
        return self._refuse(left[0]) if left else None

    def means(self, choice: Choice) -> bool:
        """Whether the next line speaks of this choice, though it may not fit it."""
        if self._begun(choice):
            return True
        if not self.lines or self.lines[0].by != choice.by:
            return False
        return self.floor.lines.means(view_of(self.machine), choice, self.lines[0])

    def _indifferent(self, choice: Choice) -> bool:
        """Whether all options come to the same, so that nobody need be asked."""
        return len(self.floor.lines.distinct(view_of(self.machine), choice)) == 1

    def _declined(self, choice: Choice) -> int | None:
        """The place of "no" where "yes" would lead to just the same, so that nobody need be asked; else None."""
        verbs = [str(option[0]) for option in choice.options]
        if sorted(verbs) != ["no", "yes"]:
            return None
        ends = []
        for option in range(len(verbs)):
            machine = self.machine.fork()
            machine.asks_all = False
            machine.answer((option,))
            try:
                machine.run()
            except Problems:  # what one of them leads to is not written
                return None
            ends.append((machine.state, machine.pending, machine.over, [_course(frame) for frame in machine.stack]))
        return verbs.index("no") if ends[0] == ends[1] else None

    def _says_whether(self) -> bool:
        return bool(self.lines) and self.lines[0].verb in ("yes", "no")

    def _comes_to_one(self, choice: Choice) -> bool:
        """Whether "yes" and "no" come to the same."""
        return choice.least == choice.most == 1 < len(choice.options) and self._declined(choice) is not None

    def _given_back(self, choice: Choice) -> bool:
        """Whether a line answers that a choice with only one answer has taken before, where it was not needed."""
        for i in reversed(range(len(self.spare))):
            if self._take(choice, self.spare[i], ()):
                self.lines[:0] = self.spare[i + 1 :]
                self.spare = []
                return True
        return False

    def _carry_on(self, choice: Choice) -> bool:
        """Has the line under way answer this choice too, or one suspended when others came between; whether it did."""
        if self.suspended:
            line, answered = self.suspended[-1]
            if choice.by == line.by and choice.kind in self._to_come(line, answered):
                self.suspended, self.current = self.suspended[:-1], self.suspended[-1]
        if self.current is None:
            return False
        line, answered = self.current
        follows = self._follows(line)
        if choice.kind not in follows or choice.kind in answered:
            return False
        if answered and choice.kind not in self._to_come(line, answered):
            return False
        return self._take(choice, line, answered)

    @property
    def left(self) -> tuple[Line, ...]:
        """The lines not reached, behind the one under way if it has more to answer."""
        under_way = (*self.suspended, *((self.current,) if self.current is not None else ()))
        return (*(one.line for one in under_way if self._unfinished(one)), *self.lines)

    def _follows(self, line: Line) -> Sequence[str]:
        return self.floor.lines.follows(view_of(self.machine), line)

    def _due(self, line: Line) -> Sequence[str]:
        return self.floor.lines.due(view_of(self.machine), line)

    def _to_come(self, line: Line, answered: tuple[str, ...]) -> tuple[str, ...]:
        """The choices that a line may still answer behind those it has answered."""
        follows = self._follows(line)
        if not answered or answered[-1] not in follows:
            return ()
        return tuple(follows[follows.index(answered[-1]) + 1 :])

    def _unfinished(self, one: _Current) -> bool:
        """Whether what a line itself speaks of is still to come."""
        return bool({*self._due(one.line)} & {*self._to_come(one.line, one.answered)})

    def _only_led_up(self, one: _Current) -> bool:
        """Whether a line has answered no more than what it makes plain, before what it speaks of."""
        plain = one.answered == (*self._follows(one.line)[:1],) and one.answered[-1] in self.floor.landmarks.quiet
        return plain and self._unfinished(one)

    def _begun(self, choice: Choice) -> bool:
        """Whether the line under way has only led up to this choice, which it was to answer, and does not."""
        if self.current is None or self.current.line.attempt or choice.by != self.current.line.by:
            return False
        line, answered = self.current
        coming = self._to_come(line, answered)
        if choice.kind not in coming:
            return False
        return bool({*self._due(line)} & {*coming[coming.index(choice.kind) :]})

    def _comes_to_nothing(self, choice: Choice) -> None:
        """Note what stands in the way where a line that attempts something only led up to what is not open."""
        if self.current is None or not self.current.line.attempt or choice.by != self.current.line.by:
            return
        line, answered = self.current
        if choice.kind not in self._to_come(line, answered) or any(line.place == one.place for one in self.fruitless):
            return
        why = self.floor.objections.against(point_of(self.machine), line)
        told = Refused(line.place, f"{line.by}: {line.raw}", why, open_choice(self.machine, self.floor))
        self.fruitless = (*self.fruitless, told)

    def _take(self, choice: Choice, line: Line, answered: tuple[str, ...]) -> bool:
        view = view_of(self.machine)
        if line.attempt:
            option = self.floor.lines.attempted(view, choice, line)
            if option is not None:
                offered = choice.options if option in choice.options else (*choice.options, option)
                self.machine.pending = choice._replace(options=offered)
                self.machine.answer((offered.index(option),))
                self._under_way(line, answered, choice)
                return True
        further = self.floor.lines.further(choice, line)
        if further is not None:
            choice = choice._replace(options=(*choice.options, further))
            self.machine.pending = choice
        picked = self.floor.lines.answer(view, choice, line)
        if picked is None:
            return False
        self.machine.answer(picked)
        self._under_way(line, answered, choice)
        return True

    def _under_way(self, line: Line, answered: tuple[str, ...], choice: Choice) -> None:
        before = self.current
        if before is not None and before.line is not line and self._only_led_up(before):
            self.suspended = (*self.suspended, before)
        self.current = _Current(line, (*answered, choice.kind))
        self.passed = []

    def _chance(self, choice: Choice) -> bool:
        """Answer a choice of chance: by the next line for it, by the file's results, by the seed."""
        view = view_of(self.machine)
        for source in (self.lines, self.random):
            if source and source[0].by == CHANCE:
                picked = self.floor.lines.answer(view, choice, source[0])
                if picked is None and not source[0].args:
                    picked = self._drawn(choice)
                if picked is not None:
                    source.pop(0)
                    self.machine.answer(picked)
                    return True
                return False
        if self.dice is None:
            return False
        self.machine.answer(self._drawn(choice))
        return True

    def _drawn(self, choice: Choice) -> tuple[int, ...]:
        dice = self.dice or _dice(0)
        return tuple(dice.sample(range(len(choice.options)), choice.most))

    def _refuse(self, line: Line) -> Refused:
        """Why a line is refused: every obstacle to it, at the point that it speaks of, where the run ends."""
        objections = self.floor.objections
        points = [point_of(machine) for machine in (*self.passed, self.machine)]
        spoken = objections.spoken_of(points, line)
        at = points[spoken]
        if spoken < len(self.passed):
            self.machine.back_to(self.passed[spoken])
        stopped = open_choice(self.machine, self.floor)
        return Refused(line.place, f"{line.by}: {line.raw}", objections.against(at, line), stopped)
