"""Options of several commands: editions and printings, which the games answer for, and the language of what is told."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import click

from judge.cli.lang import LANGUAGES, current
from judge.version import __version__

if TYPE_CHECKING:
    from judge.engine.work import Workers

_Command = TypeVar("_Command", bound=Callable[..., Any])
LARGE = 5_000
"""From so many positions on it pays to begin a search anew with two processes."""


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
    """The option `--lang`: by default that before the command, that of the locale, or of JUDGE_LANG."""
    words = (*LANGUAGES, *more)
    return click.option("--lang", type=click.Choice(words), default=current, show_default="of the locale", help=about)


jobs_option = click.option(
    "-j", "--jobs", type=click.IntRange(1), default=None, show_default="as it pays",
    help="Processes to share the work.",
)  # fmt: skip


def sharing_work(command: _Command) -> _Command:
    """Who shares the work, as `workers`: the options `--jobs` and `--cluster`."""

    @wraps(command)
    def asked(*args: Any, jobs: int | None, cluster: str, **more: Any) -> Any:
        from judge.engine.work import Workers

        if cluster:
            _reach(cluster)
        return command(*args, workers=Workers(jobs or 0, cluster), **more)

    there = "Instead of processes: the Dask cluster whose scheduler has this address."
    by = click.option("--cluster", metavar="ADDRESS", default="", help=there)
    return jobs_option(by(asked))  # type: ignore[return-value,no-any-return,unused-ignore]


def later_by_two(workers: Workers) -> Workers:
    """Who shares a search: where nobody says so, two processes of this machine once it is large."""
    if workers.jobs or workers.cluster or (os.cpu_count() or 1) < 2:
        return workers
    return workers._replace(jobs=2, after=LARGE)


def _reach(cluster: str) -> None:
    """Look whether a cluster answers, and whether this version of the project is what works there."""
    from judge.engine.work import asked_there

    try:
        versions = asked_there(cluster, _version)
    except ModuleNotFoundError as error:
        if error.name != "distributed":
            raise click.UsageError(f"the project is not installed on the cluster {cluster}.") from None
        raise click.UsageError("--cluster needs Dask: pip install 'judge-cards[cluster]'.") from None
    except (OSError, ValueError):
        raise click.UsageError(f"no cluster answers at {cluster}.") from None
    other = sorted(versions - {__version__})
    if other or not versions:
        raise click.UsageError(f"the workers of {cluster} have version {', '.join(other)}; here it is {__version__}.")


def _version() -> str:
    return __version__


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
