"""What was counted before: `history.jsonl`, a line for each time that counts were kept, with the reason."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping
from pathlib import Path

FILE = Path(__file__).with_name("history.jsonl")
ROOM = 1.02
"""How much a count may be above the one before."""


def python() -> str:
    """The minor version of Python that counts."""
    return ".".join(platform.python_version_tuple()[:2])


def before(what: str, of: str) -> dict[str, float]:
    """What was kept last of a sort of counts, by a Python."""
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.is_file() else []
    kept: list[dict[str, float]] = [one[what] for one in map(json.loads, lines) if what in one and one["python"] == of]
    return kept[-1] if kept else {}


def compared(found: Mapping[str, float], what: str, of: str) -> int:
    """Print counts beside those kept last; how many are more than a fiftieth above."""
    last, lost = before(what, of), 0
    for name, count in found.items():
        kept = last.get(name)
        more = kept is not None and count > kept * ROOM
        lost += more
        told = "not kept yet" if kept is None else f"{count / kept:.3f} of {kept:,.2f}{', a loss' if more else ''}"
        print(f"{name:<40}{count:18,.2f}   {told}")
    return lost


def keep(found: Mapping[str, float], what: str, of: str, why: str) -> None:
    """Add a line."""
    line = {"why": why, "python": of, what: {name: round(count, 2) for name, count in found.items()}}
    with FILE.open("a", encoding="utf-8") as history:
        history.write(json.dumps(line) + "\n")
