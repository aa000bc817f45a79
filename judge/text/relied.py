"""What something is made of, noted while it is made: so that it is made again where any of that has become another."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE, CLAUSE, SAID = "file", "clause", "said"
Relied = dict[tuple[str, str], None]
"""What was relied on, by kind and name, in the order in which it was first asked for."""

_noting: list[Relied] = []


@contextmanager
def noted() -> Iterator[Relied]:
    """Note what is relied on while it is entered."""
    found: Relied = {}
    _noting.append(found)
    try:
        yield found
    finally:
        _noting[:] = [one for one in _noting if one is not found]


def rely(kind: str, name: str) -> None:
    """Say that something rests on a file, on the words about a clause, or on what translates a text."""
    for found in _noting:
        found[kind, name] = None
