"""Scenario files as they are named on the command line, and problems as they are printed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import NoReturn

import click

from judge.errors import Place, Problem

STDIN = "-"
SUFFIXES = (".yaml", ".yml")


def scenario_files(names: Sequence[str]) -> tuple[list[str], list[Problem]]:
    """The files that the names stand for, each once: a folder stands for the scenarios in and below it."""
    found: dict[str, None] = {}
    problems: list[Problem] = []
    for name in names:
        if name == STDIN or not os.path.isdir(name):
            found[name] = None
            continue
        inside = sorted(_inside(name))
        if not inside:
            hint = "name a file, or a folder with .yaml files in it"
            problems.append(Problem.at(Place(name), "J701", "there is no scenario in this folder", hint))
        found |= dict.fromkeys(inside)
    return list(found), problems


def _inside(folder: str) -> Iterator[str]:
    for place, _, names in os.walk(folder):
        yield from (os.path.join(place, name) for name in names if name.endswith(SUFFIXES))


def complain(problems: Iterable[Problem]) -> None:
    """Print problems, a line each, to standard error."""
    for problem in problems:
        click.echo(str(problem), err=True)


def wrong(problems: Iterable[Problem]) -> NoReturn:
    """Print problems and end with exit status 2."""
    complain(problems)
    sys.exit(2)
