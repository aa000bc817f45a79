"""`judge faq`: claims about rulings put to the test."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from judge.cli import complete
from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.files import claims_files, complain, each
from judge.cli.options import EDITION, language, sharing_work, text_alone_option
from judge.cli.progress import watched
from judge.cli.say import say
from judge.light import NamedTuple
from judge.scenario.claims.model import VERDICTS
from judge.text.errors import Problem

if TYPE_CHECKING:
    from judge.engine.work import Workers
    from judge.report.faq import Page

FORMATS = ("table", "json", "md", "official", "html")
MANY = 8
"""From so many files of claims on it pays to begin a second process."""


class Asked(NamedTuple):
    """What is asked of every file, as the options say."""

    form: str
    only: frozenset[str]
    detail: int
    edition: str
    text_alone: bool
    lang: str


class Report(NamedTuple):
    """What is said of one file: its problems, whether all is as it says, the verdicts shown, and the rest by form.

    `said` is None where the file cannot be read.
    """

    problems: tuple[Problem, ...]
    met: bool = True
    verdicts: tuple[tuple[str, bool], ...] = ()
    said: Any = None


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
@sharing_work
@outs.force
def faq(
    files: tuple[str, ...], form: str, only: tuple[str, ...], detail: int, edition: str | None, lang: str,
    text_alone: bool, workers: Workers, out: str | None, force: bool,
) -> None:  # fmt: skip
    """Judge the claims of files, or of all files of claims in a folder; `-` reads one from standard input.

    With `--format html -o DIR` each becomes a page with its boards to step through, beside an index.

    Each is upheld, contradicted, depends on something, undecidable here, or waits for what cannot be played yet.
    Exit status 0: all are as the files say. 1: one is contradicted that no file says will be, or another verdict than
    the stated one is due, or a stated clause does not bear it. 2: an input is wrong.
    """
    from judge.report import faq as report

    if (form == "html") != (out is not None):
        raise click.UsageError("Pages are written to a folder: --format html and -o DIR go together.")
    names, problems = claims_files(files)
    asked = Asked(form, frozenset(only), detail, edition or "", text_alone, lang)
    found = [*watched(each(partial(report_on, asked=asked), names, workers, MANY), len(names), "files")]
    complain([*problems, *(problem for one in found for problem in one.problems)])
    said = [one.said for one in found if one.said is not None]
    if form == "json":
        for line in (line for lines in said for line in lines):
            say(line)
    elif form == "official":
        from judge.cli import official_page as official

        say(official.page([item for items in said for item in items]))
    elif out is not None:
        from judge.report.explain.claims import pages

        say(report.summary([one.verdicts for one in found], lang))
        outs.folder(out, ((page.path, page.text) for page in pages(said, lang)), force)
    elif form == "md":
        say(report.markdown_of(said, lang))
    else:
        say(report.text_of(said, lang))
    wrong = problems or any(one.problems for one in found)
    sys.exit(2 if wrong else 0 if all(one.met for one in found) else 1)


def report_on(name: str, asked: Asked) -> Report:
    """The claims of a file judged, and what is to be said of them."""
    from judge.answer.faq import judge_claims, load
    from judge.floors import FLOORS
    from judge.report import faq as report

    claims, problems = load(name, FLOORS)
    if claims is None:
        return Report(tuple(problems))
    judged, wrong = judge_claims(claims, asked.edition, asked.text_alone)
    shown = tuple(one for one in judged if not asked.only or one.verdict in asked.only)
    page = report.Page(claims, shown)
    met = all(one.met for one in judged)
    return Report((*problems, *wrong), met, report.verdicts(page), _said(page, asked))


def _said(page: Page, asked: Asked) -> Any:
    """What is to be said of a file, in the form that is asked for; plain values, which go from process to process."""
    from judge.report import faq as report

    match asked.form:
        case "json":
            return tuple(report.records(page))
        case "official":
            from judge.cli import official_page as official

            return official.items(page)
        case "html":
            from judge.report.explain.claims import folder

            return folder(page, asked.lang)
        case "md":
            return report.markdown_chapter(page, asked.detail, asked.lang)
    return report.chapter(page, asked.detail, asked.lang)
