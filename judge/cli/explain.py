"""`judge explain`: what a code of a problem means, offline."""

from __future__ import annotations

import click

from judge.cli import complete
from judge.cli.command import command
from judge.cli.files import wrong
from judge.cli.lang import current
from judge.cli.say import say
from judge.text.errors import Place, Problem, suggest


@command()
@click.argument("names", nargs=-1, metavar="[CODE]...", shell_complete=complete.codes)
@click.option("--format", "form", type=click.Choice(("text", "md")), default="text", show_default=True)
def explain(names: tuple[str, ...], form: str) -> None:
    """Say what a code such as J201 means, what causes it, how to mend it, and show a file that has it.

    Without a code, list them all. Exit status 2: there is no such code.
    """
    from judge.report import codes as report
    from judge.text import codes

    if not names:
        every = codes.codes(current())
        say(report.index(every, current()) if form == "md" else report.listing(every, current()), nl=form != "md")
        return
    found = [codes.code(name, current()) for name in names]
    if missing := [name for name, code in zip(names, found, strict=True) if code is None]:
        wrong([_unknown(name) for name in missing])
    tell = report.markdown if form == "md" else report.text
    say("\n\n".join(tell(code, current()) for code in found if code is not None))


def _unknown(name: str) -> Problem:
    from judge.text.codes import names

    hint = suggest(name, names()) or "`judge explain` lists them all"
    return Problem.at(Place("<arguments>"), "J708", f"no problem has the code {name!r}", hint)
