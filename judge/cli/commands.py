"""The command line. Each command's module is imported when it runs, not before."""

from __future__ import annotations

import os
import sys
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from judge.cli import working
from judge.cli.command import Group, carried_out
from judge.cli.lang import helped, listen, translated
from judge.cli.say import say
from judge.garbage import spared
from judge.version import __version__

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from click.shell_completion import CompletionItem

COMMANDS: Mapping[str, tuple[str, str]] = {
    "run": ("judge.cli.run", "Adjudicate scenarios: the answer, the board, the trace."),
    "new": ("judge.cli.new", "Put a scenario together from a few questions, and go through it."),
    "play": ("judge.cli.play", "Go through a scenario by hand: choose, step, undo, ask why, save."),
    "why-not": ("judge.cli.why_not", "What makes an action illegal, and the smallest change that would allow it."),
    "graph": ("judge.cli.graph", "Write the interrupt graph of a ruling."),
    "outcomes": ("judge.cli.outcomes", "Every outcome over the choices left open: always, never, depends."),
    "solve": ("judge.cli.solve", "Is there a line that wins against every reply? Proved or refuted."),
    "puzzle": ("judge.cli.puzzle", "Compose puzzles: boards that exactly one way to begin wins."),
    "compare": ("judge.cli.compare", "Compare what comes of a board under two editions or printings."),
    "faq": ("judge.cli.faq", "Put claims about rulings to the test."),
    "why": ("judge.cli.why", "Say what a fact rests on, down to the rules and the choices."),
    "search": ("judge.cli.search", "Find rulings, claims, clauses, cards and scenarios by any name."),
    "site": ("judge.cli.site", "Build pages of everything: clauses, cards, rulings, claims, with a search."),
    "lint": ("judge.cli.lint", "Check scenario files and files of claims without running them."),
    "clause": ("judge.cli.clause", "Show a clause of the rules."),
    "rulebook": ("judge.cli.rulebook", "List, search, attach, compare and measure the catalogue of clauses."),
    "cards": ("judge.cli.cards", "List, search and show cards, check a deck."),
    "explain": ("judge.cli.explain", "Say what the code of a problem means, and how to mend it."),
    "completion": ("judge.cli.completion", "Print what a shell reads to complete what is typed."),
    "schema": ("judge.cli.schema", "Print the JSON Schema of scenario files, or of files of claims."),
}
"""Every command: the module in which it is defined under its own name, and what the list of commands says of it."""

TRACEBACK = "JUDGE_TRACEBACK"
"""Set in the environment, it lets a fault of the project end in a traceback, for whoever mends it."""


class Commands(Group):
    """A group whose commands are imported when they are asked for, and that never ends in a traceback."""

    called: Sequence[str] = ()
    """The words of the command line under way."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = getattr(import_module(COMMANDS[cmd_name][0]), cmd_name.replace("-", "_"))
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from judge.text.errors import suggest

            hint = suggest(args[0], COMMANDS)
            ctx.fail(f"no command is called {args[0]!r}{hint and f'; {hint}'}")
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Commands by name, none of them imported; options."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        from click.shell_completion import CompletionItem

        begun = [name for name in COMMANDS if name.startswith(incomplete)]
        return [CompletionItem(name, help=helped(COMMANDS[name][1])) for name in begun]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(translated("Commands", "click")):
            formatter.write_dl([(name, helped(about)) for name, (_, about) in COMMANDS.items()])

    def main(self, *args: Any, **kwargs: Any) -> Any:
        spared()
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")
        self.called = [*(kwargs.get("args") or (args[0] if args and args[0] else sys.argv[1:]))]
        run: Callable[..., Any] = super().main
        if not kwargs.pop("standalone_mode", True):
            listen(self.called)
            return run(*args, standalone_mode=False, **kwargs)
        carried_out(partial(run, *args, standalone_mode=False, **kwargs), self.called)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            with working.shown():
                return super().invoke(ctx)
        except KeyboardInterrupt:
            working.clear()
            say(translated("interrupted"), err=True)
            sys.exit(working.INTERRUPTED)
        except SystemExit:
            if working.interrupted():
                sys.exit(working.INTERRUPTED)
            raise
        except click.UsageError as error:
            from judge.cli.files import asks_for_json

            if not asks_for_json(self.called):
                raise
            _misused(error)
        except (click.ClickException, click.exceptions.Exit, click.Abort, BrokenPipeError):
            raise
        except Exception as error:
            if os.environ.get(TRACEBACK):
                raise
            _end(error)


def _misused(error: click.UsageError) -> None:
    """Say as JSON how a command is not called, and end with exit status 2."""
    from judge.cli.files import as_json
    from judge.text.errors import Place, Problem

    called = " ".join(("judge", *(error.ctx.command_path.split()[1:] if error.ctx is not None else ())))
    said = translated(" ".join(error.format_message().split()), "click")
    say(as_json([Problem.at(Place("<arguments>"), "J713", said, f"`{called} --help`")]))
    sys.exit(2)


def _end(error: Exception) -> None:
    """Say what went wrong, and end with exit status 2."""
    from judge.cli.files import complain
    from judge.text.errors import Place, Problem, Problems

    if isinstance(error, Problems):
        problems = list(error.problems)
    elif isinstance(error, OSError):
        place = Place(str(error.filename or "<files>"))
        problems = [Problem.at(place, "J703", f"the file cannot be used: {error.strerror or error}")]
    else:
        message = f"a fault of this project: {type(error).__name__}: {error}"
        problems = [Problem.at(Place("<judge>"), "J501", message, f"report it; {TRACEBACK}=1 shows where")]
    complain(problems)
    sys.exit(2)


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="judge")
def main() -> None:
    """Adjudicates card games with comprehensive rules, clause by clause, and proves the answer."""
