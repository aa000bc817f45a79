"""`judge lint`: scenario files checked without being run."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import click

from judge.cli import complete
from judge.cli.command import command
from judge.cli.files import all_files, as_json, complain
from judge.cli.lang import translated
from judge.cli.progress import watched
from judge.cli.say import say
from judge.scenario.catalogues import Said, catalogues_in, check_file, stated
from judge.scenario.catalogues import check as catalogue
from judge.scenario.folders import SUFFIX, is_claims
from judge.text.errors import Place, Problem, Problems, suggest

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.scenario import Scenario


@command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", shell_complete=complete.files)
@click.option("--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True,
              help="Of the problems.")  # fmt: skip
def lint(files: tuple[str, ...], form: str) -> None:
    """Check scenario files and files of claims, or all in a folder: every problem of every file.

    Exit status 2 where there is any.

    Translations beside files (`ja.po`, `ko.po`) are checked too: whether they can be read, and are whole.

    What `judge run` would not stumble over is checked too: clauses that the rulebook does not have, and gaps and
    readings that there are not.
    """
    names, problems = all_files([name for name in files if not name.endswith(SUFFIX)])
    texts: dict[str, list[Said]] = {}
    for name in watched(names, len(names), "files"):
        problems += check_claims(name) if is_claims(name) else check(name, texts)
    found = _translations(files, names, texts)
    problems += sorted(set(found) - set(problems))
    named = {name for name in files if name.endswith(SUFFIX)}
    names += sorted((named | {problem.file for problem in found}) - set(names))
    wrong = len({problem.file for problem in problems} & {*names, "<stdin>"})
    if form == "json":
        say(as_json(problems, files=len(names), sound=len(names) - wrong))
    else:
        complain(problems)
        many = "1 file" if len(names) == 1 else f"{len(names)} files"
        said = f"{many}: {len(names) - wrong} sound, {wrong} not" if names else "no files"
        say(translated(said), err=bool(problems))
    sys.exit(2 if problems else 0)


def _translations(files: Sequence[str], names: Sequence[str], said: Mapping[str, Sequence[Said]]) -> list[Problem]:
    """What is wrong with the catalogues of folders and of single files."""
    folders = [name for name in files if os.path.isdir(name)]
    paths = dict.fromkeys([name for name in files if name.endswith(SUFFIX)])
    paths |= dict.fromkeys(path for folder in folders for path in catalogues_in(folder))
    alone = [name for name in names if name in files and name != "-"]
    found = [problem for path in paths for problem in catalogue(path, said)]
    return found + [problem for name in alone for problem in check_file(name, said)]


def check(file: str, said: dict[str, list[Said]] | None = None) -> list[Problem]:
    """Every problem of a scenario file; what it says in words of its own is put into `said`."""
    import judge

    scenario, problems = judge.load(file)
    if scenario is None:
        return problems
    if said is not None:
        said[file] = stated(scenario)
    found = scenario.floor.set_up(scenario).problems
    return sorted([*found, *_clauses(scenario), *_gaps(scenario), *(() if found else _decided(scenario))])


def check_claims(file: str) -> list[Problem]:
    """Every problem of a file of claims, its boards included, in every edition and printing."""
    from judge.answer.faq.boards import lay_out, positions
    from judge.answer.faq.judge import NOT_WRITTEN, load
    from judge.floors import FLOORS

    claims, problems = load(file, FLOORS)
    for claim in claims.claims if claims is not None else ():
        try:
            laid = lay_out(claim, file)
        except Problems as wrong:
            problems += wrong.problems
            continue
        for boards in laid.values():
            for _, _, position in positions(claim, boards):
                if (scenario := position.scenario) is None:
                    continue
                found = scenario.floor.set_up(scenario).problems
                problems += (problem for problem in found if problem.code != NOT_WRITTEN)
                problems += (*_clauses(scenario), *_gaps(scenario))
    return sorted(set(problems))


def _clauses(scenario: Scenario) -> Iterator[Problem]:
    """Clauses that are expected to be applied, or not, and that no edition has."""
    from judge.port.expect import Applied
    from judge.scenario.clauses import nearest

    expected = [*scenario.expect, *(one for moment in scenario.moments for one in moment.expect)]
    cited = [(e.place, c) for e in expected if isinstance(e, Applied) for c in e.clauses]
    cited += [(scenario.decides.place, scenario.decides.clause)] if scenario.decides is not None else []
    for place, clause in cited:
        wrong = scenario.floor.lacks(clause)
        if wrong:
            hint = nearest(clause, lambda one: not scenario.floor.lacks(one))
            yield Problem.at(place, "J602", wrong, hint or "judge rulebook search finds clauses")


def _decided(scenario: Scenario) -> Iterator[Problem]:
    """A fact said to be decided that cannot be read, or is about something that is not on the board."""
    from judge.answer.why import unreadable

    if scenario.decides is not None:
        problem = unreadable(scenario)
        if problem is not None:
            yield problem


def _gaps(scenario: Scenario) -> Iterator[Problem]:
    """Readings, of the file and of lines of play, of gaps that are not known or have no such reading."""

    gaps = scenario.floor.gaps
    taken = [(Place(scenario.file), gap, letter) for gap, letter in scenario.readings.items()]
    taken += [(line.place, line.args[0], line.args[1]) for line in scenario.play if line.by == "rules"]
    for place, gap, letter in taken:
        if gap not in gaps:
            hint = suggest(gap, gaps) or f"the gaps are {', '.join(gaps)}"
            yield Problem.at(place, "J102", f"there is no gap {gap!r}", hint)
        elif ord(letter) - ord("a") >= len(gaps[gap].readings):
            letters = " or ".join(chr(ord("a") + i) for i in range(len(gaps[gap].readings)))
            yield Problem.at(place, "J102", f"{gap} has no reading {letter!r}", f"its readings are {letters}")
