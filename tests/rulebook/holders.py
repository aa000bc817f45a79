"""Which scenario holds each clause, found by switching it off; `python -m tests.rulebook.holders` finds them anew.

`python -m tests.rulebook.holders vision` does so for the second game.

Finding takes minutes, for a clause is looked for in many scenarios; that those found still hold it takes a run each.
Where one is found already it is looked at first.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path

from judge.cli import coverage
from judge.floors import FLOORS

FILES = {"furuyoni": "holders.json", "vision": "vision_holders.json"}
AGAIN = "find the holders anew: python -m tests.rulebook.holders"

Holders = dict[str, dict[str, dict[str, str]]]


def path(game: str) -> Path:
    """Where those of a game stand."""
    return Path(__file__).with_name(FILES[game])


@cache
def load(game: str = "furuyoni") -> Holders:
    """By edition and by how (`held`: an outcome, `cited`: the citation alone), the scenario that holds each clause."""
    found: Holders = json.loads(path(game).read_text(encoding="utf-8"))
    return found


def find(game: str) -> Holders:
    """The holders, found by switching off every clause."""
    known = {edition: found["held"] for edition, found in load(game).items()} if path(game).is_file() else {}
    measured = coverage.measured(FLOORS[game].editions, hold=True, known=known)
    return {e: {"held": dict(one.held or {}), "cited": dict(one.cited or {})} for e, one in measured.items()}


if __name__ == "__main__":
    asked = sys.argv[1] if len(sys.argv) > 1 else "furuyoni"
    path(asked).write_text(json.dumps(find(asked), indent=1, sort_keys=True) + "\n", encoding="utf-8")
