"""What a game gives, so that questions about it can be answered and told: its floor.

A floor's parts may be objects or modules: whatever has these names. They are imported when they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.engine.choice import RULES
from judge.engine.data import Value
from judge.light import NamedTuple, Protocol
from judge.port.expect import Decides, Expectation, Line, Moment, Noted
from judge.text.errors import Place

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from judge.engine import Event, Game, Machine, View
    from judge.engine.symmetry import Symmetry
    from judge.port.bounds import Bounds
    from judge.port.grounds import Grounds
    from judge.port.landmarks import Landmarks
    from judge.port.library import Library
    from judge.port.lines import Lines
    from judge.port.obstacle import Gap, Obstacle, Point
    from judge.port.reading import Kind, Reading, Wanted
    from judge.port.turns import Turns
    from judge.text.errors import Problem
    from judge.text.fields import Table
    from judge.text.nodes import Node

_NOTHING: Mapping[str, Any] = {}


class Scenario(NamedTuple):
    """A file, read and checked: a described board, what was played on it, and what is expected of the answer.

    What `board` and `adhoc` hold, the game alone knows. `saved` is a machine saved in mid-run, which goes before the
    board. `text_alone`: no authority answers where the rules are silent. `yes_if` and `no_if` say what has to be so for
    Yes and for No to answer its question.
    """

    file: str
    board: Any
    floor: Floor
    title: str = ""
    game: str = ""
    edition: str = ""
    cards: str = ""
    question: str = ""
    source: str = ""
    play: tuple[Line, ...] = ()
    expect: tuple[Expectation, ...] = ()
    readings: Mapping[str, str] = _NOTHING
    history: tuple[Noted, ...] = ()
    random: tuple[Line, ...] = ()
    seed: int | None = None
    adhoc: Mapping[str, Any] = _NOTHING
    saved: str = ""
    decides: Decides | None = None
    text_alone: bool = False
    puzzle: Puzzle | None = None
    moments: tuple[Moment, ...] = ()
    yes_if: tuple[Expectation, ...] = ()
    no_if: tuple[Expectation, ...] = ()

    @property
    def place(self) -> Place:
        """Where its board stands."""
        place: Place = self.board.place
        return place

    def read_with(self, readings: Mapping[str, str] | None = None) -> dict[str, str]:
        """Letters of readings by gap: those of the file, before them those given, and first those of its lines."""
        said = {line.args[0]: line.args[1] for line in self.play if line.by == RULES}
        return {**self.readings, **(readings or {}), **said}


class Puzzle(NamedTuple):
    """A question about a board: whether a player can reach a goal, whatever the others answer.

    What is left empty is for whoever asks: the player who decides first, that player's victory, the end of this turn.
    `won` is the answer that the file states. `worlds` are the boards with each choice of the cards that may be hidden,
    each with these cards; the goal must be reached on all of them.
    """

    place: Place
    by: str = ""
    goal: tuple[Any, ...] = ()
    turns: int = 0
    won: bool | None = None
    worlds: tuple[tuple[tuple[str, ...], Scenario], ...] = ()
    odds: str = ""
    """How likely the best line reaches it, chance being chance, as the file states it: a fraction."""
    one_line: bool | None = None
    """Whether one line does against every choice of the cards that may be hidden, as the file states it."""
    hidden: str = ""
    """The zone with the cards that may be hidden there, as a file says it."""


class Files(Protocol):
    """What a scenario file may say of the game, read and written."""

    @property
    def keys(self) -> Sequence[str]:
        """Which of the keys that not every game has its files may bear: `cards`, `cards_adhoc`, `history`."""

    @property
    def claims(self) -> Sequence[str]:
        """Expectations of the game's own, as they are written."""

    @property
    def varied(self) -> Sequence[str]:
        """Facts of a board that a file of claims may vary."""

    @property
    def impossible(self) -> Collection[str]:
        """Codes of problems by which a combination of varied facts is no board."""

    @property
    def wanted(self) -> Sequence[Wanted]:
        """What is asked for a new board, in order."""

    def words(self, lang: str) -> Mapping[str, str]:
        """What the keys of the game's boards are called in a language, by key."""

    def is_claim(self, key: str) -> bool:
        """Whether a key of `expect` is one of the game's own."""

    def reading(self, facts: Mapping[str, Node], edition: str, printing: str, problems: list[Problem]) -> Reading:
        """The board of a file, under `board`, with what the file makes up for it."""

    def again(self, scenario: Scenario) -> Reading:
        """What reads the names of objects on the board of a scenario that was read before."""

    def written_adhoc(self, adhoc: Any) -> str:
        """What is made up, as the value in a file."""

    def written_board(self, board: Any) -> Iterator[str]:
        """The lines of a board."""

    def changes(self, before: Any, after: Any) -> Iterator[str]:
        """The lines that a board has to state otherwise to be another."""

    def written(self, value: Any) -> str:
        """An object named in the value of a fact."""

    def schema(self) -> Mapping[str, Any]:
        """JSON Schema of the game's parts of a file, by key: `board`, `cards_adhoc`, `player` (a line), `chance`,
        what its own expectations hold (`expect`, `patterns`), and what of these stands under `$defs` (`defs`)."""

    def deck(self) -> Table | None:
        """What a file may say that holds a deck; None: the game has none that are checked."""

    def pools(self) -> Table | None:
        """What the file may say of the cards that each group brings; None: the game has no such file."""


class Facts(Protocol):
    """The board by paths."""

    def paths(self, board: Any = None) -> Mapping[str, Kind]:
        """Every path that a board may be spoken of with (without one: every board), and what its value is."""

    def words(self, path: str, board: Any = None) -> Sequence[str]:
        """The words that a fact of kind WORD may be."""

    def board(self, machine: Machine, paths: Collection[str] = (), lang: str = "en") -> dict[str, Any]:
        """The facts by path: those asked for, perhaps with others; all without any. Objects are told by their names."""

    def derived(self, path: str) -> bool:
        """Whether a fact only gathers what others tell."""

    def changes(self, path: str) -> bool:
        """Whether the events of a run tell every change of the fact."""

    def bears(self, changed: str, path: str) -> bool:
        """Whether a fact is otherwise by a change of another path of the state."""

    def compared(self, path: str) -> bool:
        """Whether a comparison of two boards tells the fact; others tell it as well."""

    def places(self, paths: Iterable[str]) -> frozenset[str]:
        """The places whose order counts if these facts are told in order."""

    def canonical(self, machine: Machine, path: str, value: Any) -> Any:
        """A value as it is compared: what lies in no order in that of its names."""

    def meant(self, view: View, path: str, wanted: tuple[Any, ...]) -> bool:
        """Whether the objects of a fact are those named."""

    def among(self, view: View, path: str, wanted: Any) -> bool:
        """Whether an object that is named is one of those of a fact."""

    def named(self, wanted: Any) -> str:
        """An object as an expectation names it."""

    def happened(self, events: Sequence[Event]) -> Mapping[str, Any]:
        """What came of a run beside its board, by name."""

    def assumed(self, scenario: Scenario, events: Sequence[Event], machine: Machine) -> tuple[str, ...]:
        """What the file does not state and the answer rests on."""


class Reprinted(NamedTuple):
    """What of the board two printings print otherwise: what differs, as each prints it ("" for its text)."""

    number: str
    name: str
    facts: Mapping[str, tuple[str, str]]


class Objections(Protocol):
    """What stands in the way of a line of play."""

    def against(self, at: Point, line: Line) -> tuple[Obstacle, ...]:
        """Every obstacle to a line at a point of a run, none where the line picks what is offered there."""

    def spoken_of(self, points: Sequence[Point], line: Line) -> int:
        """Which of the points that a run has come by since the last line was taken the line speaks of."""


class Change(NamedTuple):
    """One change of a board or of the lines: which kind, and what of it; `size`: how many of what is counted move.

    The game's own kinds are told by its own words. Every game has: undone (by, line), answered (by, line).
    """

    kind: str
    about: tuple[Value, ...]
    size: int = 1


class Asked(NamedTuple):
    """The line of play that a question is about; `said` holds words of the question, each with the project's own."""

    line: Line
    said: tuple[tuple[str, str], ...] = ()


class Vary(Protocol):
    """What of a board could be otherwise."""

    def asked(self, text: str, scenario: Scenario, problems: list[Problem]) -> Asked | None:
        """A line as people write it when they ask about it, `a: play Slash`."""

    def sized(self, machine: Machine, scenario: Scenario, n: int) -> Iterator[Change]:
        """Every single change of that size."""

    def in_state(self, change: Change) -> bool:
        """Whether it can be made where a run stands, and not only in the file."""

    def begins_again(self, change: Change) -> bool:
        """Whether the board begins somewhere else with it, so that lines not reached are none of it."""

    def put(self, machine: Machine, changes: tuple[Change, ...]) -> Machine | None:
        """The machine with changes made to its state and the open choice asked anew; None where that cannot be."""

    def made(self, start: Any, scenario: Scenario, change: Change) -> Scenario | None:
        """The scenario with a change in it; None where the board it was set up from knows nothing of what would."""

    def sound(self, machine: Machine) -> bool:
        """Whether the rules would let the board be so."""

    def stated(self, scenario: Scenario, line: Line, bars: Sequence[Obstacle]) -> tuple[Change, Scenario] | None:
        """The hidden object that the line names put where it could be used, if that alone is in its way."""

    def same(self, first: Any, again: Any) -> Mapping[int, int]:
        """Which object of the first board an object of the second is."""

    def retold(self, bar: Obstacle, same: Mapping[int, int], stated: Change) -> Obstacle:
        """An obstacle in the objects of the first board."""

    def renamed(self, change: Change, same: Mapping[int, int]) -> Change | None:
        """A change in the objects of the first board; None where it is about what was stated."""


class Sight(Protocol):
    """What a player knows."""

    def seen_by(self, ruling: Any, player: str) -> Any:
        """The ruling (`judge.port.ruling`) without what a player cannot know."""


class Start(Protocol):
    """A board set up: the game with its state, or the problems that keep it from being played."""

    game: Any

    @property
    def scenario(self) -> Scenario:
        """What was set up."""

    @property
    def problems(self) -> Sequence[Problem]:
        """What keeps the board from being adjudicated."""

    @property
    def state(self) -> Mapping[str, Any]:
        """The facts."""

    @property
    def inside(self) -> bool:
        """Whether the board stands in the middle of something that was begun before."""

    def begin(self, machine: Machine) -> None:
        """Let a machine stand where the scenario stands."""

    def fits(self, machine: Machine) -> bool:
        """Whether a machine is one of this board."""


class Floor(Protocol):
    """A game, as answers and reports ask it."""

    @property
    def name(self) -> str:
        """What a file names under `game:`."""

    @property
    def titles(self) -> Mapping[str, str]:
        """What the game is called, in each language."""

    @property
    def players(self) -> Sequence[str]:
        """The players, in order."""

    @property
    def editions(self) -> Mapping[str, str]:
        """Editions of the rules, the default first, each with the printing that goes with it."""

    @property
    def printings(self) -> Sequence[str]:
        """Printings of the cards, the newest last."""

    @property
    def gaps(self) -> Mapping[str, Gap]:
        """Where the rules are silent."""

    @property
    def files(self) -> Files: ...

    @property
    def facts(self) -> Facts: ...

    @property
    def lines(self) -> Lines: ...

    @property
    def turns(self) -> Turns: ...

    @property
    def objections(self) -> Objections: ...

    @property
    def vary(self) -> Vary: ...

    @property
    def sight(self) -> Sight: ...

    @property
    def grounds(self) -> Grounds: ...

    @property
    def landmarks(self) -> Landmarks:
        """What in its rules an explanation goes by."""

    @property
    def tell(self) -> Any:
        """What the game says of its own: `judge.port.tell.Tell`."""

    @property
    def library(self) -> Library:
        """What bears a name, and is asked about by it."""

    def set_up(self, scenario: Scenario) -> Start:
        """The board of a scenario."""

    def clause(self, text: str) -> str:
        """The canonical id of the clause that a text cites. Raises ValueError where it is written as none is."""

    def lacks(self, clause: str) -> str:
        """What is wrong with a clause that no edition has; "" where there is one."""

    def implemented(self, edition: str) -> Mapping[str, str]:
        """Where each clause of an edition is implemented, by id."""

    def reprinted(self, one: tuple[Any, str], two: tuple[Any, str]) -> Iterator[Reprinted]:
        """What of a board differs between two games with their printings."""

    def symmetry(self, game: Game, state: Mapping[str, Any], ordered: Iterable[str]) -> Symmetry:
        """What parts the positions of a run; `ordered` are places whose order counts."""

    def bounds(self, game: Game, goal: Sequence[Expectation]) -> Bounds | None:
        """What the game knows beforehand of how far a goal still is; None: nothing."""
