"""How much of the rules is code, how much of that is executed by a scenario, how much is held by one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from judge.rulebook.catalogue import Catalogue
from judge.rulebook.ids import PARTS

STAGES = ("implemented", "executed", "held")


@dataclass(frozen=True)
class Chapter:
    """One chapter of one edition: its operative clauses, how many reach each stage, and the ids that do not."""

    part: str
    chapter: str
    edition: str
    title: str
    clauses: int
    operative: int
    implemented: int
    executed: int
    held: int
    gaps: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Evidence:
    """What is known of the code and the scenarios: where a clause is implemented, who executes it, what is held."""

    implemented: Mapping[str, str]
    executed: Mapping[str, Collection[str]]
    held: Collection[str]


def measure(catalogue: Catalogue, edition: str, evidence: Evidence) -> list[Chapter]:
    """The coverage of an edition, chapter by chapter. A clause counts by its own id, never by its section's."""
    stages = {stage: getattr(evidence, stage) for stage in STAGES}
    found = []
    for name in dict.fromkeys(entry.id.chapter for entry in catalogue.of(edition)):
        entries = [entry for entry in catalogue.of(edition) if entry.id.chapter == name]
        operative = [entry.name for entry in entries if entry.operative]
        gaps = {stage: tuple(n for n in operative if n not in reached) for stage, reached in stages.items()}
        counts = {stage: len(operative) - len(gaps[stage]) for stage in STAGES}
        part, title = PARTS[entries[0].id.part], entries[0].title()
        found.append(Chapter(part, name, edition, title, len(entries), len(operative), **counts, gaps=gaps))
    return found


def strangers(catalogue: Catalogue, evidence: Evidence) -> list[str]:
    """Ids that code or scenarios cite and the catalogue does not have."""
    cited = [*evidence.implemented, *evidence.executed, *evidence.held]
    return sorted({name for name in cited if name not in catalogue})


def record(chapters: Iterable[Chapter], unknown: Collection[str]) -> dict[str, Any]:
    """The coverage as JSON data, under the contract `judge.coverage/1`."""
    return {"format": "judge.coverage/1", "chapters": [asdict(c) for c in chapters], "unknown": list(unknown)}


def total(chapters: Iterable[Chapter]) -> tuple[int, int, int, int]:
    """Operative, implemented, executed and held clauses of several chapters together."""
    several = list(chapters)
    sums = [sum(getattr(chapter, name) for chapter in several) for name in ("operative", *STAGES)]
    return sums[0], sums[1], sums[2], sums[3]
