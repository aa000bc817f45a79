"""Runs of a game whose board is a table of facts: facts, lines, obstacles, what a player knows, what may be varied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Choice, Event, Machine, Option, View
from judge.light import NamedTuple
from judge.port.floor import Asked, Change, Scenario
from judge.port.obstacle import Obstacle, Point
from judge.port.reading import Kind
from judge.port.simple_board import SECRET, Board, Field, Files, laid
from judge.text.errors import Place, Problem
from judge.text.nodes import Text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from judge.port.expect import Line
    from judge.port.lines import Answered
    from judge.port.ruling import Ruling

_KINDS = {"number": Kind.NUMBER, "word": Kind.WORD, "list": Kind.OBJECTS}
HIDDEN = "?"
NEVER = "\x00never"
"""A step that never comes."""


class Facts:
    """The fields by path."""

    def __init__(self, fields: Mapping[str, Field], players: Sequence[str]) -> None:
        self.fields = laid(fields, players)

    def paths(self, board: Board | None = None) -> Mapping[str, Kind]:
        """Every path, and what its value is."""
        return {path: _KINDS[field.kind] for path, field in self.fields.items()}

    def words(self, path: str, board: Board | None = None) -> tuple[str, ...]:
        """The words that a fact may be."""
        return self.fields[path].words

    def board(self, machine: Machine, paths: Collection[str] = (), lang: str = "en") -> dict[str, Any]:
        """The facts as they stand."""
        return {path: machine.state.get(path, field.start) for path, field in self.fields.items()}

    def changes(self, path: str) -> bool:
        """All facts are those of the board itself."""
        return True

    def bears(self, changed: str, path: str) -> bool:
        """All facts are paths of the state."""
        return False

    def derived(self, path: str) -> bool:
        """No fact only gathers others."""
        return False

    def compared(self, path: str) -> bool:
        """Every fact is compared."""
        return True

    def places(self, paths: Iterable[str]) -> frozenset[str]:
        """There are no places without an order."""
        return frozenset()

    def canonical(self, machine: Machine, path: str, value: Any) -> Any:
        """A value as it is compared."""
        return value

    def meant(self, view: View, path: str, wanted: tuple[Any, ...]) -> bool:
        """Whether a list is the one named."""
        return tuple(map(str, view.get(path, ()))) == wanted

    def among(self, view: View, path: str, wanted: Any) -> bool:
        """Whether a text is one of a list."""
        return wanted in map(str, view.get(path, ()))

    def named(self, wanted: Any) -> str:
        """A text as an expectation names it."""
        return str(wanted)

    def happened(self, events: Sequence[Event]) -> Mapping[str, Any]:
        """Nothing is told beside the board."""
        return {}

    def assumed(self, scenario: Scenario, events: Sequence[Event], machine: Machine) -> tuple[str, ...]:
        """Everything is stated, or has its start."""
        return ()


def _said(option: Option) -> str:
    return " ".join(str(part) for part in option)


class Lines:
    """An option is a line of its parts: `("take", 2)` is `take 2`."""

    def label(self, view: View, choice: Choice, option: Option, lang: str = "en") -> str:
        """The option as the line that picks it."""
        return _said(option)

    def translated(self, line: str, lang: str) -> str:
        """Lines are written in one way."""
        return line

    def forms(self) -> tuple[Mapping[str, Sequence[str]], ...]:
        """None but its own."""
        return ()

    def labels(self, view: View, choice: Choice, options: Sequence[Option], lang: str = "en") -> str:
        """Several options picked at once, as a line."""
        return " and ".join(map(_said, options)) or "pass"

    def distinct(self, view: View, choice: Choice) -> Sequence[int]:
        """All of them: options are told apart by what they say."""
        return range(len(choice.options))

    def joined(self, way: Sequence[Answered]) -> Iterator[tuple[int, str]]:
        """Each choice needs a line."""
        return ((i, step.said) for i, step in enumerate(way))

    def answer(self, view: View, choice: Choice, line: Line) -> tuple[int, ...] | None:
        """The option that is the line."""
        found = (i for i, option in enumerate(choice.options) if self.accepts(view, choice, option, line))
        picked = next(found, None) if choice.by == line.by else None
        return None if picked is None else (picked,)

    def accepts(self, view: View, choice: Choice, option: Option, line: Line) -> bool:
        """Whether a line means an option."""
        return _said(option) == f"{line.verb} {line.rest}".strip()

    def attempted(self, view: View, choice: Choice, line: Line) -> Option | None:
        """What is attempted is offered besides."""
        if choice.by != line.by:
            return None
        return (line.verb, *(int(part) if part.isdigit() else part for part in line.args))

    def further(self, choice: Choice, line: Line) -> Option | None:
        """All that may be picked is offered."""
        return None

    def follows(self, view: View, line: Line) -> tuple[str, ...]:
        """A line answers one choice."""
        return ()

    def due(self, view: View, line: Line) -> tuple[str, ...]:
        """A line answers one choice."""
        return ()

    def means(self, view: View, choice: Choice, line: Line) -> bool:
        """Whether some option begins as the line does."""
        return any(option[0] == line.verb for option in choice.options)

    def spoken(self, choice: Choice) -> bool:
        """What must be done is done."""
        return False

    def closing(self, choice: Choice) -> bool:
        """What must be done is done."""
        return False

    def fitting(self, choice: Choice, line: Line) -> Line:
        """A line is said in one way."""
        return line


class Turns(NamedTuple):
    """How far a run has come."""

    menus: tuple[str, ...]
    procedures: tuple[str, ...]
    turn_over: str

    @property
    def menu(self) -> str:
        """The choice that begins something."""
        return self.menus[0] if self.menus else ""

    def phase_over(self, board: Board) -> str:
        """There are no phases: nothing comes before the end of the game."""
        return NEVER

    def first(self, board: Board) -> int:
        """The turn of a board, where it counts them."""
        return int(board.values.get("turn", 1) or 1)

    def moment(self, state: Mapping[str, Any]) -> tuple[int, int]:
        """The turn, where the board counts them."""
        return int(state.get("turn", 0) or 0), 0

    def onward(self, board: Board, facts: Mapping[str, Any]) -> Board:
        """The board as it is."""
        return board


class Objections:
    """What stands in the way of a line: the end of the game, somebody else, or that it is not offered."""

    def __init__(self, lines: Lines, ending: str) -> None:
        self.lines = lines
        self.ending = ending

    def against(self, at: Point, line: Line) -> tuple[Obstacle, ...]:
        """Every obstacle to a line."""
        choice = at.choice
        if at.over or choice is None:
            return (Obstacle("rule", (self.ending,), "over" if at.over else "no_choice"),)
        if choice.by != line.by:
            return (Obstacle("rule", choice.clauses, "not_decider", (("by", choice.by), ("kind", choice.kind))),)
        if self.lines.answer(at.view, choice, line) is not None:
            return ()
        return (Obstacle("rule", choice.clauses, "not_offered"),)

    def spoken_of(self, points: Sequence[Point], line: Line) -> int:
        """The last point at which its player chooses."""
        own = (i for i in reversed(range(len(points))) if (c := points[i].choice) is not None and c.by == line.by)
        return next(own, len(points) - 1)


class Vary:
    """A number could be more or less."""

    def __init__(self, files: Files, players: Sequence[str]) -> None:
        self.files, self.players = files, players

    def asked(self, text: str, scenario: Scenario, problems: list[Problem]) -> Asked | None:
        """`a: take 2`."""
        by, _, words = text.partition(":")
        if by.strip() not in self.players or not words.strip():
            hint = f"write `{self.players[0]}: …`"
            problems.append(Problem.at(Place("<action>"), "J711", f"{text!r} does not say whose action it is", hint))
            return None
        node = Text(Place("<action>"), words.strip())
        line = self.files.again(scenario).line(by.strip(), node, node, problems)
        return None if line is None else Asked(line)

    def sized(self, machine: Machine, scenario: Scenario, n: int) -> Iterator[Change]:
        """Each number so much more, or less."""
        for path, field in self.files.paths.items():
            if field.kind == "number":
                yield from (Change("number", (path, by), n) for by in (n, -n))

    def in_state(self, change: Change) -> bool:
        """Numbers are facts of the state."""
        return change.kind == "number"

    def begins_again(self, change: Change) -> bool:
        """A board begins where it begins."""
        return False

    def put(self, machine: Machine, changes: tuple[Change, ...]) -> Machine | None:
        """The machine with other numbers, the choice asked anew."""
        choice, state = machine.pending, dict(machine.state)
        for change in changes:
            path, by = change.about
            state[path] = state.get(path, 0) + by
            if state[path] < 0:
                return None
        fork = machine.fork()
        fork.asks_all, fork.state = True, state
        if not self.sound(fork):
            return None
        fork.ask_again(state)
        again = fork.pending
        if choice is None or again is None or (again.by, again.kind) != (choice.by, choice.kind):
            return None
        return fork if self.sound(fork) else None

    def made(self, start: Any, scenario: Scenario, change: Change) -> Scenario | None:
        """The scenario with another number."""
        if change.kind != "number":
            return None
        path, by = change.about
        board: Board = scenario.board
        value = board.values[path] + by
        return None if value < 0 else scenario._replace(board=board._replace(values={**board.values, path: value}))

    def sound(self, machine: Machine) -> bool:
        """Whether the game goes on there."""
        view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
        return machine.game.urgent(view) is None

    def stated(self, scenario: Scenario, line: Line, bars: Sequence[Obstacle]) -> tuple[Change, Scenario] | None:
        """Nothing is hidden that a line could name."""
        return None

    def same(self, first: Any, again: Any) -> Mapping[int, int]:
        """There are no objects."""
        return {}

    def retold(self, bar: Obstacle, same: Mapping[int, int], stated: Change) -> Obstacle:
        """An obstacle names no object."""
        return bar

    def renamed(self, change: Change, same: Mapping[int, int]) -> Change | None:
        """A change names no object."""
        return change


class Sight:
    """A player does not know the other players' fields that are their own to see."""

    def __init__(self, fields: Mapping[str, Field], players: Sequence[str]) -> None:
        self.secret = {path: field for path, field in laid(fields, players).items() if field.sight == SECRET}

    def seen_by(self, ruling: Ruling, player: str) -> Ruling:
        """The ruling with what the player cannot know blotted out, in the board, the state and every change."""
        hidden = {path for path in self.secret if not path.startswith(f"{player}.")}

        def blot(path: str, value: Any) -> Any:
            return (HIDDEN,) * len(value) if isinstance(value, tuple) else HIDDEN if path in hidden else value

        def masked(facts: Mapping[str, Any]) -> dict[str, Any]:
            return {path: blot(path, value) if path in hidden else value for path, value in facts.items()}

        machine = ruling.machine.fork()
        machine.pending, machine.state = ruling.machine.pending, masked(ruling.machine.state)
        events = tuple(e._replace(changes=tuple(c for c in e.changes if c.path not in hidden)) for e in ruling.events)
        checks = tuple(
            c._replace(wanted=HIDDEN, found=HIDDEN) if getattr(c.expectation, "path", "") in hidden else c
            for c in ruling.checks
        )
        moments = tuple(self.seen_by(one, player) for one in ruling.moments)
        return ruling._replace(
            machine=machine, events=events, board=masked(ruling.board), checks=checks, moments=moments
        )
