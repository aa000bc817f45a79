"""Scenario files as they are named on the command line, and problems as they are printed."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NoReturn

import click

from judge.errors import Place, Problem

STDIN = "-"


def scenario_files(names: Sequence[str]) -> tuple[list[str], list[Problem]]:
    """The files that the names stand for, each once: a folder stands for the scenarios in and below it."""
    found: dict[str, None] = {}
    problems: list[Problem] = []
    for name in names:
        folder = Path(name)
        if name == STDIN or not folder.is_dir():
            found[name] = None
            continue
        inside = sorted(p for pattern in ("*.yaml", "*.yml") for p in folder.rglob(pattern) if p.is_file())
        if not inside:
            hint = "name a file, or a folder with .yaml files in it"
            problems.append(Problem.at(Place(name), "J701", "there is no scenario in this folder", hint))
        found |= dict.fromkeys(str(path) for path in inside)
    return list(found), problems


def complain(problems: Iterable[Problem]) -> None:
    """Print problems, a line each, to standard error."""
    for problem in problems:
        click.echo(str(problem), err=True)


def wrong(problems: Iterable[Problem]) -> NoReturn:
    """Print problems and end with exit status 2."""
    complain(problems)
    sys.exit(2)
