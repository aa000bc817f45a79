"""How much of the rules is code, how much of that is executed by a scenario, how much is held by one."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from judge.rulebook.ids import PARTS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from judge.rulebook.catalogue import Catalogue

STAGES = ("implemented", "executed", "held", "cited")
"""How far a clause is borne out. It is held if some scenario comes to something else without it, and cited if without
it nothing is missed but its citation."""


@dataclass(frozen=True)
class Chapter:
    """One chapter of one edition: its operative clauses, how many reach each stage, and the ids that do not.

    `held` and `cited` are None, and have no gaps, where nobody has looked.
    """

    part: str
    chapter: str
    edition: str
    title: str
    clauses: int
    operative: int
    implemented: int
    executed: int
    held: int | None
    cited: int | None
    gaps: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Evidence:
    """What is known of an edition: where a clause is implemented, who executes it, what is held or cited alone.

    None for the last two: nobody has looked.
    """

    implemented: Mapping[str, str]
    executed: Mapping[str, Collection[str]]
    held: Collection[str] | None
    cited: Collection[str] | None = None


def measure(catalogue: Catalogue, edition: str, evidence: Evidence) -> list[Chapter]:
    """The coverage of an edition, chapter by chapter. A clause counts by its own id, never by its section's."""
    known: dict[str, Collection[str]] = {"implemented": evidence.implemented, "executed": evidence.executed}
    if evidence.held is not None:
        known |= {"held": evidence.held, "cited": evidence.cited or ()}
    found = []
    for name in dict.fromkeys(entry.id.chapter for entry in catalogue.of(edition)):
        entries = [entry for entry in catalogue.of(edition) if entry.id.chapter == name]
        operative = [entry.name for entry in entries if entry.operative]
        gaps = {stage: tuple(n for n in operative if n not in reached) for stage, reached in known.items()}
        counts = {stage: len(operative) - len(left) for stage, left in gaps.items()}
        if "held" in gaps:
            gaps["cited"] = tuple(n for n in gaps["cited"] if n in gaps["held"])
        part, title = PARTS[entries[0].id.part], entries[0].title()
        head = (part, name, edition, title, len(entries), len(operative))
        noticed = (counts.get("held"), counts.get("cited"))
        found.append(Chapter(*head, counts["implemented"], counts["executed"], *noticed, gaps))
    return found


def strangers(catalogue: Catalogue, edition: str, evidence: Evidence) -> list[str]:
    """Ids that code or scenarios cite and the catalogue does not have in that edition."""
    cited = (*evidence.implemented, *evidence.executed)
    entries = catalogue.entries
    return sorted({name for name in cited if name not in entries or edition not in entries[name].printed})


def record(chapters: Iterable[Chapter], unknown: Collection[str]) -> dict[str, Any]:
    """The coverage as JSON data, under the contract `judge.coverage/1`."""
    return {"format": "judge.coverage/1", "chapters": [asdict(c) for c in chapters], "unknown": list(unknown)}


def total(chapters: Iterable[Chapter]) -> tuple[int | None, ...]:
    """Operative, implemented, executed, held and merely cited clauses of several chapters together."""
    several = list(chapters)
    return tuple(_sum([getattr(chapter, name) for chapter in several]) for name in ("operative", *STAGES))


def _sum(counts: list[int | None]) -> int | None:
    known = [count for count in counts if count is not None]
    return sum(known) if len(known) == len(counts) else None
