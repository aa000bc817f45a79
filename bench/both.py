"""Independent pieces of work shared out among processes."""

from __future__ import annotations

import gc
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from joblib import Parallel, cpu_count, delayed

from judge.cli import GARBAGE

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

    work = Parallel(n_jobs=jobs, return_as="generator_unordered", batch_size=1, pre_dispatch="n_jobs")
    yield from work(delayed(_done)(do, one) for one in due())


def _done(do: Callable[[Of], What], of: Of) -> What:
    gc.set_threshold(GARBAGE)
    return do(of)
