"""The scenarios that come with the project, each adjudicated once, with the answers that its lines gave."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import groupby, islice
from pathlib import Path
from typing import NamedTuple, TypeVar
from zlib import crc32

from judge.answer.run import Player, adjudicate
from judge.data import scenarios
from judge.engine import Event, Machine
from judge.floors import FLOORS
from judge.furuyoni.file.setup import Setup
from judge.port.floor import Scenario
from judge.port.ruling import Ruling
from judge.scenario.folders import scenarios_in
from judge.scenario.loader import node_scenario
from judge.text.nodes import Node
from judge.text.source import read
from tests.engine.replaying import Attempt, Picked

EVERY = bool(os.environ.get("JUDGE_EVERY_FILE"))
"""Whether everything is gone through of which else there is a sample."""
FOLDER = Path(scenarios())
PART = 24
"""Files that are gone through in one test."""
KEPT = PART + 2
"""Files remembered at a time: the tests of one file follow each other (their parameter has the scope of a module)."""
FILES = sorted(str(Path(p).relative_to(FOLDER)) for p in scenarios_in(FOLDER / "furuyoni"))


def batched(items: Iterable[str], size: int) -> Iterator[tuple[str, ...]]:
    """The items, so many at a time."""
    rest = iter(items)
    while part := tuple(islice(rest, size)):
        yield part


def _parts() -> Iterator[tuple[str, tuple[str, ...]]]:
    for folder, files in groupby(FILES, key=lambda file: "/".join(file.split("/")[:2])):
        for number, part in enumerate(batched(files, PART)):
            yield f"{folder} {number}" if number else folder, part


PARTS = dict(_parts())
"""The files of a folder of the game's in parts; one test a file would take longer than what it does."""


@contextmanager
def told_of(file: str) -> Iterator[None]:
    """What fails inside is said of that file."""
    try:
        yield
    except Exception as error:
        error.add_note(f"in scenarios/{file}")
        raise


@lru_cache(KEPT)
def _root(file: str) -> Node:
    root, problems = read(str(FOLDER / file))
    assert root is not None, problems
    return root


@lru_cache(KEPT)
def load(file: str) -> Scenario:
    """The scenario of a file, which must have no problem."""
    scenario, problems = node_scenario(_root(file), str(FOLDER / file), FLOORS)
    assert not problems, "\n".join(str(p) for p in problems)
    assert scenario is not None
    return scenario


@lru_cache(KEPT)
def ruling(file: str) -> Ruling:
    """The ruling of a file."""
    found, problems = adjudicate(load(file))
    assert not problems, "\n".join(str(p) for p in problems)
    assert found is not None
    return found


@lru_cache(2 * KEPT)
def under(file: str, edition: str) -> Ruling | None:
    """The ruling on a scenario under an edition, with the cards as it has them; none where it lacks a megami of its."""
    if load(file).edition == edition:
        return ruling(file)
    path, printing = str(FOLDER / file), load(file).cards
    scenario, problems = node_scenario(_root(file), path, FLOORS, edition=edition, printing=printing)
    if {problem.code for problem in problems} == {"J210"}:
        return None
    assert scenario is not None, problems
    found, problems = adjudicate(scenario)
    assert found is not None, problems
    return found


def one_a_folder() -> list[str]:
    """Of every folder one file, of the cards one of every megami's, whichever its name's checksum picks."""
    found: dict[str, str] = {}
    for file in FILES:
        folders = file.split("/")[:-1]
        folder = "/".join(folders[:3] if "cards" in folders else folders)
        found[folder] = min(found.get(folder, file), file, key=lambda name: crc32(name.encode()))
    return list(found.values())


def one_in(n: int, name: str) -> bool:
    """Whether what has that name is one in so many, by its checksum; with `JUDGE_EVERY_FILE=1` everything is."""
    return EVERY or crc32(name.encode()) % n == 0


SOME = FILES if EVERY else one_a_folder()
"""For what is too long to be done with every file, unless `JUDGE_EVERY_FILE=1` stands in the environment."""


class Run(NamedTuple):
    """A run of a scenario: how to begin it, and every answer that was given."""

    setup: Setup
    readings: dict[str, int]
    answers: tuple[Picked | Attempt, ...]

    def start(self, log: list[Event] | None = None) -> Machine:
        """A machine at the beginning, with or without a record."""
        machine = Machine(self.setup.game, dict(self.setup.state), log, self.readings)
        machine.asks_all = True
        self.setup.begin(machine)
        return machine


class Listening(Machine):
    """A machine that keeps the answers it is given."""

    heard: list[Picked | Attempt]

    def answer(self, picked: Picked) -> None:
        choice, offered = self.pending, self.offered
        assert choice is not None
        extra = choice.options[offered:]
        self.heard.append(Attempt(extra[0]) if extra else picked)
        super().answer(picked)

    def run(self, until: str | None = None):  # type: ignore[no-untyped-def]
        stopped = super().run(until)
        self.offered = len(self.pending.options) if self.pending else 0
        return stopped


@lru_cache(KEPT)
def played(file: str) -> Run:
    """The run of a file, ready to be begun again."""
    machine, setup, readings = begun(file, Listening)
    machine.heard = []
    Player(machine, setup.scenario).play()
    return Run(setup, readings, tuple(machine.heard))


M = TypeVar("M", bound=Machine)


def begun(file: str, sort: type[M]) -> tuple[M, Setup, dict[str, int]]:
    """A machine of that sort at the beginning of a file, with its set-up and the readings that the file takes."""
    scenario = load(file)
    setup = Setup(scenario)
    taken = dict(scenario.readings)
    taken |= {line.args[0]: line.args[1] for line in scenario.play if line.by == "rules"}
    readings = {gap: ord(letter) - ord("a") for gap, letter in taken.items()}
    machine = sort(setup.game, dict(setup.state), None, readings)
    setup.begin(machine)
    return machine, setup, readings
