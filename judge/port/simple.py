"""A floor for a game whose board is a table of facts: what a small game needs, and where a new one begins.

A game says which fields its boards have, gives its rules as a `Game`, and sets a board up. Everything else is answered
from the table: reading and writing files, the facts, lines (an option is a line of its parts), what a player knows,
what could be otherwise, and plain words.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from judge.engine.symmetry import Symmetry
from judge.port.landmarks import Landmarks
from judge.port.library import Empty, Library
from judge.port.simple_board import Board, Field, Files
from judge.port.simple_grounds import Grounds
from judge.port.simple_play import Facts, Lines, Objections, Sight, Turns, Vary
from judge.port.simple_tell import Tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from judge.engine import Game, Machine, Spec
    from judge.port import floor as port
    from judge.port.expect import Expectation
    from judge.port.floor import Floor, Reprinted, Scenario
    from judge.port.obstacle import Gap
    from judge.text.errors import Problem

NOTHING: Mapping[str, Any] = {}


class Start:
    """A board set up: the game, the facts, and the frame with which a run begins."""

    problems: tuple[Problem, ...] = ()
    inside = False

    def __init__(self, scenario: Scenario, game: Any, first: Spec) -> None:
        self.scenario = scenario
        self.game = game
        self.first = first
        self.state: Mapping[str, Any] = {path: v for path, v in scenario.board.values.items() if v is not None}

    def begin(self, machine: Machine) -> None:
        """Let a machine stand where the scenario stands."""
        machine.start(self.first)

    def fits(self, machine: Machine) -> bool:
        """Whether a machine has the facts of the board."""
        return {*self.state} <= {*machine.state}


class Simple:
    """The floor of a game whose board is a table of facts. A game derives from it and gives what has no default.

    `menus` are the choices at which a player says what comes next, `procedures` those in which nothing has been begun,
    `round` is the step that comes next once a turn is over. A game without `titles` is called by its name.
    """

    name = ""
    titles: Mapping[str, str] = NOTHING
    players: tuple[str, ...] = ("a", "b")
    editions: Mapping[str, str] = NOTHING
    printings: tuple[str, ...] = ()
    gaps: Mapping[str, Gap] = NOTHING
    fields: Mapping[str, Field] = NOTHING
    verbs: tuple[str, ...] = ()
    menus: tuple[str, ...] = ()
    procedures: tuple[str, ...] = ()
    round = ""
    ending = ""
    """The clause under which a game ends."""
    clauses: tuple[str, ...] = ()

    def started(self, scenario: Scenario, board: Board) -> tuple[Game, Spec]:
        """The game of a board, and the frame with which a run begins."""
        raise NotImplementedError

    def set_up(self, scenario: Scenario) -> Start:
        """The board of a scenario."""
        game, first = self.started(scenario, scenario.board)
        return Start(scenario, game, first)

    @cached_property
    def files(self) -> port.Files:
        """What a scenario file may say."""
        return Files(self.fields, self.players, self.verbs)

    @cached_property
    def facts(self) -> Facts:
        """The board by paths."""
        return Facts(self.fields, self.players)

    @cached_property
    def lines(self) -> Lines:
        """Options as lines of play."""
        return Lines()

    @cached_property
    def turns(self) -> Turns:
        """How far a run has come."""
        return Turns(self.menus, self.procedures, self.round)

    @cached_property
    def objections(self) -> Objections:
        """What stands in the way of a line."""
        return Objections(Lines(), self.ending)

    @cached_property
    def vary(self) -> Vary:
        """What of a board could be otherwise."""
        return Vary(Files(self.fields, self.players, self.verbs), self.players)

    @cached_property
    def sight(self) -> Sight:
        """What a player knows."""
        return Sight(self.fields, self.players)

    @cached_property
    def grounds(self) -> Grounds:
        """What an argument may rest on: the record alone."""
        return Grounds()

    @cached_property
    def landmarks(self) -> Landmarks:
        """What in its rules an explanation goes by: its procedures only lead on. Each answer at a menu is a choice."""
        return Landmarks(leading=tuple(self.procedures))

    @cached_property
    def tell(self) -> Tell:
        """What the game says of its own."""
        return Tell(self.fields, self.players)

    @cached_property
    def library(self) -> Library:
        """Nothing bears a name."""
        return Empty()

    def clause(self, text: str) -> str:
        """The id of a clause. Raises ValueError where there is none."""
        if text not in self.clauses:
            raise ValueError(f"there is no clause {text!r}; there are {', '.join(self.clauses)}")
        return text

    def lacks(self, clause: str) -> str:
        """There is no clause that could not be read."""
        return ""

    def implemented(self, edition: str) -> Mapping[str, str]:
        """Nothing: the clauses are in no catalogue."""
        return {}

    def reprinted(self, one: tuple[Any, str], two: tuple[Any, str]) -> Iterator[Reprinted]:
        """Nothing is printed."""
        return iter(())

    def symmetry(self, game: Game, state: Mapping[str, Any], ordered: Iterable[str]) -> Symmetry:
        """Every fact counts."""
        return Symmetry()

    def bounds(self, game: Game, goal: Sequence[Expectation]) -> None:
        """Nothing is known beforehand of how far a goal is."""


__all__ = ["Board", "Field", "Simple", "Start", "floor_of"]


def floor_of(one: Simple) -> Floor:
    """A simple floor as the floor that it is."""
    return one
