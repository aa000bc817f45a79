"""`judge outcomes`: every outcome over the choices that a scenario leaves open."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

import click

from judge.cli import complete
from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.files import wrong
from judge.cli.options import asked_under, language, later_by_two, sharing_work
from judge.cli.progress import Positions
from judge.cli.run import read_clause, read_readings
from judge.cli.say import say
from judge.text.errors import Problems

if TYPE_CHECKING:
    from judge.answer.outcomes import Outcomes
    from judge.answer.outcomes.readings import Under
    from judge.engine.work import Workers

FORMATS = ("text", "json", "md", "html")
ALL = "all"
BOARDS = 6
"""How many outcomes a page shows on the board."""


@command()
@click.argument("file", shell_complete=complete.files)
@click.option("--claim", "claims", multiple=True, metavar="CLAIM", help="Like 'b.life: 6'. Default: those of `expect`.")
@click.option("--fact", "facts", multiple=True, metavar="PATH", help="A fact to be told, like b.life.")
@click.option("--until", metavar="CLAUSE", default="", help="Look ahead to where this clause comes next.")
@click.option("--turns", type=click.IntRange(1), metavar="N", help="Look ahead to the end of so many turns.")
@click.option("--depth", type=click.IntRange(1), metavar="N", help="Look ahead over so many open choices.")
@click.option("--nodes", type=click.IntRange(1), default=100_000, show_default=True, help="At most so many positions.")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=60.0, show_default=True, help="At most.")
@sharing_work
@click.option("--count", "counted", type=click.IntRange(0), metavar="N", help="Also count the ways to answer 0 to N.")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True, help="Of the answer.")
@language("Language of the report.")
@asked_under
@click.option("--readings", "other", type=click.Choice((ALL,)), help="Each other reading of the gaps passed as well.")
@click.option("--most", type=click.IntRange(1), default=30, show_default=True, help="Outcomes shown in text.")
@click.option("-o", "--out", metavar="OUT", help="Write it to a file.")
@outs.force
def outcomes(
    file: str, claims: tuple[str, ...], facts: tuple[str, ...], until: str, turns: int | None, depth: int | None,
    nodes: int, seconds: float, workers: Workers, counted: int | None, form: str, lang: str, edition: str | None,
    cards: str | None, readings: tuple[str, ...], other: str | None, most: int, text_alone: bool,
    out: str | None, force: bool,
) -> None:  # fmt: skip
    """Every outcome over the choices and results of chance that a scenario leaves open; whether a claim holds.

    Exit status 0: every claim holds always (or none was made). 1: one does not, or that is open. 2: an input is wrong.
    """
    import judge
    from judge.answer.outcomes import Horizon, Limits, counts, explore
    from judge.answer.outcomes.readings import under_others

    if out is not None:
        outs.check(out, force, (file,))
    taken = read_readings(readings)
    horizon = Horizon(until and read_clause(until), turns or 0, depth or 0)
    scenario, problems = judge.load(file, edition=edition or "", cards=cards or "", text_alone=text_alone)
    if scenario is None:
        wrong(problems)
    began, limits = time.monotonic(), Limits(nodes, seconds)
    try:
        with Positions() as watch:
            found = explore(
                scenario, claims or None, facts, horizon=horizon, limits=limits, readings=taken, watch=watch,
                workers=later_by_two(workers),
            )
            settled = {**found.scenario.readings, **taken}
            under = [*under_others(found, settled, limits, watch, began)] if other else []
            ways = counts(scenario, counted, taken, began + seconds) if counted is not None else []
    except Problems as error:
        wrong(error.problems)
    told = _told(found, under, ways, form, lang, most)
    if out is None:
        say(told)
    else:
        outs.write(out, told + "\n", force, (file,))
    sure = not found.ground.setup.game.unplayed and all(verdict.word == "always" for verdict in found.verdicts())
    sys.exit(0 if sure or not found.claims else 1)


def _told(found: Outcomes, under: list[Under], ways: list[int], form: str, lang: str, most: int) -> str:
    if form == "json":
        from judge.report.outcomes.record import dumps

        return dumps(found, under, ways)
    if form == "html":
        from judge.answer.outcomes.shown import on_board
        from judge.report.explain.document import page as written
        from judge.report.explain.outcomes import outcomes_page

        made = outcomes_page(found, on_board(found, min(most, BOARDS)), under, ways, most)
        return written(made, lang).rstrip("\n")
    from judge.report.outcomes import page

    return (page.markdown if form == "md" else page.text)(found, lang, under, ways, most)

