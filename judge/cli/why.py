"""`judge why`: what a fact rests on."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from judge.cli import complete
from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.files import wrong
from judge.cli.options import asked_under, language
from judge.cli.run import read_readings
from judge.cli.say import say
from judge.text.errors import Place, Problem

if TYPE_CHECKING:
    from judge.answer.why import Asking, Why

FORMATS = ("text", "json", "md", "html")
ARGUMENTS = Place("<arguments>")


@command()
@click.argument("file", shell_complete=complete.files)
@click.argument("fact", nargs=-1, shell_complete=complete.facts)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True,
              help="Of the argument.")  # fmt: skip
@click.option("--detail", type=click.IntRange(0, 2), default=0, show_default=True,
              help="0: what decided, 1: every change and step, 2: and what would be without each.")  # fmt: skip
@language("Language of the report.")
@click.option("-o", "--out", metavar="OUT",
              help="Write it as a graph: .dot .mmd .json .graphml .svg .html; with --format html a page.")  # fmt: skip
@asked_under
@outs.force
def why(
    file: str, fact: tuple[str, ...], form: str, detail: int, lang: str, out: str | None, edition: str | None,
    cards: str | None, readings: tuple[str, ...], text_alone: bool, force: bool,
) -> None:  # fmt: skip
    """Say what a fact of a scenario rests on, down to the rules and the choices.

    FACT is written as one says it: `b.life`, `b.aura = 2`, `attack 2 failed`, `Slash was not used`, `a won`, `Slash is
    in a.played`, `9-5 was applied`, `a did not go forward`. Without one, every fact that the file expects is asked for.

    Exit status 0: the fact is so. 1: it is not, and what is so instead is explained, or a line of play is refused. 2:
    an input is wrong.
    """
    if out is not None and form != "html":
        _suffix(out)
        outs.check(out, force, (file,))
    asking = _asked(file, edition or "", cards or "", readings, text_alone)
    arguments = _arguments(asking, file, " ".join(fact), detail)
    if out is not None and form == "html":
        outs.write(out, _shown(asking, arguments, form, lang) + "\n", force, (file,))
    elif out is not None:
        _write(asking, arguments, file, out, lang, force)
    else:
        say(_shown(asking, arguments, form, lang))
    if asking.ruling.refused is not None:
        _refused(asking, lang)
    sys.exit(0 if asking.ruling.refused is None and all(found.holds for found in arguments) else 1)


def _refused(asking: Asking, lang: str) -> None:
    """Say that the run stopped at a line that was refused, so that the facts are those of that moment."""
    from judge.cli.run import failures

    for said in failures(asking.ruling, lang):
        say(said, err=True)


def _suffix(out: str) -> None:
    from judge.report.graph import formats

    if Path(out).suffix.lower() not in formats():
        hint = f"end it in one of {', '.join(formats())}"
        wrong([Problem.at(Place(out), "J702", f"no graph format has the suffix {Path(out).suffix!r}", hint)])


def _asked(file: str, edition: str, cards: str, readings: tuple[str, ...], text_alone: bool) -> Asking:
    """The scenario, run so that facts may be asked about it; ends the command where it cannot be."""
    import judge
    from judge.answer.why import ask

    taken = read_readings(readings)
    scenario, problems = judge.load(file, edition=edition, cards=cards, text_alone=text_alone)
    if scenario is None:
        wrong(problems)
    asking, problems = ask(scenario, taken)
    if asking is None:
        wrong(problems)
    return asking


def _arguments(asking: Asking, file: str, fact: str, detail: int) -> list[Why]:
    from judge.answer.why import FactError

    facts = [fact] if fact else asking.expected()
    if not facts:
        hint = "name a fact, like `b.life`"
        wrong([Problem.at(Place(file), "J706", "the file expects no fact that could be explained", hint)])
    try:
        return [asking.why(asking.read(one, ARGUMENTS), detail) for one in facts]
    except FactError as error:
        wrong([error.problem])


def _write(asking: Asking, arguments: list[Why], file: str, out: str, lang: str, force: bool) -> None:
    from judge.report.why_graph import write

    outs.put(out, lambda draft: write(asking.ruling, arguments, draft, lang), force, (file,))


def _shown(asking: Asking, arguments: list[Why], form: str, lang: str) -> str:
    if form == "json":
        from judge.report.why_record import dumps

        return "\n".join(dumps(asking.ruling, found, lang) for found in arguments)
    if form == "html":
        from judge.report.explain.argument import why_page
        from judge.report.explain.document import page

        return page(why_page(asking.ruling, arguments), lang).rstrip("\n")
    from judge.report import why as report

    tell = report.markdown if form == "md" else report.text
    return "\n\n".join(tell(asking.ruling, found, lang) for found in arguments)
