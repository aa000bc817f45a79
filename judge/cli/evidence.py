"""What the code bears and what scenarios execute: the one place where the rulebook's commands ask for it."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from judge.cli import working
from judge.rulebook.catalogue import load
from judge.rulebook.coverage import Evidence
from judge.text.errors import Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from judge.search.index import Entry


def measured(game: str, edition: str | None, traces: Iterable[Path], hold: bool) -> dict[str, Evidence]:
    """What is known of a game's code and scenarios, by edition (None: in all).

    Raises `judge.text.errors.Problems` where a trace is no record of rulings.
    """
    from judge.cli import coverage

    more = traced(traces)
    found = {}
    for name, one in coverage.measured(tuple(load(game).editions), hold, _watched).items():
        if edition in (None, name):
            cited: dict[str, set[str]] = {clause: set(names) for clause, names in one.executed.items()}
            for clause, names in more.get(name, {}).items():
                cited.setdefault(clause, set()).update(names)
            found[name] = Evidence(implemented(name), cited, one.held, one.cited)
    return found


def _watched(clauses: Iterable[Any], number: int) -> Iterator[Any]:
    """What is gone through, with how much of it there has been."""
    for done, clause in enumerate(clauses):
        working.tell(done, "clauses", number)
        yield clause


def traced(files: Iterable[Path]) -> dict[str, dict[str, set[str]]]:
    """The scenarios that executed each clause, by edition, from records of `judge run --format json`, a ruling a line.

    Raises `judge.text.errors.Problems` where a file is no such record.
    """
    found: dict[str, dict[str, set[str]]] = {}
    for path in files:
        for number, line in enumerate(_text(path).splitlines(), 1):
            if not line.strip():
                continue
            try:
                ruling = json.loads(line)
                cited = found.setdefault(str(ruling["edition"]), {})
                for event in ruling["events"]:
                    for clause in event["clauses"]:
                        cited.setdefault(str(clause), set()).add(str(ruling["scenario"]))
            except (ValueError, KeyError, TypeError) as error:
                raise _broken(path, number, f"not a record of a ruling: {error}") from None
    return found


@cache
def citing() -> Mapping[str, tuple[str, ...]]:
    """The scenarios that come with the project, by the ids that they expect to be applied."""
    found: dict[str, dict[str, None]] = {}
    for one in _scenarios():
        for clause in one.clauses:
            found.setdefault(clause, {})[one.file] = None
    return {clause: tuple(names) for clause, names in found.items()}


def scenarios(clause: str) -> tuple[str, ...]:
    """The scenarios that expect the clause, or anything inside it, to be applied, the nearest first."""
    return tuple(one.file for one in about(clause))


def about(clause: str) -> list[Entry]:
    """The scenarios that expect the clause, or anything inside it, to be applied, as they are found, nearest first."""
    from judge.rulebook.ids import parse
    from judge.search.find import on_clause

    every, id = _scenarios(), parse(clause)
    inside = (there for name, there in _cited().get(id.chapter, {}).items() if id.covers(parse(name)))
    return on_clause(clause, [every[n] for n in sorted({n for there in inside for n in there})])


@cache
def _cited() -> Mapping[str, Mapping[str, Sequence[int]]]:
    """By chapter, the clauses that scenarios expect to be applied or to decide, with the numbers of those that do."""
    from judge.rulebook.ids import parse

    found: dict[str, dict[str, list[int]]] = {}
    for n, one in enumerate(_scenarios()):
        for clause in filter(None, (*one.clauses, one.decides)):
            found.setdefault(parse(clause).chapter, {}).setdefault(clause, []).append(n)
    return found


@cache
def _scenarios() -> Sequence[Entry]:
    from judge.floors import FLOORS
    from judge.search.index import CLAIM, entries

    return [one for one in entries(FLOORS) if one.kind != CLAIM]


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Problems([Problem(str(path), 1, 1, "J001", f"the file cannot be read: {error.strerror}")]) from None
    except UnicodeDecodeError:
        raise _broken(path, 1, "not a record of a ruling: not text in UTF-8") from None


def _broken(path: Path, line: int, message: str) -> Problems:
    return Problems([Problem(str(path), line, 1, "J605", message, "write it with judge run --format json")])


def implemented(edition: str) -> Mapping[str, str]:
    """Where each clause of an edition is implemented, by the game that has the edition."""
    from judge.floors import FLOORS

    return next((floor.implemented(edition) for floor in FLOORS.values() if edition in floor.editions), {})
