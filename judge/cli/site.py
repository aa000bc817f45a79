"""`judge site`: everything the project knows as pages in a folder."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.files import complain, each, wrong
from judge.cli.lang import translated
from judge.cli.options import sharing_work
from judge.cli.progress import counted
from judge.cli.say import say
from judge.text.errors import Problems

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judge.engine.work import Workers
    from judge.site.runs import Made


@command()
@click.option("-o", "--out", required=True, metavar="DIR", help="The folder for the pages.")
@click.option("--only", default="", metavar="FOLDER",
              help="Only scenarios and claims below this one of its folders: furuyoni/rulings.")  # fmt: skip
@sharing_work
@outs.force
def site(out: str, only: str, workers: Workers, force: bool) -> None:
    """Build pages of everything: each clause, card, ruling, scenario and claim, coverage, and a search over all.

    The pages are plain files that link to each other; they need no server and no network. What has not changed since
    the folder was last built is left as it is. Exit status 2 where a run could not be shown; its page says why.
    """
    from judge.floors import FLOORS
    from judge.site import build

    def shared(ask: Callable[[Any], Made], asked: Sequence[Any]) -> Iterable[Made]:
        return counted(each(ask, asked, workers), len(asked), "pages")

    try:
        found = build(out, FLOORS, only, shared, force)
    except Problems as error:
        wrong(error.problems)
    say(translated(f"{found.pages} files, {found.written} written, {found.removed} taken away"))
    complain(found.problems)
    sys.exit(2 if found.problems else 0)
