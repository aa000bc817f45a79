"""Scenario files as they are named on the command line, and problems as they are printed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NoReturn, TypeVar

import click

from judge.scenario.folders import claims_in, files_in, scenarios_in
from judge.text.errors import Place, Problem

STDIN = "-"
text_alone_option = click.option("--text-alone", is_flag=True, help="Without the answers of the publisher's FAQ.")
"""The option of every command that adjudicates."""
PROGRESS_FROM = 20
"""How many files make a progress bar worth showing."""
_Item = TypeVar("_Item")


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


def watched(items: Iterable[_Item], total: int, label: str) -> Iterator[_Item]:
    """The items, with a progress bar where there are many and somebody watches."""
    if total < PROGRESS_FROM or not sys.stderr.isatty():
        yield from items
        return
    with click.progressbar(items, length=total, file=sys.stderr, label=label) as bar:
        yield from bar


def complain(problems: Iterable[Problem]) -> None:
    """Print problems, a line each, to standard error."""
    for problem in problems:
        click.echo(str(problem), err=True)


def wrong(problems: Iterable[Problem]) -> NoReturn:
    """Print problems and end with exit status 2."""
    complain(problems)
    sys.exit(2)
