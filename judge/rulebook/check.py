"""What is wrong with a catalogue: the list that must be empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.rulebook.catalogue import FOLDERS, HOWS, KINDS, WHATS, Catalogue, Entry
from judge.rulebook.ids import game_of

if TYPE_CHECKING:
    from collections.abc import Iterator


def faults(catalogue: Catalogue) -> Iterator[str]:
    """Every fault of every entry, a line each; a gist that is missing is asked for by `missing_gists`."""
    for entry in catalogue:
        for fault in _faults(catalogue, entry):
            yield f"{entry.file}: {entry.name}: {fault}"


def missing_gists(catalogue: Catalogue) -> list[str]:
    """The clauses that say nothing: those without a gist that are more than a heading."""
    return [entry.name for entry in catalogue if not entry.gist.strip() and entry.kind != "heading"]


def repeated_gists(catalogue: Catalogue) -> list[tuple[str, ...]]:
    """The clauses whose gists are the same word for word, so that none of them says which rule it is."""
    said: dict[str, list[str]] = {}
    for entry in catalogue:
        if entry.gist.strip() and entry.kind != "omitted":
            said.setdefault(" ".join(entry.gist.split()), []).append(entry.name)
    return [tuple(names) for names in said.values() if len(names) > 1]


def _faults(catalogue: Catalogue, entry: Entry) -> Iterator[str]:
    part, chapter = entry.id.part, entry.id.section[0]
    if game_of(entry.name) != catalogue.game:
        yield f"is no clause of {catalogue.game}"
    if entry.file != f"{FOLDERS[part]}/{int(chapter):02d}.yaml":
        yield "stands in the wrong file"
    if entry.kind not in KINDS:
        yield f"{entry.kind} is no kind of clause"
    if not entry.printed:
        yield "is in no edition"
    if (part == "F") != (entry.published is not None):
        yield "published belongs to part F, and to all of it"
    elif entry.published is not None and not (entry.published.get("dated") and entry.published.get("items")):
        yield "published needs dated, and items"
    for edition in entry.printed:
        if edition not in catalogue.editions:
            yield f"{edition} is no edition"
        elif entry.id == entry.id.heading and not entry.titles.get(catalogue.editions[edition].language):
            yield f"has no title in the language of {edition}"
    if entry.titles and not entry.titles.get("en"):
        yield "has no English title"
    for target in (*entry.refs, *(amends.clause for amends in entry.amends)):
        if target not in catalogue:
            yield f"refers to {target}, which is in no catalogue"
        if target == entry.name:
            yield "refers to itself"
    yield from _amends(catalogue, entry)
    if entry.differs is not None and not (entry.differs.get("what") and isinstance(entry.differs.get("matters"), bool)):
        yield "differs needs what, and matters as true or false"
    if entry.operative and entry.kind in ("example", "note", "omitted"):
        yield f"is operative, but of kind {entry.kind}"
    if str(entry.id.heading) not in catalogue:
        yield "stands in a section that is in no catalogue"


def _amends(catalogue: Catalogue, entry: Entry) -> Iterator[str]:
    met = set()
    for amends in entry.amends:
        clause, how = amends.clause, amends.how
        if entry.id.part != "A" or clause.startswith(("A", "B")):
            yield f"amends {clause}: only additional rules amend, and only core rules"
        elif clause in catalogue and not entry.printed.keys() & catalogue.entries[clause].printed.keys():
            yield f"amends {clause}, which stands in no edition that has this clause"
        if (clause, how) in met:
            yield f"amends {clause} {how} twice"
        met.add((clause, how))
        if how not in HOWS:
            yield f"amends {clause} {how}: how is one of {', '.join(HOWS)}"
        elif amends.what not in WHATS.get(how, ("",)):
            yield (
                f"amends {clause} {how}: what is {' or '.join(WHATS[how])}"
                if how in WHATS
                else (f"amends {clause} {how}, which has no what")
            )
        if bool(amends.why) != (how in ("principle", "heading")):
            yield f"amends {clause} {how}: a principle or a heading says why, and nothing else does"
