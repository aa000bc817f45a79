"""A board that is a table of facts: its fields, and files of it read and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.light import NamedTuple, regex
from judge.port.expect import Claim, Line
from judge.port.reading import Kind, Wanted
from judge.text import fields
from judge.text.errors import OtherWords, Place, Problem, meant
from judge.text.fields import Form, Many, Number, Prose, Raw, Table, Word
from judge.text.written import listed, scalar

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.port.floor import Scenario
    from judge.text.nodes import Node, Text
    from judge.text.schema import Schema

SECRET = "owner"


class Field(NamedTuple):
    """A field of a board: `number`, `word` (one of `words`) or `list` (of texts).

    `each`: every player has one, as `a.field`. `sight` "owner": the other player does not know it.
    """

    kind: str
    start: Any = 0
    least: int = 0
    most: int = 99
    words: tuple[str, ...] = ()
    each: bool = False
    sight: str = "all"

    @property
    def form(self) -> Form:
        """What a file says of it."""
        if self.kind == "number":
            return Number(self.least, self.most)
        return Word(self.words) if self.kind == "word" else Many(Prose())


class Board(NamedTuple):
    """The facts of a board by path, with those that a file states."""

    place: Place
    values: Mapping[str, Any]
    stated: frozenset[str] = frozenset()


def laid(fields: Mapping[str, Field], players: Sequence[str]) -> dict[str, Field]:
    """The fields by the paths under which they stand."""
    found: dict[str, Field] = {}
    for name, field in fields.items():
        found |= {f"{player}.{name}": field for player in players} if field.each else {name: field}
    return found


_KINDS = {"number": Kind.NUMBER, "word": Kind.WORD, "list": Kind.OBJECTS}


_ATTEMPT = regex(r"(?:attempt|試みる|시도)(?:[ :：]+|$)")


NO_WORDS: OtherWords = {}


class Spoken:
    """Lines of play as a verb and what it is about, objects by their names, no expectations of the game's own."""

    verbs: Sequence[str] = ()
    called: OtherWords = NO_WORDS
    """Facts by words that people have for them."""
    other: OtherWords = NO_WORDS
    """Verbs by words that people have for them."""

    def path(self, said: str) -> str:
        """Objects have one name each."""
        return said

    def line(self, by: str, at: Node, node: Node, problems: list[Problem]) -> Line | None:
        """A line is a verb and its parts."""
        raw = node.as_text(problems, "an answer")
        if raw is None:
            return None
        tries = _ATTEMPT.match(raw)
        said = raw[tries.end() :] if tries else raw
        verb, _, rest = said.strip().partition(" ")
        if verb not in self.verbs:
            verb, _, rest = self.plainly(said.strip()).partition(" ")
        if verb not in self.verbs:
            hint = meant(verb, self.verbs, self.other) or "one of " + ", ".join(self.verbs)
            problems.append(node.problem("J303", f"{by} cannot {verb!r}", hint))
            return None
        return Line(at.place, by, verb, tuple(rest.split()), rest.strip(), raw, tries is not None)

    def plainly(self, said: str) -> str:
        """A line in English, where it is written in another language in which the game's lines may be."""
        return said

    def objects(self, node: Node, what: str, problems: list[Problem]) -> tuple[str, ...]:
        """The texts of a list."""
        texts = (item.as_text(problems, what) for item in node.as_items(problems, what) or ())
        return tuple(text for text in texts if text is not None)

    def claim(self, key: Text, value: Node, problems: list[Problem]) -> Claim | None:
        """There are none of its own."""
        return None


class Reading(Spoken):
    """What was read of a board."""

    adhoc: Mapping[str, Any] = {}

    def __init__(self, files: Files, board: Board | None) -> None:
        self.files, self.verbs = files, files.verbs
        self.board = board
        self.paths = {path: _KINDS[field.kind] for path, field in files.paths.items()}

    def words(self, path: str) -> tuple[str, ...]:
        """The words that a fact may be."""
        return self.files.paths[path].words

    def unready(self, printing: str, problems: list[Problem]) -> None:
        """Every board can be played."""

    def tried(self, node: Node, line: Line, problems: list[Problem]) -> bool:
        """A line names nothing that could be misspelt."""
        return True


class Files:
    """Reads and writes boards by their fields."""

    keys: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()
    impossible: tuple[str, ...] = ()

    def __init__(self, fields: Mapping[str, Field], players: Sequence[str], verbs: Sequence[str]) -> None:
        self.fields, self.players, self.verbs = fields, tuple(players), tuple(verbs)
        self.paths = laid(fields, players)
        self.varied = tuple(self.paths)
        self.wanted = tuple(Wanted(path) for path in self.paths)

    def words(self, lang: str) -> Mapping[str, str]:
        """Fields have no other names."""
        return {}

    def is_claim(self, key: str) -> bool:
        """Whether a key of `expect` is one of the game's own."""
        return False

    def reading(self, facts: Mapping[str, Node], edition: str, printing: str, problems: list[Problem]) -> Reading:
        """The board of a file."""
        return Reading(self, self._board(facts["board"], problems))

    def again(self, scenario: Scenario) -> Reading:
        """What reads the lines of a scenario."""
        return Reading(self, scenario.board)

    def _board(self, node: Node, problems: list[Problem]) -> Board | None:
        if node.as_map(problems, "board") is None:
            return None
        facts = self.table.read(node, problems)
        stated = {key: facts[key] for key in facts if key not in self.players}
        for player in self.players:
            if player in facts:
                seat = self.seat.read(facts[player], problems, f"the board of {player}", f"{player}.")
                stated |= {f"{player}.{key}": seat[key] for key in seat}
        values = {path: stated.get(path, field.start) for path, field in self.paths.items()}
        return Board(node.place, values, frozenset(stated))

    @property
    def table(self) -> Table:
        """A board."""
        seats = {player: fields.Field(Raw(self.seat.schema)) for player in self.players} if self.seat.fields else {}
        return Table("the board", {**self._told(each=False), **seats})

    @property
    def seat(self) -> Table:
        """What each player has."""
        return Table("the board of a player", self._told(each=True))

    def _told(self, each: bool) -> dict[str, fields.Field]:
        return {name: fields.Field(field.form) for name, field in self.fields.items() if field.each == each}

    def deck(self) -> None:
        """No decks are checked."""

    def pools(self) -> None:
        """There are no groups of cards."""

    def written_adhoc(self, adhoc: Any) -> str:
        """Nothing is made up."""
        return ""

    def written_board(self, board: Board) -> Iterator[str]:
        """The lines of a board."""
        yield from (f"{path}: {_said(value)}" for path, value in board.values.items() if "." not in path)
        for player in self.players:
            own = {p.partition(".")[2]: v for p, v in board.values.items() if p.startswith(f"{player}.")}
            if own:
                yield f"{player}: {{{', '.join(f'{key}: {_said(value)}' for key, value in own.items())}}}"

    def changes(self, before: Board, after: Board) -> Iterator[str]:
        """The lines that a board has to state otherwise to be another."""
        old = {*self.written_board(before)}
        return (line for line in self.written_board(after) if line not in old)

    def written(self, value: Any) -> str:
        """A text named in the value of a fact."""
        return scalar(str(value))

    def schema(self) -> Mapping[str, Any]:
        """JSON Schema of the board and its lines."""
        line: Schema = {"type": "string", "pattern": f"^(attempt )?({'|'.join(self.verbs)})( |$)"}
        return {"board": self.table.schema(), "player": line, "chance": line, "expect": {}, "patterns": {}}


def _said(value: Any) -> str:
    if isinstance(value, tuple):
        return listed(map(scalar, value))
    return scalar(value) if isinstance(value, str) else str(value)
