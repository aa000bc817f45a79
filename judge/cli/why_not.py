"""`judge why-not`: everything that makes an action illegal, and the smallest change that would allow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from judge.cli import complete
from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.files import wrong
from judge.cli.options import asked_under, language
from judge.cli.run import read_clause, read_readings
from judge.cli.say import say
from judge.text.errors import Problems

if TYPE_CHECKING:
    from judge.answer.why_not import WhyNot

FORMATS = ("text", "json", "md", "html")


@command("why-not")
@click.argument("file", shell_complete=complete.files)
@click.argument("action", shell_complete=complete.actions)
@click.option("--at", "clause", metavar="CLAUSE", default="", help="Where this clause comes next, not where FILE ends.")
@click.option("--no-search", "quick", is_flag=True, help="Only the obstacles, not what would remove them.")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True, help="Of the answer.")
@language("Language of the report.")
@asked_under
@click.option("-o", "--out", metavar="OUT", help="Write it to a file.")
@outs.force
def why_not(
    file: str, action: str, clause: str, quick: bool, form: str, lang: str, edition: str | None, cards: str | None,
    readings: tuple[str, ...], text_alone: bool, out: str | None, force: bool,
) -> None:  # fmt: skip
    """Whether ACTION, a line of play such as 'a: use Slash', is legal where FILE stands, and if not, why.

    Exit status 0: answered. 2: an input is wrong.
    """
    import judge
    from judge.answer.why_not import why_not as asked

    if out is not None:
        outs.check(out, force, (file,))
    taken = read_readings(readings)
    clause = clause and read_clause(clause)
    scenario, problems = judge.load(file, edition=edition or "", cards=cards or "", text_alone=text_alone)
    if scenario is None:
        wrong(problems)
    try:
        found = asked(scenario, action, taken, clause, search=not quick)
    except Problems as error:
        wrong(error.problems)
    told = _told(found, form, lang)
    if out is None:
        say(told)
    else:
        outs.write(out, told + "\n", force, (file,))


def _told(found: WhyNot, form: str, lang: str) -> str:
    from judge.report import why_not as report

    if form == "json":
        return report.dumps(found)
    if form == "html":
        from judge.answer.run import adjudicate
        from judge.report.explain.document import page
        from judge.report.explain.refusal import why_not_page

        ruling, _ = adjudicate(found.scenario._replace(expect=(), moments=()))
        return page(why_not_page(found, ruling), lang).rstrip("\n")
    return (report.markdown if form == "md" else report.text)(found, lang)
