"""Positions a second that `judge outcomes` goes through, on one process and on two, against python-chess's perft.

A position counts whenever it is come to, as perft counts the positions of a game tree; those met before are come to as
well, but gone on from once. Bytes a stored position: what a search holds when it is over.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable
from typing import NamedTuple

from judge.answer.outcomes import Horizon, Limits, prepare
from judge.cli import GARBAGE
from judge.engine import parallel
from judge.engine.explore import Graph, Search
from tests.answer.test_counts import POSITIONS

NAMES = ("two duellists at four", "two duellists at three", "resolve at low life")
"""The pinned positions of Yurina and Saine."""
MOST = 800
PLIES = 3
ROUNDS = 2


class Speed(NamedTuple):
    """Positions come to and positions that differ, and the seconds of the quickest of several rounds."""

    reached: int
    distinct: int
    seconds: float

    @property
    def rate(self) -> float:
        """Positions come to a second."""
        return self.reached / self.seconds


class Measured(NamedTuple):
    """What was measured. `chess` is None where python-chess is not installed."""

    one: Speed
    cpu: float
    """Positions a second of its own time, whatever else the computer does, that one process comes to."""
    two: Speed
    bytes: float
    chess: Speed | None


def explored(name: str, processes: int, most: int = MOST) -> Graph:
    """A turn from a pinned position."""
    position = next(p for p in POSITIONS if p.name == name)
    ground = prepare(position.scenario(), (), ("a.life", "b.life"), horizon=Horizon(turns=1))
    return parallel.run(ground, ground.start(), Limits(most, 600), processes)


def timed(run: Callable[[], list[Graph]], clock: Callable[[], float] = time.perf_counter) -> Speed:
    """The quickest of several rounds."""
    found = []
    for _ in range(ROUNDS):
        began = clock()
        graphs = run()
        spent = clock() - began
        found.append(Speed(sum(g.reached for g in graphs), sum(len(g.nodes) for g in graphs), spent))
    return min(found, key=lambda speed: speed.seconds)


def measure() -> Measured:
    """Everything, one after the other."""
    gc.set_threshold(GARBAGE)
    one = timed(lambda: [explored(name, 1) for name in NAMES])
    cpu = timed(lambda: [explored(name, 1) for name in NAMES], time.process_time)
    two = timed(lambda: [explored(name, 2) for name in NAMES])
    return Measured(one, cpu.rate, two, held(NAMES[0]), perft())


def held(name: str) -> float:
    """Bytes a position that a search holds in the end."""
    position = next(p for p in POSITIONS if p.name == name)
    ground = prepare(position.scenario(), (), ("a.life", "b.life"), horizon=Horizon(turns=1))
    start = ground.start()
    gc.collect()
    tracemalloc.start()
    search = Search(ground, Limits(MOST, 600))
    before, _ = tracemalloc.get_traced_memory()
    search.run(start)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(search.nodes)


def perft() -> Speed | None:
    """python-chess: every position that so many plies lead to, by `push` and `pop`."""
    try:
        import chess
    except ImportError:
        return None
    board = chess.Board()

    def walk(depth: int) -> int:
        reached = 0
        for move in board.legal_moves:
            reached += 1
            board.push(move)
            if depth > 1:
                reached += walk(depth - 1)
            board.pop()
        return reached

    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        reached = walk(PLIES)
        times.append(time.perf_counter() - began)
    return Speed(reached, reached, min(times))


def told(found: Measured) -> str:
    """The measurement as it is printed."""
    lines = [
        f"outcomes (turns of Yurina and Saine from {len(NAMES)} positions; {found.one.distinct:,} distinct positions)",
        f"  one process               {found.one.rate:9,.0f} positions a second, {found.cpu:,.0f} a second of its own",
        f"  two processes             {found.two.rate:9,.0f} positions a second   target: at least 3,000",
        f"  held in the end           {found.bytes:9,.0f} bytes a distinct position   target: less than 2,000",
    ]
    if found.chess is None:
        lines.append("  python-chess's perft      not measured: python-chess is not installed (pip install '.[bench]')")
    else:
        per = found.chess.rate / found.one.rate
        rate = f"{found.chess.rate:9,.0f} positions a second"
        lines.append(f"  python-chess's perft      {rate}   {per:.0f} times one process")
    return "\n".join(lines)


if __name__ == "__main__":
    print(told(measure()))
