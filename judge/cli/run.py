"""`judge run`: scenarios adjudicated, and the answer shown with its proof."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

import click

from judge.cli import complete
from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.files import complain, each, scenario_files, wrong
from judge.cli.lang import translated as of_cli
from judge.cli.options import asked_under, language, sharing_work
from judge.cli.say import say
from judge.cli.working import interrupted
from judge.light import NamedTuple
from judge.text.clean import clean
from judge.text.errors import Place, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.engine.work import Workers
    from judge.port.ruling import Ruling

FORMATS = ("tree", "table", "json", "md", "html")
LANGUAGES = ("en", "ja", "ko")
Outcome = tuple[str, "Ruling | None", list[Problem]]


class Asked(NamedTuple):
    """What is asked of every file, as the options say; `several`: only what is not as it should be is told."""

    edition: str
    cards: str
    readings: Mapping[str, str]
    until: str
    text_alone: bool
    viewer: str | None
    form: str
    detail: int
    lang: str
    texts: bool
    quiet: bool
    several: bool


class Report(NamedTuple):
    """What is said of one file: its exit status, what is printed, its problems, a remark beside it."""

    status: int
    said: tuple[str, ...]
    problems: tuple[Problem, ...] = ()
    aside: str = ""


def read_readings(words: Sequence[str]) -> dict[str, str]:
    """`G5=b` as what `adjudicate` takes; ends the command where one is no reading of a known gap."""
    from judge.floors import FLOORS

    gaps = {gap: known for floor in FLOORS.values() for gap, known in floor.gaps.items()} if words else {}
    found: dict[str, str] = {}
    problems = []
    for word in words:
        gap, sign, letter = word.replace(" ", "").partition("=")
        known = gaps.get(gap)
        letters = [chr(ord("a") + i) for i in range(len(known.readings))] if known else []
        if not sign or letter not in letters:
            if known is None:
                hint = f"the gaps are {', '.join(gaps)}"
            else:
                hint = f"write {' or '.join(f'{gap}={one}' for one in letters)}"
            problems.append(Problem.at(Place("<arguments>"), "J102", f"{word!r} is no reading", hint))
        found[gap] = letter
    if problems:
        wrong(problems)
    return found


def read_clause(text: str) -> str:
    """The clause to stop at, by its id or its title in any language; ends the command where there is none."""
    from judge.cli.clause import argument_wrong, asked

    found = asked(text)
    if len(found) > 1:
        hint = f"name one of {', '.join(one.name for one in found)}"
        argument_wrong("J602", f"several clauses are called {text!r}", hint)
    return found[0].name


def adjudicated(
    file: str, edition: str, cards: str, readings: Mapping[str, str], until: str = "", text_alone: bool = False
) -> Outcome:
    """One file run: its ruling, or what is wrong with it."""
    import judge
    from judge.answer.run import adjudicate

    try:
        scenario, problems = judge.load(file, edition=edition, cards=cards, text_alone=text_alone)
        if scenario is None:
            return file, None, problems
        return (file, *adjudicate(scenario, readings, until=until))
    except Exception as error:
        if os.environ.get("JUDGE_TRACEBACK"):
            raise
        message = f"a fault of this project: {type(error).__name__}: {error}"
        return file, None, [Problem.at(Place(file), "J501", message, "report it with the file")]


@command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", shell_complete=complete.files)
@click.option("--format", "form", type=click.Choice(FORMATS), default="tree", show_default=True,
              help="Of the report: text with a tree or a table, data, or a page to look at.")
@click.option("--detail", type=click.IntRange(0, 2), default=0, show_default=True,
              help="0: as a judge reads it aloud, 1: every step, 2: everything.")  # fmt: skip
@language("Language of the report.")
@asked_under
@click.option("--text", "texts", is_flag=True, help="Add the official text of the clauses, where a copy is attached.")
@click.option("--until", metavar="CLAUSE", default="", help="Stop where this clause comes next.")
@click.option("-o", "--out", metavar="OUT", help="Write the report to a file instead of printing it.")
@click.option("--export", "target", metavar="OUT", help="Write the point where the run stopped as a scenario file.")
@click.option("--as", "viewer", type=click.Choice(("a", "b")), help="Board and trace as this player may know them.")
@click.option("--quiet", "-q", is_flag=True, help="Only the answer, or of several files those that fail.")
@sharing_work
@outs.force
def run(
    files: tuple[str, ...], form: str, detail: int, lang: str, edition: str | None, cards: str | None,
    readings: tuple[str, ...], texts: bool, until: str, target: str | None, viewer: str | None, quiet: bool,
    text_alone: bool, workers: Workers, out: str | None, force: bool,
) -> None:  # fmt: skip
    """Adjudicate scenario files, or all in a folder; `-` reads one from standard input.

    Exit status 0: all is as expected. 1: an expectation is not met or a line of play is refused. 2: an input is wrong.
    """
    taken = read_readings(readings)
    until = until and read_clause(until)
    names, problems = scenario_files(files)
    complain(problems)
    if target is not None and len(names) != 1:
        raise click.UsageError("--export writes one scenario: name one file.")
    if len(names) != 1 and (out is not None or form == "html"):
        raise click.UsageError("a page or a file holds one ruling: name one file.")
    if target is not None and out is not None:
        raise click.UsageError("--export and -o write two files: use one of them.")
    if out is not None:
        outs.check(out, force, names)
    if target is not None and viewer is not None:
        raise click.UsageError("--export writes the whole machine, hidden cards included: leave out --as.")
    if target not in (None, "-"):
        outs.check(str(target), force, names)
    several = len(names) > 1 and form in ("tree", "table")
    asked = Asked(
        edition or "", cards or "", taken, until, text_alone, viewer, form, detail, lang, texts, quiet, several
    )
    if target is not None:
        status = _exported(names[0], asked, target, force)
    elif out is not None:
        status = _written(report_on(names[0], asked), names[0], out, force)
    else:
        status = _tell(each(partial(report_on, asked=asked), names, workers), len(names), asked)
    sys.exit(2 if problems else status)


def seen(outcome: Outcome, viewer: str | None) -> Outcome:
    """The outcome as a player may know it."""
    file, ruling, problems = outcome
    if ruling is None or viewer is None:
        return outcome
    from judge.answer.observation import seen_by

    return file, seen_by(ruling, viewer), problems


def export(ruling: Ruling, target: str, forced: bool) -> None:
    """Write the point where a ruling stopped as a scenario that goes on from there."""
    from judge.answer.saved import export as exported
    from judge.scenario.write import write_scenario

    text = write_scenario(exported(ruling))
    if target == "-":
        say(text, nl=False)
    else:
        outs.write(target, text, forced, (ruling.scenario.file,))


def report_on(file: str, asked: Asked) -> Report:
    """One file run, and what is to be said of it."""
    outcome = adjudicated(file, asked.edition, asked.cards, asked.readings, asked.until, asked.text_alone)
    return _rendered(seen(outcome, asked.viewer), asked)


def _rendered(outcome: Outcome, asked: Asked) -> Report:
    file, ruling, problems = outcome
    if ruling is None:
        return Report(2, (), tuple(problems))
    aside = ""
    if asked.until and not ruling.halted:
        aside = of_cli(f"{file}: the run never came to {asked.until} as a step; it is shown to its end")
    said = tuple(failures(ruling, asked.lang)) if asked.several else (_report(ruling, asked),)
    return Report(0 if ruling.ok else 1, said, aside=aside)


def _report(ruling: Ruling, asked: Asked) -> str:
    if asked.form == "json":
        from judge.report.record import dumps

        return dumps(ruling)
    if asked.form == "html":
        from judge.report.explain import html

        return html(ruling, asked.lang)
    if asked.quiet:
        from judge.report.headline import answer
        from judge.report.words import Words

        return answer(ruling, Words(ruling, asked.lang))
    from judge.report import page

    if asked.form == "md":
        return page.markdown(ruling, asked.detail, asked.lang, asked.texts)
    return page.text(ruling, asked.form, asked.detail, asked.lang, asked.texts)


def _tell(found: Iterable[Report], total: int, asked: Asked) -> int:
    """Print what is said of each file; of several what is not as it should be, and how many there were of each."""
    counts = [0, 0, 0]
    if asked.several:
        from judge.cli.progress import watched

        found = watched(found, total, "files")
    for one in found:
        counts[one.status] += 1
        complain(one.problems)
        for line in one.said:
            say(line)
        if one.aside and not asked.several:
            say(one.aside, err=True)
    if asked.several and not asked.quiet:
        total = sum(counts) if interrupted() else total
        say(of_cli(f"{total} files: {counts[0]} as expected, {counts[1]} not, {counts[2]} wrong"))
    return 2 if counts[2] else 1 if counts[1] else 0


def _written(one: Report, file: str, out: str, force: bool) -> int:
    """Write what is said of one file to another; what is wrong with it is printed, and nothing written."""
    complain(one.problems)
    if one.said:
        outs.write(out, clean("\n".join(one.said)) + "\n", force, (file,))
    if one.aside:
        say(one.aside, err=True)
    return one.status


def _exported(file: str, asked: Asked, target: str, force: bool) -> int:
    """Run one file, and write the point where it stopped."""
    outcome = adjudicated(file, asked.edition, asked.cards, asked.readings, asked.until, asked.text_alone)
    status = _tell([_rendered(outcome, asked)], 1, asked)
    if outcome[1] is not None:
        export(outcome[1], target, force)
    return status


def failures(ruling: Ruling, lang: str) -> Iterator[str]:
    """A line for what is refused, and for each expectation that is not met."""
    from judge.report import claimed
    from judge.report.words import Words

    words = Words(ruling, lang)
    if ruling.refused is not None:
        why = words.apart(f"{words.obstacle(one)} [{words.cites(one.clauses)}]" for one in ruling.refused.why)
        line = ruling.scenario.floor.lines.translated(ruling.refused.line, words.lang)
        yield words.say("failed_refused", place=str(ruling.refused.place), line=line, why=why or "none")
    for check in (check for one in (ruling, *ruling.moments) for check in one.checks):
        if not check.ok:
            found = claimed.found(words, check) or words.say("failed_otherwise")
            told = claimed.wanted(words, check)
            yield words.say("failed_wanted", place=str(check.expectation.place), wanted=told, found=found)
