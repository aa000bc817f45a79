"""The page on places that look open: what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judge.furuyoni.rules.gaps import GAPS

ROOT = Path(__file__).parents[2]
LINES = (ROOT / "docs/silences.md").read_text(encoding="utf-8").splitlines()
ROWS = [line.split("|") for line in LINES if line.startswith("| ")]
PLACES = {row[1].strip(): (row[2], row[3]) for row in ROWS if not row[1].strip().startswith(("question", "---"))}


def held(cell: str) -> list[str]:
    """The scenarios of a row; one that begins like the one before leaves that out."""
    found: list[str] = []
    for name in re.findall(r"`([^`]+)`", cell):
        if name.startswith("…/"):
            name = found[-1].rpartition("/")[0] + name[1:]
        elif name.startswith("…."):
            name = found[-1].rpartition(".")[0] + name[1:]
        found.append(name)
    return found


@pytest.mark.parametrize("place", PLACES)
def test_it_is_held_by_scenarios(place: str) -> None:
    names = held(PLACES[place][1])
    there = [ROOT / "scenarios/furuyoni" / name for name in names]
    assert names
    assert [str(path) for path in there if not (path.is_dir() or path.with_name(f"{path.name}.yaml").is_file())] == []


@pytest.mark.parametrize("place", PLACES)
def test_the_gaps_that_it_names_are_gaps(place: str) -> None:
    assert set(re.findall(r"\bG\d+\b", PLACES[place][0])) <= set(GAPS)
