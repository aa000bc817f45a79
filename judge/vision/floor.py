"""東方VISION as answers and reports ask it: `FLOOR` gives the protocol of `judge.port.floor`."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from judge.messages import LANGUAGES
from judge.port.simple import Simple
from judge.vision.file.model import EDITIONS, PRINTINGS
from judge.vision.model import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judge.engine import Game
    from judge.engine.symmetry import Symmetry
    from judge.port import floor as port
    from judge.port.landmarks import Landmarks
    from judge.port.library import Library
    from judge.port.lines import Lines
    from judge.port.obstacle import Gap
    from judge.port.simple_grounds import Grounds
    from judge.port.turns import Turns


class VisionFloor(Simple):
    """The floor of 東方VISION. Its parts are imported when they are asked for."""

    name = "vision"
    titles = dict.fromkeys(LANGUAGES, "東方VISION")
    players = PLAYERS
    editions = EDITIONS
    printings = PRINTINGS

    def __reduce__(self) -> str:
        """What pickle keeps: the name of the one floor, whatever of its parts has been asked for."""
        return "FLOOR"

    @property
    def gaps(self) -> Mapping[str, Gap]:  # type: ignore[override]
        """Where the rules are silent."""
        from judge.vision.rules.gaps import GAPS

        return GAPS

    @cached_property
    def landmarks(self) -> Landmarks:
        """What in its rules an explanation goes by."""
        from judge.port.questions import Questions

        return super().landmarks._replace(meant=("use",), questions=Questions(using=("use",)))

    @cached_property
    def files(self) -> port.Files:
        """What a scenario file may say."""
        from judge.vision.file.files import Files

        return Files()

    @cached_property
    def facts(self) -> port.Facts:  # type: ignore[override]
        """The board by paths."""
        from judge.vision.file import facts

        return facts

    @cached_property
    def lines(self) -> Lines:  # type: ignore[override]
        """Options as lines of play."""
        from judge.vision.file import lines

        return lines

    @cached_property
    def turns(self) -> Turns:  # type: ignore[override]
        """Turns and phases."""
        from judge.vision.file import turns

        return turns

    @cached_property
    def objections(self) -> port.Objections:  # type: ignore[override]
        """What stands in the way of a line."""
        from judge.vision.legal import objections

        return objections

    @cached_property
    def vary(self) -> port.Vary:  # type: ignore[override]
        """What of a board could be otherwise."""
        from judge.vision import vary

        return vary

    @cached_property
    def grounds(self) -> Grounds:
        """What an argument asks of it beside the record."""
        from judge.vision.grounds import VisionGrounds

        return VisionGrounds()

    @cached_property
    def sight(self) -> port.Sight:  # type: ignore[override]
        """What a player knows."""
        from judge.vision import sight

        return sight

    @cached_property
    def library(self) -> Library:
        """Its cards by name."""
        from judge.vision import library

        return library

    @cached_property
    def tell(self) -> Any:
        """What is said of boards and of what happens on them."""
        from judge.vision.tell import TELL

        return TELL

    def clause(self, text: str) -> str:
        """The canonical id of the clause that a text cites; `6.2.4.d` is read as one of this game."""
        from judge.rulebook.ids import parse

        plain = text.strip()
        return str(parse(plain if plain[:1] in "VvＶ" or not plain[:1].isdigit() else f"V{plain}"))

    def lacks(self, clause: str) -> str:
        """What is wrong with a clause that the document does not have."""
        from judge.rulebook.catalogue import UnknownClauseError, load

        try:
            load("vision").find(clause)
        except UnknownClauseError as error:
            return str(error)
        return ""

    def implemented(self, edition: str) -> Mapping[str, str]:
        """Where each clause is implemented, by id."""
        from judge.vision.implemented import implemented

        return implemented()

    def set_up(self, scenario: port.Scenario) -> port.Start:  # type: ignore[override]
        """The board of a scenario."""
        from judge.vision.file.setup import Setup

        return Setup(scenario)

    def reprinted(self, one: tuple[Any, str], two: tuple[Any, str]) -> Iterator[port.Reprinted]:
        """There is one printing of the rules; reprints are cards of their own."""
        return iter(())

    def symmetry(self, game: Game, state: Mapping[str, Any], ordered: Iterable[str]) -> Symmetry:
        """What parts the positions of a run."""
        from judge.vision.symmetry import symmetry

        return symmetry(state)


FLOOR: port.Floor = VisionFloor()
