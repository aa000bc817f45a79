"""Options of several commands: editions and printings, which the games answer for, and the language of what is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

import click

from judge.cli.lang import LANGUAGES, spoken

_Command = TypeVar("_Command", bound=Callable[..., Any])


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


def language(about: str, more: tuple[str, ...] = ()) -> Callable[[_Command], _Command]:
    """The option `--lang`: by default that of the locale, or of JUDGE_LANG."""
    words = (*LANGUAGES, *more)
    return click.option("--lang", type=click.Choice(words), default=spoken, show_default="of the locale", help=about)


EDITION = OfGames("editions")
PRINTING = OfGames("printings")

text_alone_option = click.option("--text-alone", is_flag=True, help="Without the answers of the publisher's FAQ.")


def asked_under(command: _Command) -> _Command:
    """What a file is asked under in place of what it states: edition, printing, readings, the text alone."""
    for option in (
        text_alone_option,
        click.option(
            "--reading", "readings", multiple=True, metavar="G5=b", help="A reading where the rules are silent."
        ),
        click.option("--cards", type=PRINTING, help="Instead of the file's printing of the cards."),
        click.option("--edition", type=EDITION, help="Instead of the file's edition."),
    ):
        command = option(command)
    return command
