"""Options of commands that the games answer for: editions and printings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import click


class OfGames(click.ParamType):  # type: ignore[type-arg,unused-ignore]
    """A word of any of the games; whether the game of a file has it, the file's reader says."""

    name = "text"

    def __init__(self, what: Literal["editions", "printings"]) -> None:
        self.what = what

    def words(self) -> tuple[str, ...]:
        """The words of all games, asked when they are needed."""
        from judge.floors import FLOORS

        return tuple(dict.fromkeys(word for floor in FLOORS.values() for word in getattr(floor, self.what)))

    def get_metavar(self, *_: Any, **__: Any) -> str:
        return f"[{'|'.join(self.words())}]"

    def get_missing_message(self, *_: Any, **__: Any) -> str:
        return f"Choose from: {', '.join(self.words())}"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        known: Sequence[str] = self.words()
        if value in known:
            return value
        self.fail(f"{value!r} is not one of {', '.join(map(repr, known))}.", param, ctx)


EDITION = OfGames("editions")
PRINTING = OfGames("printings")
