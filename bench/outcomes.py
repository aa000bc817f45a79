"""Positions a second that `judge outcomes` goes through, on one process and on two, against python-chess's perft.

A position counts whenever it is come to, as perft counts the positions of a game tree; those met before are come to as
well, but gone on from once. Bytes a stored position: what a search holds when it is over.
"""

from __future__ import annotations

import gc
import os
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from joblib.externals.loky import get_reusable_executor

from judge.answer.outcomes import Horizon, Limits, prepare
from judge.engine import parallel
from judge.engine.explore import Graph, Search
from judge.engine.work import Workers
from judge.garbage import GARBAGE
from tests.answer.test_counts import POSITIONS

NAMES = ("two duellists at four", "two duellists at three", "resolve at low life")
"""The pinned positions of Yurina and Saine."""
MOST = 600
PLIES = 4
ROUNDS = 2


class Speed(NamedTuple):
    """Positions come to and positions that differ; seconds by the clock and of processors, of the quickest round."""

    reached: int
    distinct: int
    clock: float
    processors: float

    @property
    def rate(self) -> float:
        """Positions come to a second of a processor, whatever else the computer does."""
        return self.reached / self.processors


class Measured(NamedTuple):
    """What was measured. `chess` is None where python-chess is not installed."""

    one: Speed
    two: Speed
    bytes: float
    chess: Speed | None


def explored(name: str, processes: int, most: int = MOST) -> Graph:
    """A turn from a pinned position."""
    position = next(p for p in POSITIONS if p.name == name)
    make = partial(prepare, position.scenario(), (), ("a.life", "b.life"), horizon=Horizon(turns=1))
    return parallel.run(make, make(), Limits(most, 600), Workers(processes))


def spent() -> float:
    """Seconds that processors have worked for this process and for those it has begun."""
    return sum(os.times()[:4])


def timed(run: Callable[[], tuple[int, int]]) -> Speed:
    """The quickest of several rounds."""
    found = []
    for _ in range(ROUNDS):
        clock, processors = time.perf_counter(), spent()
        reached, distinct = run()
        found.append(Speed(reached, distinct, time.perf_counter() - clock, spent() - processors))
    return min(found, key=lambda speed: speed.processors)


def turns(processes: int) -> tuple[int, int]:
    """A turn from each position: how many positions were come to, how many differ."""
    graphs = [explored(name, processes) for name in NAMES]
    if processes > 1:
        get_reusable_executor().shutdown()  # what its processes have spent is known when they have gone
    return sum(g.reached for g in graphs), sum(len(g.nodes) for g in graphs)


def measure() -> Measured:
    """Everything, one after the other."""
    gc.set_threshold(GARBAGE)
    return Measured(timed(lambda: turns(1)), timed(lambda: turns(2)), held(NAMES[0]), perft())


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

    return timed(lambda: (walk(PLIES), 0))


def told(found: Measured) -> str:
    """The measurement as it is printed."""
    one, two = found.one, found.two
    lines = [
        f"outcomes (turns of Yurina and Saine from {len(NAMES)} positions; {one.distinct:,} distinct positions)",
        f"  one process               {one.rate:9,.0f} positions a second of a processor   1.00",
        f"  two, a processor for each {2 * two.rate:9,.0f} positions a second   target: at least 3,000",
        f"  two, by the clock         {two.reached / two.clock:9,.0f} positions a second",
        f"  held in the end           {found.bytes:9,.0f} bytes a distinct position   target: less than 2,000",
    ]
    if found.chess is None:
        lines.append("  python-chess's perft      not measured: python-chess is not installed (pip install '.[bench]')")
    else:
        per = found.chess.rate / one.rate
        lines.append(f"  python-chess's perft      {found.chess.rate:9,.0f} a second of a processor   {per:.0f}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(told(measure()))
