"""What a game gives of lines of play: how the options of a choice are written, and what a line answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Option
from judge.light import NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.engine import Choice, View
    from judge.port.expect import Line


class Answered(NamedTuple):
    """A choice on a way: who picked what, the line that says it, and whether there was nothing else to pick."""

    by: str
    kind: str
    options: tuple[Option, ...]
    said: str
    forced: bool = False


class Lines(Protocol):
    """Options as lines of play, and lines of play as answers to a choice."""

    def label(self, view: View, choice: Choice, option: Option, lang: str = "en") -> str:
        """The option as the line that picks it."""

    def translated(self, line: str, lang: str) -> str:
        """A line of play in a language; as it is where the game says it in no other."""

    def forms(self) -> Sequence[Mapping[str, Sequence[str]]]:
        """Every form of a line as it may be written in each language, with `…` for what it names."""

    def labels(self, view: View, choice: Choice, options: Sequence[Option], lang: str = "en") -> str:
        """Several options picked at once as one line."""

    def distinct(self, view: View, choice: Choice) -> Sequence[int]:
        """The options of a choice by place, without those that come to the same as one before them."""

    def joined(self, way: Sequence[Answered]) -> Iterator[tuple[int, str]]:
        """The choices of a way that need a line, by their place in it, each with a line that may answer others too.

        What is yielded of a choice with one answer is left out.
        """

    def answer(self, view: View, choice: Choice, line: Line) -> tuple[int, ...] | None:
        """The indices that a line picks at a choice, None if it picks nothing that is offered."""

    def accepts(self, view: View, choice: Choice, option: Option, line: Line) -> bool:
        """Whether a line means an option of the choice."""

    def attempted(self, view: View, choice: Choice, line: Line) -> Option | None:
        """The option, not offered, that an `attempt` line tries."""

    def further(self, choice: Choice, line: Line) -> Option | None:
        """The option that a line means where not all that are open are offered, if it is none of those offered."""

    def follows(self, view: View, line: Line) -> Sequence[str]:
        """The kinds of choice that the line may answer one after the other."""

    def due(self, view: View, line: Line) -> Sequence[str]:
        """Those of them that it speaks of itself; the others only lead up to it."""

    def means(self, view: View, choice: Choice, line: Line) -> bool:
        """Whether a line speaks of a choice, though it may not fit it."""

    def spoken(self, choice: Choice) -> bool:
        """Whether even the only answer has to be said, so that a line that does not fit is not put off by it."""

    def closing(self, choice: Choice) -> bool:
        """Whether the only option is an act, which a run does not add behind the last line."""

    def fitting(self, choice: Choice, line: Line) -> Line:
        """The line in the words that a choice takes."""
