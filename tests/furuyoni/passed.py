"""What the shipped scenarios go through, found where they are adjudicated and kept for who asks later.

Tests that ask for all of it are begun last (`conftest.py`): by then most parts have been gone through in some process.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from judge.cli import coverage
from judge.engine.tree import whole
from judge.furuyoni.file.model import EDITIONS
from judge.port.ruling import Ruling
from tests.furuyoni.shipped import EVERY, PARTS, load, one_in, under
from tests.rulebook import holders

KEPT = Path(__file__).parents[2] / ".pytest_cache" / "passed"


class Passed(NamedTuple):
    """What a file went through in an edition, without its record, so that all of them can be remembered."""

    file: str
    edition: str
    own: bool
    """Whether the edition is the one that the file states."""
    cards: str
    readings: dict[str, str]
    text_alone: bool
    refused: bool
    clauses: tuple[str, ...]
    gaps: tuple[str, ...]
    open: tuple[str, ...]
    """The gaps of which another reading comes to something else."""
    asked: dict[str, list[list[str]]]
    """The readings with which each gap was asked."""
    resolved: tuple[str, ...]
    """Trees of effects, by the keys that frames have for them."""

    @classmethod
    def of(cls, file: str, edition: str, found: Ruling) -> Passed:
        begun = (event.data.get("about", {}).get("tree", "") for event in found.events if event.kind == "begin")
        asked: dict[str, list[list[str]]] = {}
        for event in found.events:
            if event.kind == "gap" and [*event.data["options"]] not in asked.setdefault(event.data["gap"], []):
                asked[event.data["gap"]].append([*event.data["options"]])
        scenario, cited = found.scenario, {clause: None for event in found.events for clause in event.clauses}
        open_, resolved = {other.gap: None for other in found.others}, {whole(tree): None for tree in begun}
        return cls(
            file, edition, load(file).edition == edition, scenario.cards, dict(scenario.readings), scenario.text_alone,
            found.refused is not None, tuple(cited), tuple(dict(found.gaps)), tuple(open_), asked, tuple(resolved),
        )  # fmt: skip


@cache
def passed() -> tuple[Passed, ...]:
    """What every file goes through in the edition that it states."""
    return tuple(one for one in in_both_editions() if one.own)


@cache
def in_both_editions() -> tuple[Passed, ...]:
    """What every file goes through in the edition that it states, and a sample in the other that has what it names."""
    return tuple(one for part in PARTS for one in _kept(part) or remember(part))


def remember(part: str) -> tuple[Passed, ...]:
    """What the files of a part go through, kept beside the checkout for tests that run in another process."""
    asked = ((file, edition) for file in PARTS[part] for edition in EDITIONS if gone_through(file, edition))
    rulings = ((file, edition, under(file, edition)) for file, edition in asked)
    found = tuple(Passed.of(file, edition, one) for file, edition, one in rulings if one is not None)
    with suppress(OSError):
        KEPT.mkdir(parents=True, exist_ok=True)
        draft = _place(part).with_suffix(f".{os.getpid()}")
        draft.write_text(json.dumps([_stamp(), found], ensure_ascii=False), "utf-8")
        draft.replace(_place(part))
    return found


def gone_through(file: str, edition: str) -> bool:
    """Whether a file is run in an edition: in its own, and in the other if it holds a clause there, or is one in four.

    With `JUDGE_EVERY_FILE=1` every file is run in both: that is each of them a second time.
    """
    return load(file).edition == edition or file in _holding(edition) or one_in(4, file)


@cache
def _holding(edition: str) -> frozenset[str]:
    """The files that hold the clauses of an edition, so that the sample misses none that can be executed."""
    return frozenset(file for found in holders.load()[edition].values() for file in found.values())


def _place(part: str) -> Path:
    return KEPT / f"{part.replace('/', ' ')}.json"


@cache
def _stamp() -> str:
    return f"{coverage.digest()} {EVERY}"


def _kept(part: str) -> tuple[Passed, ...]:
    with suppress(OSError, ValueError):
        stamp, found = json.loads(_place(part).read_text("utf-8"))
        if stamp == _stamp():
            return tuple(Passed(*one) for one in found)
    return ()
