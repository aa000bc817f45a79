"""Which part of a large number of checks a run of the tests makes: a sample, or all of them.

The sample is drawn by what a file holds: it is the same in every run and process until the file changes. With
`JUDGE_TESTS=long` in the environment everything is checked.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

T = TypeVar("T")
LONG = os.environ.get("JUDGE_TESTS") == "long"


def seed(path: Path | str, about: str = "") -> int:
    """The number by which a file draws, another one for each thing that is drawn."""
    return zlib.crc32(about.encode(), zlib.crc32(Path(path).read_bytes()))


def drawn(items: Sequence[T], most: int, path: Path | str, about: str = "") -> list[T]:
    """So many of the items, in their order, drawn by the file; all of them in a long run."""
    if LONG or len(items) <= most:
        return list(items)
    return [items[i] for i in sorted(Random(seed(path, about)).sample(range(len(items)), most))]
