"""How much memory this process takes."""

from __future__ import annotations

import sys

MEGABYTE = 1 << 20


def resident() -> int:
    """The bytes that this process has in memory now, or had at most where the system does not tell it; 0: unknown."""
    try:
        with open("/proc/self/statm", encoding="ascii") as stream:
            pages = int(stream.read().split()[1])
    except (OSError, ValueError, IndexError):
        return _peak()
    from resource import getpagesize

    return pages * getpagesize()


def _peak() -> int:
    """What it had at most."""
    try:
        from resource import RUSAGE_SELF, getrusage
    except ImportError:  # no such module on Windows
        return 0
    most = getrusage(RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
