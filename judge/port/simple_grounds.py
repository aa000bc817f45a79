"""An argument about a game whose board is a table of facts rests on its record alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping, Sequence

    from judge.engine import Choice, Event, Option, View
    from judge.engine.tree import Text
    from judge.port.grounds import Shut
    from judge.port.obstacle import Obstacle


class Grounds:
    """No objects, no attacks, no standing effects."""

    actions: tuple[str, ...] = ()

    def attack_ends(self, events: Sequence[Event]) -> Mapping[int, str]:
        """There are no attacks."""
        return {}

    def things(self, view: View) -> tuple[int, ...]:
        """There are no objects."""
        return ()

    def names(self, view: View, thing: int) -> tuple[str, ...]:
        """There are no objects."""
        return ()

    def called(self, view: View, thing: int, text: str) -> bool:
        """There are no objects."""
        return False

    def gathered(self, path: str) -> bool:
        """No fact gathers others."""
        return False

    def lying(self, view: View, path: str) -> tuple[Any, ...]:
        """What a list holds."""
        return tuple(view.get(path, ()))

    def same(self, view: View, path: str, wanted: Sequence[tuple[Container[int], int | None]]) -> bool:
        """Lists name no objects."""
        return not wanted and not view.get(path, ())

    def state_paths(self, view: View, path: str) -> tuple[str, ...]:
        """A fact is itself."""
        return (path,)

    def faces(self, zones: tuple[str, ...]) -> tuple[str, ...]:
        """There are no objects."""
        return ()

    def stake(self, player: str) -> str:
        """Nothing is lost by."""
        return ""

    def counted(self, path: str) -> bool:
        """Every fact is one of the board."""
        return False

    def standing(self, game: Any) -> Iterator[tuple[str, tuple[str, ...], Mapping[str, Any]]]:
        """Nothing stands."""
        return iter(())

    def cites(self, game: Any, asked: Text, step: str) -> str:
        """The step at which it was looked at."""
        return step

    windows: tuple[str, ...] = ()
    acting: tuple[str, ...] = ()

    def held(self, view: View, thing: int) -> str:
        """There are no objects."""
        return ""

    def answers(self, view: View, attack: int) -> str:
        """There are no attacks."""
        return ""

    def use(self, view: View, choice: Choice, thing: int) -> tuple[Option, list[Obstacle]]:
        """There are no objects."""
        return ("use", thing), []

    def use_line(self, view: View, by: str, thing: int) -> tuple[str, str, tuple[str, ...]]:
        """There are no objects."""
        return by, "use", (str(thing),)

    def opens(self, clauses: tuple[str, ...]) -> bool:
        """No step opens a window."""
        return False

    def shut(self, view: View, locals: Mapping[str, Any], thing: int) -> Shut | None:
        """There are no windows."""
        return None

    def bars(self, view: View, by: str, act: str) -> list[Obstacle]:
        """Acts are options."""
        return []

    def steps(self, choice: Choice, act: str) -> tuple[tuple[str, tuple[Option, ...]], ...]:
        """An act is one option."""
        return ((choice.kind, ((act,),)),)
