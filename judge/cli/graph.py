"""`judge graph`: the interrupt graph of a ruling, written to a file."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from judge.cli import complete
from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.files import wrong
from judge.cli.options import asked_under, language
from judge.cli.run import adjudicated, read_readings, seen
from judge.text.errors import Place, Problem


@command()
@click.argument("file", shell_complete=complete.files)
@click.option("-o", "--out", required=True, metavar="OUT", help="Where to: .dot .mmd .json .graphml .svg .html")
@language("Language of the labels.")
@asked_under
@click.option("--as", "viewer", type=click.Choice(("a", "b")), help="The graph as this player may know it.")
@outs.force
def graph(
    file: str, out: str, lang: str, edition: str | None, cards: str | None, readings: tuple[str, ...],
    viewer: str | None, text_alone: bool, force: bool,
) -> None:  # fmt: skip
    """Write the interrupt graph of a scenario: what interrupted, raised, changed, held or ended what, by which clause.

    Exit status as that of `judge run`.
    """
    from judge.report.graph import formats, write

    if Path(out).suffix.lower() not in formats():
        hint = f"end it in one of {', '.join(formats())}"
        wrong([Problem.at(Place(out), "J702", f"no graph format has the suffix {Path(out).suffix!r}", hint)])
    outs.check(out, force, (file,))
    taken = read_readings(readings)
    outcome = adjudicated(file, edition or "", cards or "", taken, text_alone=text_alone)
    _, ruling, problems = seen(outcome, viewer)
    if ruling is None:
        wrong(problems)
    outs.put(out, lambda draft: write(ruling, draft, lang), force, (file,))
    sys.exit(0 if ruling.ok else 1)
