"""Which scenario holds each clause, found by switching it off; `python -m tests.rulebook.holders` finds them anew.

Finding takes minutes, for a clause is looked for in many scenarios; that those found still hold it takes a run each.
Where one is found already it is looked at first.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from judge.cli import coverage
from judge.furuyoni.file.model import EDITIONS

FILE = Path(__file__).with_name("holders.json")
AGAIN = "find the holders anew: python -m tests.rulebook.holders"

Holders = dict[str, dict[str, dict[str, str]]]


@cache
def load() -> Holders:
    """By edition and by how (`held`: an outcome, `cited`: the citation alone), the scenario that holds each clause."""
    found: Holders = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def find() -> Holders:
    """The holders, found by switching off every clause."""
    known = {edition: found["held"] for edition, found in load().items()} if FILE.is_file() else {}
    measured = coverage.measured(EDITIONS, hold=True, known=known)
    return {e: {"held": dict(one.held or {}), "cited": dict(one.cited or {})} for e, one in measured.items()}


if __name__ == "__main__":
    FILE.write_text(json.dumps(find(), indent=1, sort_keys=True) + "\n", encoding="utf-8")
