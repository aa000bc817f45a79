"""What a game says of the grounds on which a fact may rest, for whoever argues about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from judge.engine import Option
from judge.engine.identity import Identity
from judge.light import NamedTuple, Protocol
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping

    from judge.engine import Choice, Event, View
    from judge.engine.tree import Text


class Shut(NamedTuple):
    """A window that was opened for nobody: who could have answered in it, at which kind of choice, and what bars it."""

    by: str
    kind: str
    option: Option
    source: Identity
    bars: Sequence[Obstacle]


class Grounds(Protocol):
    """What an argument asks of a game beside the record."""

    @property
    def actions(self) -> Sequence[str]:
        """Acts that a player may be said to have done, by name."""

    def attack_ends(self, events: Sequence[Event]) -> Mapping[int, str]:
        """How each attack of a run ended, by number."""

    def things(self, view: View) -> Sequence[int]:
        """Every object that has a name."""

    def names(self, view: View, thing: int) -> Sequence[str]:
        """The names of an object."""

    def called(self, view: View, thing: int, text: str) -> bool:
        """Whether an object is meant by a name."""

    def gathered(self, path: str) -> bool:
        """Whether a fact gathers objects of several places."""

    def lying(self, view: View, path: str) -> tuple[Any, ...]:
        """The objects of a fact, with what lies on each."""

    def same(self, view: View, path: str, wanted: Sequence[tuple[Container[int], int | None]]) -> bool:
        """Whether the objects of a fact are those wanted."""

    def state_paths(self, view: View, path: str) -> tuple[str, ...]:
        """The facts of the state that a fact of the board tells."""

    def faces(self, zones: tuple[str, ...]) -> tuple[str, ...]:
        """What of an object, beside its place, decides whether it lies among those of these facts."""

    def stake(self, player: str) -> str:
        """The number that a player loses by."""

    def counted(self, path: str) -> bool:
        """Whether a fact only counts what was done."""

    def standing(self, game: Any) -> Iterator[tuple[str, tuple[str, ...], Mapping[str, Any]]]:
        """Effects whose part only shows in what a run would be without them: key, clauses, what they are."""

    def cites(self, game: Any, asked: Text, step: str) -> str:
        """The clause under which the condition of an effect was looked at at a step."""

    @property
    def windows(self) -> tuple[str, ...]:
        """The kinds of choice at which an object may be used."""

    @property
    def acting(self) -> tuple[str, ...]:
        """The kinds of choice at which one of the acts may be done."""

    def held(self, view: View, thing: int) -> str:
        """Who might use an object, "" for nobody."""

    def answers(self, view: View, attack: int) -> str:
        """Who might answer an attack under way, "" where there is none."""

    def use(self, view: View, choice: Choice, thing: int) -> tuple[Option, list[Obstacle]]:
        """The option that uses an object at a choice, and what bars it."""

    def use_line(self, view: View, by: str, thing: int) -> tuple[str, str, tuple[str, ...]]:
        """Who would use an object here, by which verb and parts of a line."""

    def opens(self, clauses: tuple[str, ...]) -> bool:
        """Whether a step opens a window in which an object could be used."""

    def shut(self, view: View, locals: Mapping[str, Any], thing: int) -> Shut | None:
        """The window of a step that is opened for nobody, for an object that could have been used in it."""

    def bars(self, view: View, by: str, act: str) -> list[Obstacle]:
        """What bars an act."""

    def steps(self, choice: Choice, act: str) -> Sequence[tuple[str, tuple[Option, ...]]]:
        """What is picked at a choice, and at those behind it, for an act to be done."""
