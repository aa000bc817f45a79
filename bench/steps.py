"""Clause steps a second with and without a record, microseconds a fork, bytes a saved machine."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from judge.engine import Event, Machine
from tests.engine.replaying import finish, give, positions
from tests.furuyoni.shipped import FILES, Run, played

SAMPLE = 400
"""How many of the shipped scenarios are gone through, drawn by their names: one more or less changes nothing else."""


class Steps(NamedTuple):
    """Steps that cite a clause, over some shipped scenarios, and the seconds of a processor for them."""

    scenarios: int
    steps: int
    events: int
    recorded: float
    silent: float


class Copies(NamedTuple):
    """Microseconds of a processor and bytes, measured at every position of some shipped scenarios."""

    positions: int
    fork: float
    advance: float
    dump: float
    load: float
    size: int
    largest: int


def best(action: Callable[[], object], rounds: int) -> float:
    """The shortest of several times."""
    times = []
    for _ in range(rounds):
        began = time.process_time()
        action()
        times.append(time.process_time() - began)
    return min(times)


def runs(sample: int = SAMPLE) -> list[Run]:
    """So many of the shipped scenarios that can be played; 0: every one."""
    drawn = sorted(FILES, key=lambda file: (zlib.crc32(file.encode()), file))
    return [played(file) for file in drawn[: sample or None]]


def measure_steps(sample: int = SAMPLE, rounds: int = 5) -> Steps:
    """Scenarios from their first step to their last, with a record and without."""
    every, logs = runs(sample), []
    for run in every:
        log: list[Event] = []
        finish(run.start(log), run.answers)
        logs.append(log)

    def play(record: bool) -> None:
        for run in every:
            finish(run.start([] if record else None), run.answers)

    return Steps(
        len(every),
        sum(1 for log in logs for event in log if event.kind == "step"),
        sum(len(log) for log in logs),
        best(lambda: play(True), rounds),
        best(lambda: play(False), rounds),
    )


def measure_copies(sample: int = SAMPLE, repeat: int = 50) -> Copies:
    """Fork, save and load at every position; and how long the machine takes from one to the next, without a record."""
    forks, dumps, loads, sizes = [], [], [], []
    steps, spent = 0, 0.0
    for run in runs(sample):
        machine = run.start()
        for _ in positions(machine, run.answers):
            began = time.process_time()
            for _ in range(repeat):
                machine.fork()
            forks.append((time.process_time() - began) / repeat)
        machine = run.start([])
        for _ in positions(machine, run.answers):
            began = time.process_time()
            text = machine.dump()
            middle = time.process_time()
            Machine.load(machine.game, text)
            loads.append(time.process_time() - middle)
            dumps.append(middle - began)
            sizes.append(len(text.encode()))
        machine, answers = run.start(), list(run.answers)
        began = time.process_time()
        while machine.over is None and (machine.pending is None or answers):
            if machine.pending is not None:
                give(machine, answers.pop(0))
            else:
                machine.advance()
            steps += 1
        spent += time.process_time() - began
    us = 1e6
    return Copies(
        len(forks), median(forks) * us, spent / steps * us, median(dumps) * us, median(loads) * us,
        round(median(sizes)), max(sizes),
    )  # fmt: skip
