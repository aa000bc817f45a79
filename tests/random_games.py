"""Whole games by players who answer at random, from set-up to their end: looked at, written down, played again.

A seed decides all. What a table is, how somebody answers, how an answer is written and what must hold on a board, each
game says of its own (`Playing`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from traceback import extract_tb
from typing import ClassVar, NamedTuple, Protocol

from judge.answer.player import Player
from judge.engine import Choice, Event, Machine
from judge.floors import FLOORS
from judge.port.expect import Line
from judge.port.floor import Scenario
from judge.scenario.loader import parse_scenario
from judge.scenario.write import write_scenario
from tests.engine.replaying import Picked

OTHERWISE = 0.15
"""How often another reading than the first is taken of a gap."""


class BrokenError(AssertionError):
    """An invariant does not hold."""


class Game(NamedTuple):
    """A game that came to its end, or to the last turn allowed: then `result` is "". `used`: the numbers of cards."""

    seed: int
    megami: tuple[str, ...]
    used: frozenset[str]
    result: str
    turns: int
    choices: int
    events: int


class Fault(NamedTuple):
    """What went wrong in a game; `file` is a scenario that plays it up to there."""

    seed: int
    what: str
    file: str


class Log(Protocol):
    """A log of events that looks at the board as they come."""

    def begin(self, machine: Machine) -> None:
        """Look at the board as it is before the first event."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[Event]: ...


@dataclass
class Playing(ABC):
    """A game being played: the answers given so far as lines of `play`, and how many choices they answered."""

    TURNS: ClassVar[int]
    CHOICES: ClassVar[int]
    RESULTS: ClassVar[tuple[str, ...]]
    RESTING: ClassVar[tuple[str, ...]]
    """The kinds of choice before which nothing must be left behind on the board."""

    lines: list[tuple[str, str]] = field(default_factory=list)
    choices: int = 0

    @abstractmethod
    def table(self, random: Random) -> str:
        """The text of a scenario in which a game begins."""

    @abstractmethod
    def decided(self, random: Random, choice: Choice) -> Picked:
        """A random answer."""

    @abstractmethod
    def note(self, machine: Machine, choice: Choice, picked: Picked) -> None:
        """Write an answer down."""

    @abstractmethod
    def watch(self) -> Log:
        """What looks at the board after each event. It raises what it finds broken."""

    @abstractmethod
    def at_rest(self, machine: Machine) -> Iterable[str]:
        """What was left behind."""

    @abstractmethod
    def used(self, machine: Machine) -> frozenset[str]:
        """The numbers of the cards used by the answers."""

    def seated(self, machine: Machine) -> tuple[str, ...]:
        """Whom the players have brought."""
        return ()

    def play(self, seed: int) -> Game | Fault:
        """One whole game, and the same game again from the lines that tell it."""
        random = Random(seed)
        scenario, problems = parse_scenario(self.table(random), f"game-{seed}.yaml", FLOORS)
        if scenario is None or problems:
            return Fault(seed, "; ".join(str(p) for p in problems), "")
        try:
            machine = begun(scenario)
            log = self.watch()
            machine.log = log  # type: ignore[assignment]
            log.begin(machine)
            self.to_the_end(machine, random)
            told_alike(self.file_of(scenario), machine)
        except Exception as error:  # whatever is raised is the fault that was looked for
            where = extract_tb(error.__traceback__)[-1]
            return Fault(seed, f"{type(error).__name__}: {error} ({where.name})", self.file_of(scenario))
        result = "" if machine.over is None else str(machine.over.result)
        turns, events = machine.state["turn"], len(log)
        return Game(seed, self.seated(machine), self.used(machine), result, turns, self.choices, events)

    def to_the_end(self, machine: Machine, random: Random) -> None:
        """Answer until the game is over or has lasted too long, noting the answers; raises what is found broken."""
        while isinstance(choice := machine.run(), Choice) and machine.state.get("turn", 0) <= self.TURNS:
            if choice.kind in self.RESTING and (left := list(self.at_rest(machine))):
                raise BrokenError("; ".join(left))
            if len({*choice.options}) < len(choice.options):
                raise BrokenError(f"{choice.kind} offers an option twice: {choice.options}")
            picked = self.decided(random, choice)
            self.note(machine, choice, picked)
            self.choices += not choice.forced
            machine.answer(picked)
            if self.choices > self.CHOICES:
                raise BrokenError(f"{self.CHOICES} choices within {machine.state['turn']} turns")
        if machine.over is not None and machine.over.result not in self.RESULTS:
            raise BrokenError(f"the game ended with {machine.over.result!r}")

    def file_of(self, scenario: Scenario) -> str:
        """The game so far as a scenario file."""
        place = scenario.board.place
        return write_scenario(scenario._replace(play=tuple(Line(place, by, "", raw=said) for by, said in self.lines)))


def otherwise(random: Random, gaps: Iterable[str], never: Iterable[str] = ()) -> str:
    """The line of a file that takes another reading of some gaps, but `never` of these.

    Each gap is drawn for itself, so that a seed's game stays the same when there is a gap more.
    """
    drawn = random.random()
    taken = [gap for gap in sorted(gaps) if Random(f"{drawn} {gap}").random() < OTHERWISE]
    readings = [f"{gap}: b" for gap in taken if gap not in never]
    return f"readings: {{{', '.join(readings)}}}"


def begun(scenario: Scenario) -> Machine:
    """The machine before the first step of the set-up."""
    setup = scenario.floor.set_up(scenario)
    if setup.problems:
        raise ValueError("; ".join(str(p) for p in setup.problems))
    numbers = {gap: ord(letter) - ord("a") for gap, letter in scenario.readings.items()}
    machine = Machine(setup.game, dict(setup.state), None, numbers)
    machine.asks_all = True
    setup.begin(machine)
    return machine


def told_alike(file: str, machine: Machine) -> None:
    """Play the written game, which must come to where the machine stands."""
    scenario, problems = parse_scenario(file, "written.yaml", FLOORS)
    if scenario is None or problems:
        raise BrokenError("the written game is wrong: " + "; ".join(str(p) for p in problems))
    again = begun(scenario)
    refused = Player(again, scenario).play()
    if refused is not None:
        raise BrokenError(f"line {refused.place.line} of the written game is refused: {refused.line}")
    if again.state != machine.state:
        paths = sorted(p for p in {*again.state, *machine.state} if again.state.get(p) != machine.state.get(p))
        raise BrokenError(f"the written game comes elsewhere: {paths}")
