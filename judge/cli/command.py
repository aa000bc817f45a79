"""Commands and groups that speak the reader's language: their help, and what is wrong with a command line.

Every command takes `--lang`, those too whose answers are the same in every language.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NoReturn, TypeVar

import click

from judge.cli.lang import LANGUAGES, current, helped, listen, spoken, translated
from judge.light import regex
from judge.report.columns import padded, width, wrapped

_Function = TypeVar("_Function", bound=Callable[..., Any])
_AFTER = regex(r"(?P<text>.*?)(?:(?:^|  )\[(?P<default>[^\]]*)\])?", re.DOTALL)
"""A text of an option, and what stands in brackets behind it."""
_NAMES = regex(r"\[OPTIONS\]|COMMAND \[ARGS\]\.\.\.|INTEGER RANGE|FLOAT RANGE|INTEGER|TEXT")


class Formatter(click.HelpFormatter):
    """Help in lines of which wide signs take two columns."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        said = _NAMES.sub(lambda found: translated(found[0], "click"), args)
        super().write_usage(prog, said, translated("Usage: ", "click") if current() != "en" else prefix)

    def write_text(self, text: str) -> None:
        if current() == "en":
            super().write_text(text)
            return
        indent = " " * self.current_indent
        parts = ("\n".join(wrapped(part, indent, indent, self.width)) for part in text.split("\n\n"))
        self.write("\n\n".join(parts) + "\n")

    def write_heading(self, heading: str) -> None:
        self.write(f"{'':>{self.current_indent}}{heading}{'：' if current() == 'ja' else ':'}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        if current() == "en":
            super().write_dl(rows, col_max, col_spacing)
            return
        own = [(_NAMES.sub(lambda found: translated(found[0], "click"), first), second) for first, second in rows]
        wide = min(max((width(first) for first, _ in own), default=0), col_max) + col_spacing
        indent = " " * self.current_indent
        for first, second in own:
            if width(first) + col_spacing > wide:
                self.write(f"{indent}{first}\n")
                first = ""
            for line in wrapped(second, f"{indent}{padded(first, wide)}", indent + " " * wide, self.width):
                self.write(f"{line}\n")


class Context(click.Context):
    """A context whose help is laid out so."""

    formatter_class = Formatter


class _Translated(click.Command):
    """What commands and groups have in common."""

    context_class = Context

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The text of the command, in the language of the command under way."""
        if current() == "en":
            super().format_help_text(ctx, formatter)
            return
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(helped(self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its options with their texts."""
        own = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [found for param in own if (found := param.get_help_record(ctx)) is not None]
        if records:
            with formatter.section(translated("Options", "click")):
                formatter.write_dl([(name, about(text)) for name, text in records])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[Any]:
        """What may stand there, and what is told of it."""
        found = super().shell_complete(ctx, incomplete)
        for one in found:
            one.help = about(one.help) if one.help else one.help
        return found


def about(text: str) -> str:
    """The text of an option, and its default: as click writes them, and as texts bring them."""
    if current() == "en":
        return text
    found = _AFTER.fullmatch(text)
    assert found is not None
    said = helped(found["text"])
    return f"{said}  [{'; '.join(_extras(found['default']))}]".strip() if found["default"] else said


def _extras(text: str) -> Iterator[str]:
    for part in text.split("; "):
        head, sign, value = part.partition("default: ")
        if head or not sign:
            yield translated(part, "click")
        else:
            bare = value.removeprefix("(").removesuffix(")")
            yield translated("default: \x00", "click").replace("\x00", helped(bare))


class Command(_Translated):
    """A command; one that does not say in which language it tells takes `--lang` nevertheless."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if all(param.name != "lang" for param in self.params):
            self.params.append(_language())


class Group(_Translated, click.Group):
    """A group of commands."""

    command_class = Command

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.append(_language())

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its options, then its commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its commands, each with the first sentence of what it tells of itself."""
        if current() == "en":
            super().format_commands(ctx, formatter)
            return
        every = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(translated("Commands", "click")):
            formatter.write_dl([(name, first(helped(one.help or ""))) for name, one in every if one is not None])


def first(text: str) -> str:
    """The first sentence of a text."""
    return re.split(r"(?<=。)|(?<=[.]) |\n", text, maxsplit=1)[0]


def _language() -> click.Option:
    return click.Option(
        ["--lang"], type=click.Choice(LANGUAGES), default=spoken, show_default="of the locale", expose_value=False,
        help="Of what is told.",
    )  # fmt: skip


def command(name: str | None = None) -> Callable[[Callable[..., Any]], Command]:
    """Makes a function a command."""
    return click.command(name, cls=Command)


def group() -> Callable[[Callable[..., Any]], Group]:
    """Makes a function a group of commands."""
    return click.group(cls=Group)


def carried_out(run: Callable[[], Any], args: Sequence[str]) -> NoReturn:
    """Carry out a command line, and end with its exit status; what is wrong with it is told in its language."""
    listen(args)
    _broken().clear()
    try:
        found = run()
    except click.ClickException as error:
        complain(error)
        sys.exit(error.exit_code)
    except click.Abort:
        click.echo(translated("Aborted!", "click"), err=True)
        sys.exit(1)
    finally:
        _broken_translations()
        listen(())
    sys.exit(found if isinstance(found, int) else 0)


def _broken() -> list[str]:
    """Translations that could not be read so far, in a command or before it."""
    used = sys.modules.get("judge.scenario.translated")
    return used.BROKEN if used is not None else []


def _broken_translations() -> None:
    """Say, once, what cannot be read of translations beside files that were looked for."""
    for path in dict.fromkeys(_broken()):
        from judge.cli.files import line
        from judge.scenario.catalogues import entries

        for problem in entries(os.path.relpath(path))[1]:
            click.echo(line(problem), err=True)
    _broken().clear()


def complain(error: click.ClickException) -> None:
    """Say what is wrong with a command line, as click does."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    if context is not None:
        click.echo(context.get_usage(), err=True)
        names = context.help_option_names
        if context.command.get_help_option(context) is not None and names:
            asks = translated(f"Try '{context.command_path} {max(names, key=len)}' for help.", "click")
            click.echo(f"{asks}\n", err=True)
    said = error.format_message()
    if current() == "en":
        click.echo(f"Error: {said}", err=True)
        return
    message = translated(" ".join(said.split()), "click")
    click.echo(translated("Error: \x00", "click").replace("\x00", message), err=True)
