"""`judge compare`: the same board under two editions or printings."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from judge.cli import complete
from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.files import STDIN, complain, scenario_files
from judge.cli.options import EDITION, PRINTING, language
from judge.cli.progress import watched
from judge.cli.say import say
from judge.text.errors import Place, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answer.compare import Comparison, Side
    from judge.report.compare import Compared

FORMATS = ("text", "json", "md", "html")
Pair = tuple[tuple[str, str], tuple[str, str]]


@command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", shell_complete=complete.files)
@click.option("--edition", "editions", multiple=True, type=EDITION,
              help="Twice: the editions to compare.  [default: both, the older first]")  # fmt: skip
@click.option("--cards", "printings", multiple=True, type=PRINTING,
              help="Twice: the printings to compare; once: the one for both sides.  [default: the file's, or each "
              "edition's own]")  # fmt: skip
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
@click.option("--detail", type=click.IntRange(0, 2), default=0, show_default=True, help="Of the traces.")
@language("Language of the report.")
@click.option("-o", "--out", metavar="OUT", help="Write it to a file.")
@outs.force
def compare(
    files: tuple[str, ...], editions: tuple[str, ...], printings: tuple[str, ...], form: str, detail: int, lang: str,
    out: str | None, force: bool,
) -> None:  # fmt: skip
    """Adjudicate boards under two editions or printings: whether the answer changes, where they part, and why.

    Of several files, or a folder, it lists those whose answer changes. Exit status 0 whether it does or not; 2 where a
    file is wrong, or is no board under either.
    """
    from judge.report import compare as report

    pair = _pair(editions, printings)
    names, problems = scenario_files(files)
    complain(problems)
    found = []
    for name, one in watched(_compared(names, pair), len(names), "files"):
        if all(side.ruling is None for side in one.sides):
            problems += _wrong(one)
        else:
            found.append(report.Compared(name, one))
    if form == "html" and len(names) > 1:
        raise click.UsageError("A page shows one board: name one file.")
    told = _told(found, form, detail, lang, len(names) > 1)
    if told and out is not None:
        outs.write(out, told + "\n", force, names)
    elif told:
        say(told)
    sys.exit(2 if problems else 0)


def _told(found: list[Compared], form: str, detail: int, lang: str, several: bool) -> str:
    from judge.report import compare as report

    if form == "json":
        return "\n".join(report.records(found))
    if several:
        return report.summary(found, form, lang)
    if not found:
        return ""
    if form == "html":
        from judge.report.explain.comparison import compare_page
        from judge.report.explain.document import page

        return page(compare_page(found[0]), lang).rstrip("\n")
    return report.text(found[0], detail, lang) if form == "text" else report.markdown(found[0], detail, lang)


BOTH = ("first", "second")
"""Both editions, whichever they are, of the game of each file."""


def _pair(editions: tuple[str, ...], printings: tuple[str, ...]) -> Pair:
    """The two sides: edition and printing, "" for the file's own."""
    if len(editions) > 2 or len(printings) > 2:
        raise click.UsageError("Two sides are compared: name two editions, or two printings.")
    if len(editions) == 1 and len(printings) < 2:
        raise click.UsageError("An edition is compared with another: name two, or none for both.")
    if not editions and len(printings) < 2:
        editions = BOTH
    one, two = (editions * 2)[:2] or ("", "")
    first, second = (printings * 2)[:2] or ("", "")
    if (one, first) == (two, second):
        raise click.UsageError("Both sides are the same.")
    return (one, first), (two, second)


def _compared(names: list[str], pair: Pair) -> Iterator[tuple[str, Comparison]]:
    """Each file compared; where edition and printing both differ and the answer too, with what makes it differ."""
    from judge.answer.compare import attributed
    from judge.answer.compare import compare as held

    for name in names:
        text = sys.stdin.buffer.read() if name == STDIN else None
        own = _editions(name, text) if pair == (("first", ""), ("second", "")) else pair
        one, two = (_side(name, text, *side) for side in own)
        found = held(one, two)
        if found.changes and one.edition != two.edition and one.cards != two.cards:
            mixed = _side(name, text, two.edition, one.cards), _side(name, text, one.edition, two.cards)
            found = attributed(found, mixed)
        yield name, found


def _editions(file: str, text: bytes | None) -> Pair:
    """The two editions of the game of a file, in order."""
    import judge
    from judge.floors import FLOORS

    scenario, _ = judge.load(file) if text is None else judge.parse(text)
    floor = scenario.floor if scenario is not None else next(iter(FLOORS.values()))
    known = sorted(floor.editions)[:2]
    if len(known) < 2:
        raise click.UsageError(f"There is only one edition of {floor.name}: nothing to compare.")
    return (known[0], ""), (known[1], "")


def _printing(edition: str) -> str:
    """The printing that goes with an edition, of whichever game has it."""
    from judge.floors import FLOORS

    return next((floor.editions[edition] for floor in FLOORS.values() if edition in floor.editions), "")


def _side(file: str, text: bytes | None, edition: str, cards: str) -> Side:
    import judge
    from judge.answer.compare import side

    if text is None:
        scenario, problems = judge.load(file, edition=edition, cards=cards)
    else:
        scenario, problems = judge.parse(text, edition=edition, cards=cards)
    if scenario is not None and scenario.saved:
        message = "a machine saved in mid-run stands in one edition, with the cards of one printing"
        problems = [Problem.at(scenario.board.place, "J503", message, "take the scenario it was exported from")]
        scenario = None
    try:
        return side(scenario, edition, cards or _printing(edition), tuple(problems))
    except Exception as error:
        message = f"a fault of this project: {type(error).__name__}: {error}"
        return side(None, edition, cards, (Problem.at(Place(file), "J501", message, "report it with the file"),))


def _wrong(found: Comparison) -> list[Problem]:
    """Say what is wrong with a file that is no board on either side."""
    problems = sorted({problem for side in found.sides for problem in side.problems})
    complain(problems)
    return problems
