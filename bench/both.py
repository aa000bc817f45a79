"""Independent pieces of work shared out among processes."""

from __future__ import annotations

import gc
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from joblib import cpu_count

from judge.engine import work
from judge.engine.work import Workers
from judge.garbage import GARBAGE

Of = TypeVar("Of")
What = TypeVar("What")


def asks_jobs(parser: ArgumentParser) -> None:
    """`-j N`: how many processes there are to be."""
    parser.add_argument("-j", "--jobs", type=int, default=cpu_count(), help="processes (default: one a processor)")


def each(do: Callable[[Of], What], of: Iterable[Of], jobs: int, seconds: float = float("inf")) -> Iterator[What]:
    """What comes of each, as it comes; none is begun after so many seconds.

    Where there are several processes `do` must be a function of a module that they can import.
    """
    began = time.perf_counter()

    def due() -> Iterator[Of]:
        for one in of:
            if time.perf_counter() - began > seconds:
                return
            yield one

    yield from work.each(partial(_done, do), due(), Workers(jobs), in_order=False, at_once=1)


def _done(do: Callable[[Of], What], of: Of) -> What:
    gc.set_threshold(GARBAGE)
    return do(of)
