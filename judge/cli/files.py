"""Scenario files as they are named on the command line, and problems as they are printed."""

from __future__ import annotations

import os
import sys
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, NoReturn, TypeVar

import click

from judge.cli.lang import current
from judge.cli.say import say
from judge.scenario.folders import claims_in, files_in, scenarios_in
from judge.text.clean import shortened
from judge.text.errors import Place, Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from judge.engine.work import Workers

STDIN = "-"
"""The option of every command that adjudicates."""
PROBLEMS = "judge.problems/1"
MANY = 150
"""From so many files on it pays to begin a second process."""
_Asked = TypeVar("_Asked")
_Found = TypeVar("_Found")


def scenario_files(names: Sequence[str]) -> tuple[list[str], list[Problem]]:
    """The files that the names stand for, each once: a folder stands for the scenarios in and below it."""
    return _named(names, scenarios_in, "scenario")


def claims_files(names: Sequence[str]) -> tuple[list[str], list[Problem]]:
    """The files that the names stand for, each once: a folder stands for the files of claims in and below it."""
    return _named(names, claims_in, "file of claims")


def all_files(names: Sequence[str]) -> tuple[list[str], list[Problem]]:
    """The files that the names stand for, each once: a folder stands for its scenarios and its files of claims."""
    return _named(names, files_in, "scenario")


def _named(
    names: Sequence[str], inside: Callable[[str], list[str]], what: str
) -> tuple[list[str], list[Problem]]:
    found: dict[str, None] = {}
    problems: list[Problem] = []
    for name in names:
        if name == STDIN or not os.path.isdir(name):
            found[name] = None
            continue
        files = inside(name)
        if not files:
            hint = "name a file, or a folder with .yaml files in it"
            problems.append(Problem.at(Place(name), "J701", f"there is no {what} in this folder", hint))
        found |= dict.fromkeys(files)
    return list(found), problems


def each(
    ask: Callable[[_Asked], _Found], of: Sequence[_Asked], workers: Workers, many: int = 0
) -> Iterator[_Found]:
    """What is found of each file, or of what stands for files, in order. Standard input is read here alone.

    From `many` files on a second process is begun where nobody says how many there are to be; 0: from `MANY` on.
    """
    if not (workers.jobs or workers.cluster) and len(of) >= (many or MANY) and (os.cpu_count() or 1) > 1:
        workers = workers._replace(jobs=2)
    if len(of) < 2 or STDIN in of or not workers.several:
        return map(ask, of)
    return _shared_out(ask, of, workers)


def _shared_out(ask: Callable[[_Asked], _Found], of: Sequence[_Asked], workers: Workers) -> Iterator[_Found]:
    """What others find; which catalogues of translations they could not read is noted here, where it is told."""
    from judge.engine.work import each as shared_out

    for found, broken in shared_out(partial(_noting, ask), of, workers):
        if broken:
            from judge.scenario.translated import BROKEN

            BROKEN.extend(broken)
        yield found


def _noting(ask: Callable[[_Asked], _Found], one: _Asked) -> tuple[_Found, list[str]]:
    """What is found, and which catalogues of translations could not be read on the way."""
    found = ask(one)
    used = sys.modules.get("judge.scenario.translated")
    broken = [*used.BROKEN] if used is not None else []
    if used is not None:
        used.BROKEN.clear()
    return found, broken


def complain(problems: Iterable[Problem]) -> None:
    """Print problems: a line each to standard error, or where JSON is asked for one object to standard output."""
    found = list(problems)
    if found and _asked_for_json():
        say(as_json(found))
        return
    for problem in found:
        say(line(problem), err=True)


def line(problem: Problem) -> str:
    """A problem on one line, in the language of the command under way."""
    if current() == "en":
        return str(problem)
    from judge.floors import FLOORS
    from judge.report.problems import line as told_line

    return told_line(problem, current(), FLOORS)


def translated(problem: Problem) -> Problem:
    """A problem in the language of the command under way."""
    if current() == "en":
        return problem
    from judge.floors import FLOORS
    from judge.report.problems import translated as in_language

    return in_language(problem, current(), FLOORS)


def as_json(problems: Iterable[Problem], **more: int) -> str:
    """Problems as one line of JSON, under `judge.problems/1` (`docs/json.md`)."""
    import json

    own = map(translated, problems)
    found = [{**p._asdict(), "message": shortened(p.message), "hint": shortened(p.hint)} for p in own]
    return json.dumps({"format": PROBLEMS, **more, "problems": found}, ensure_ascii=False)


def asks_for_json(words: Sequence[str]) -> bool:
    """Whether what stands behind a command asks for JSON."""
    return "--format=json" in words or ("--format", "json") in pairwise(words)


def _asked_for_json() -> bool:
    """Whether the command under way was asked for JSON."""
    context = click.get_current_context(silent=True)
    if context is None:
        return False
    words = [*context.protected_args, *context.args] if context.invoked_subcommand else []
    return context.params.get("form") == "json" or asks_for_json(words)


def wrong(problems: Iterable[Problem]) -> NoReturn:
    """Print problems and end with exit status 2."""
    complain(problems)
    sys.exit(2)
