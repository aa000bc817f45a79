"""What a file says of a game's board: as it is read, what its facts are, and what is asked for a new one."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Literal

from judge.light import NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.port.expect import Claim, Line
    from judge.text.errors import OtherWords, Problem
    from judge.text.nodes import Node, Text


class Kind(Enum):
    """What a fact's value is."""

    NUMBER = "number"
    FLAG = "flag"
    OBJECTS = "objects"
    WORD = "word"
    TEXT = "text"


class Reading(Protocol):
    """What was read of a file's board, and reads what names objects on it."""

    @property
    def adhoc(self) -> Mapping[str, Any]:
        """What is made up in the file, by name."""

    @property
    def board(self) -> Any:
        """The board, None where it is none."""

    @property
    def paths(self) -> Mapping[str, Kind]:
        """The facts of the board that an expectation may name."""

    @property
    def called(self) -> OtherWords:
        """Facts by words that people have for them."""

    def path(self, said: str) -> str:
        """The path of a fact that is meant, where an object may be said by more than one name."""

    def words(self, path: str) -> Sequence[str]:
        """The words that a fact of kind WORD may be."""

    def line(self, by: str, at: Node, node: Node, problems: list[Problem]) -> Line | None:
        """The answer that a text gives in the name of a player or of chance; `at` is where the line begins."""

    def objects(self, node: Node, what: str, problems: list[Problem]) -> tuple[Any, ...]:
        """The objects named in a list: the value of a fact."""

    def claim(self, key: Text, value: Node, problems: list[Problem]) -> Claim | None:
        """An expectation of the game's own."""

    def unready(self, printing: str, problems: list[Problem]) -> None:
        """What would keep the board from being adjudicated, told along with what else is wrong with the file."""

    def tried(self, node: Node, line: Line, problems: list[Problem]) -> bool:
        """Whether what a line names exists; what nobody has makes a line illegal, a slip of the pen does not."""


class Wanted(NamedTuple):
    """What is asked for a new board: the key of the answer, and what it is.

    `names`: of the library `groups` or `cards` (those of the groups named under the key `of`); "": a number.
    """

    path: str
    names: Literal["", "groups", "cards"] = ""
    of: str = ""
