"""Which is meant of several that are called alike, as lines of play say it."""

from __future__ import annotations

from judge.light import regex

_COUNTED = regex(r"(.*\S) \(([1-9]\d*)\)")


def counted(said: str) -> tuple[str, int]:
    """What is said, and which is meant of several that are called alike: `choose Slash (2)`; 0 where that is not said.

    >>> counted("choose Slash (2)"), counted("choose Slash")
    (('choose Slash', 2), ('choose Slash', 0))
    """
    found = _COUNTED.fullmatch(said) if said.endswith(")") else None
    return (found[1], int(found[2])) if found else (said, 0)
