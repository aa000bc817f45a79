"""Furuyoni as answers and reports ask it: `FLOOR` gives the protocol of `judge.port.floor`."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from judge.furuyoni.file.model import EDITIONS, PLAYERS, PRINTINGS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from judge.engine import Game
    from judge.engine.symmetry import Symmetry
    from judge.port import floor as port
    from judge.port.bounds import Bounds
    from judge.port.expect import Expectation
    from judge.port.grounds import Grounds
    from judge.port.landmarks import Landmarks
    from judge.port.library import Library
    from judge.port.lines import Lines
    from judge.port.obstacle import Gap
    from judge.port.tell import Tell
    from judge.port.turns import Turns


class Furuyoni:
    """The floor of 『新幕 桜降る代に決闘を』. Its parts are imported when they are asked for."""

    name = "furuyoni"
    titles: Mapping[str, str] = {"en": "Furuyoni", "ja": "新幕 桜降る代に決闘を", "ko": "벚꽃 내리는 시대에 결투를"}
    players = PLAYERS
    editions = EDITIONS
    printings = PRINTINGS

    def __reduce__(self) -> str:
        """What pickle keeps: the name of the one floor, whatever of its parts has been asked for."""
        return "FLOOR"

    @cached_property
    def gaps(self) -> Mapping[str, Gap]:
        """Where the rules are silent."""
        from judge.furuyoni.rules.gaps import GAPS

        return GAPS

    @cached_property
    def files(self) -> port.Files:
        """What a scenario file may say."""
        from judge.furuyoni.cards.index import Cards
        from judge.furuyoni.file.files import Files
        from judge.furuyoni.file.oddities import allowed

        return Files(Cards(), allowed)

    @cached_property
    def facts(self) -> port.Facts:
        """The board by paths."""
        from judge.furuyoni.file import board_facts

        return board_facts

    @cached_property
    def lines(self) -> Lines:
        """Options as lines of play."""
        from judge.furuyoni.file import lines

        return lines

    @cached_property
    def turns(self) -> Turns:
        """Turns and phases."""
        from judge.furuyoni.file import turns

        return turns

    @cached_property
    def objections(self) -> port.Objections:
        """What stands in the way of a line."""
        from judge.furuyoni.legal import objections

        return objections

    @cached_property
    def vary(self) -> port.Vary:
        """What of a board could be otherwise."""
        from judge.furuyoni import vary

        return vary

    @cached_property
    def sight(self) -> port.Sight:
        """What a player knows."""
        from judge.furuyoni import sight

        return sight

    @cached_property
    def grounds(self) -> Grounds:
        """What an argument may rest on."""
        from judge.furuyoni import grounds

        return grounds

    @cached_property
    def landmarks(self) -> Landmarks:
        """What in its rules an explanation goes by."""
        from judge.furuyoni.landmarks import LANDMARKS

        return LANDMARKS

    @cached_property
    def tell(self) -> Tell:
        """What is said of boards and of what happens on them."""
        from judge.furuyoni import tell

        return tell

    @cached_property
    def library(self) -> Library:
        """The cards and the megami by name."""
        from judge.furuyoni import library

        return library

    def clause(self, text: str) -> str:
        """The canonical id of the clause that a text cites; whether there is such a clause, the rulebook knows."""
        from judge.rulebook.ids import parse

        return str(parse(text))

    def lacks(self, clause: str) -> str:
        """What is wrong with a clause that the catalogue does not have."""
        from judge.rulebook.catalogue import UnknownClauseError, load

        try:
            load().find(clause)
        except UnknownClauseError as error:
            return str(error)
        return ""

    def implemented(self, edition: str) -> Mapping[str, str]:
        """Where each clause of an edition is implemented, by id."""
        from judge.furuyoni.implemented import implemented

        return implemented(edition)

    def set_up(self, scenario: port.Scenario) -> port.Start:
        """The board of a scenario."""
        from judge.furuyoni.file.setup import Setup

        return Setup(scenario)

    def reprinted(self, one: tuple[Any, str], two: tuple[Any, str]) -> Iterator[port.Reprinted]:
        """The cards of a board that two printings print otherwise."""
        from judge.furuyoni.cards.reprinted import reprinted

        return reprinted(one, two)

    def symmetry(self, game: Game, state: Mapping[str, Any], ordered: Iterable[str]) -> Symmetry:
        """What parts the positions of a run."""
        from judge.furuyoni.board.symmetry import symmetry
        from judge.furuyoni.game import Furuyoni as Rules

        assert isinstance(game, Rules)
        return symmetry(game, state, ordered)

    def bounds(self, game: Game, goal: Sequence[Expectation]) -> Bounds | None:
        """How much life can still be lost, where the goal is that a player has no more than so much."""
        from judge.furuyoni.bounds.goal import bounds
        from judge.furuyoni.game import Furuyoni as Rules

        assert isinstance(game, Rules)
        return bounds(game, goal)


FLOOR: port.Floor = Furuyoni()
