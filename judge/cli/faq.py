"""`judge faq`: claims about rulings put to the test."""

from __future__ import annotations

import sys

import click

from judge.cli import complete
from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.files import claims_files, complain
from judge.cli.options import EDITION, language, text_alone_option
from judge.cli.progress import watched
from judge.cli.say import say
from judge.scenario.claims.model import VERDICTS

FORMATS = ("table", "json", "md", "official", "html")


@command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", shell_complete=complete.files)
@click.option("--format", "form", type=click.Choice(FORMATS), default="table", show_default=True)
@click.option("--only", multiple=True, type=click.Choice(VERDICTS), help="Show only claims with this verdict.")
@click.option("--detail", type=click.IntRange(0, 2), default=1, show_default=True,
              help="0: verdicts, 1: what decides those that are not upheld, 2: of all, with whole traces.")  # fmt: skip
@click.option("--edition", type=EDITION, help="Judge in this edition alone.")
@text_alone_option
@language("Language of the report.")
@click.option("-o", "--out", metavar="DIR", help="With --format html: the folder for the pages, one a claim.")
@outs.force
def faq(
    files: tuple[str, ...], form: str, only: tuple[str, ...], detail: int, edition: str | None, lang: str,
    text_alone: bool, out: str | None, force: bool,
) -> None:  # fmt: skip
    """Judge the claims of files, or of all files of claims in a folder; `-` reads one from standard input.

    With `--format html -o DIR` each becomes a page with its boards to step through, beside an index.

    Each is upheld, contradicted, depends on something, undecidable here, or waits for what cannot be played yet.
    Exit status 0: all are as the files say. 1: one is contradicted that no file says will be, or another verdict than
    the stated one is due, or a stated clause does not bear it. 2: an input is wrong.
    """
    from judge.answer.faq import judge_claims, load
    from judge.floors import FLOORS
    from judge.report import faq as report

    if (form == "html") != (out is not None):
        raise click.UsageError("Pages are written to a folder: --format html and -o DIR go together.")
    names, problems = claims_files(files)
    pages: list[report.Page] = []
    for name in watched(names, len(names), "files"):
        claims, wrong = load(name, FLOORS)
        problems += wrong
        if claims is not None:
            judged, wrong = judge_claims(claims, edition or "", text_alone)
            problems += wrong
            pages.append(report.Page(claims, tuple(judged)))
    shown = [page._replace(judged=tuple(j for j in page.judged if not only or j.verdict in only)) for page in pages]
    complain(problems)
    if form == "json":
        for line in report.records(shown):
            say(line)
    elif form == "official":
        from judge.cli import official_page as official

        say(official.page(shown))
    elif out is not None:
        from judge.report.explain.claims import pages as made

        say(report.summary(shown, lang))
        outs.folder(out, ((page.path, page.text) for page in made(shown, lang)), force)
    elif form == "md":
        say(report.markdown(shown, detail, lang))
    else:
        say(report.text(shown, detail, lang))
    met = all(judged.met for page in pages for judged in page.judged)
    sys.exit(2 if problems else 0 if met else 1)
