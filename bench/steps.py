"""Clause steps a second with and without a record, microseconds a fork, bytes a saved machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from judge.engine import Event, Machine
from tests.engine.replaying import finish, give, positions
from tests.furuyoni.shipped import FILES, Run, played


class Steps(NamedTuple):
    """Steps that cite a clause, over all shipped scenarios, and the seconds for them."""

    scenarios: int
    steps: int
    events: int
    recorded: float
    silent: float


class Copies(NamedTuple):
    """Microseconds and bytes, measured at every position of every shipped scenario."""

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
        began = time.perf_counter()
        action()
        times.append(time.perf_counter() - began)
    return min(times)


def runs() -> list[Run]:
    """Every shipped scenario that can be played."""
    return [played(file) for file in FILES]


def measure_steps(rounds: int = 5) -> Steps:
    """All scenarios from their first step to their last, with a record and without."""
    every, logs = runs(), []
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


def measure_copies(repeat: int = 50) -> Copies:
    """Fork, save and load at every position; and how long the machine takes from one to the next, without a record."""
    forks, dumps, loads, sizes = [], [], [], []
    steps, spent = 0, 0.0
    for run in runs():
        machine = run.start()
        for _ in positions(machine, run.answers):
            began = time.perf_counter()
            for _ in range(repeat):
                machine.fork()
            forks.append((time.perf_counter() - began) / repeat)
        machine = run.start([])
        for _ in positions(machine, run.answers):
            began = time.perf_counter()
            text = machine.dump()
            middle = time.perf_counter()
            Machine.load(machine.game, text)
            loads.append(time.perf_counter() - middle)
            dumps.append(middle - began)
            sizes.append(len(text.encode()))
        machine, answers = run.start(), list(run.answers)
        began = time.perf_counter()
        while machine.over is None and (machine.pending is None or answers):
            if machine.pending is not None:
                give(machine, answers.pop(0))
            else:
                machine.advance()
            steps += 1
        spent += time.perf_counter() - began
    us = 1e6
    return Copies(
        len(forks), median(forks) * us, spent / steps * us, median(dumps) * us, median(loads) * us,
        round(median(sizes)), max(sizes),
    )  # fmt: skip
