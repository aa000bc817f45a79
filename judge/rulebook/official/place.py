"""From sections to clauses: which id each passage of an official text bears."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from judge.rulebook.official.blocks import Block, Section, leaves

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_KINDS = {"p": "paragraph", "b": "bullet", "t": "table", "e": "example", "n": "note"}
_SIGNS = {"paragraph": "¶", "bullet": "•"}


@dataclass(frozen=True)
class Clause:
    """One clause as one document has it: id, the mark printed there, its kind there, title and text, first line."""

    id: str
    printed: str
    kind: str
    title: str
    text: str
    line: int


@dataclass(frozen=True)
class Layout:
    """What is known of an edition beyond counting: ids of its unnumbered headings, and where its passages belong.

    `places` has, for a section whose passages do not stand as they are numbered, a row of places in the order of the
    document: ``p3`` paragraph 3, ``b`` bullet, ``t`` table, ``e`` example, ``n`` note, ``.`` the section itself, any
    other word a step; ``A4-2-1:p1`` lies in another section. A place named twice is one clause printed in two pieces.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[str, Sequence[str]] = field(default_factory=dict)


@dataclass
class Placed:
    """The clauses of a document in its order; what could not be placed and why; the faults that were mended, by id."""

    clauses: list[Clause]
    unplaced: list[str]
    faults: dict[str, str]


@dataclass(frozen=True)
class Passage:
    """One passage of a document, heading or block, with the id it bears and the id of the section it stands in."""

    id: str
    section: str
    kind: str
    mark: str
    text: str
    line: int


def passages(sections: Sequence[Section], layout: Layout) -> list[Passage]:
    """Every passage in the order of the document. A section unknown to the layout keeps a name with a bar in it."""
    found: list[Passage] = []
    for section in sections:
        name = layout.names.get(section.id, section.id)
        found.append(Passage(name, name, "heading", section.printed, section.title, section.line))
        for block, where in _targets(section, name, layout):
            text = f"{block.mark}\n{block.text}" if block.kind == "table" and block.mark else block.text
            found.append(Passage(where, name, block.kind, _mark(block, section), text, block.line))
    return found


def place(sections: Sequence[Section], layout: Layout) -> Placed:
    """Give every passage its id. Nothing is dropped silently: what has no id is in `unplaced`, with its line."""
    found: dict[str, Clause] = {}
    placed = Placed([], [], {})
    for section in sections:
        if section.faults:
            placed.faults[layout.names.get(section.id, section.id)] = "; ".join(section.faults)
    lost = ""
    for passage in passages(sections, layout):
        if passage.section == lost:
            continue
        lost = ""
        if passage.kind != "heading":
            _put(found, passage)
        elif "|" in passage.id or passage.id in found:
            lost = passage.id
            why = "is in no catalogue" if "|" in passage.id else f"stands here a second time, as {passage.id}"
            placed.unplaced.append(f"line {passage.line}: the section “{passage.text}” {why}")
        else:
            found[passage.id] = Clause(passage.id, passage.mark, "heading", passage.text, "", passage.line)
    placed.clauses = list(found.values())
    return placed


def _targets(section: Section, name: str, layout: Layout) -> list[tuple[Block, str]]:
    if section.whole:
        return [(block, f"V{block.mark}") for block in section.blocks]
    passages = list(leaves(section))
    row = layout.places.get(name, ())
    if name.startswith("B2 "):
        return [(block, name) for block, _ in passages]
    if len(row) != len(passages):
        return [(block, f"{name} {leaf}".rstrip()) for block, leaf in passages]
    return [(block, target(name, word)) for (block, _), word in zip(passages, row, strict=True)]


def target(name: str, word: str) -> str:
    """The id that a word of a row of places stands for, in the section `name`."""
    section, _, leaf = word.rpartition(":")
    counted = re.fullmatch(r"([pbten])(\d+)", leaf)
    inside = "" if leaf == "." else f"{_KINDS[counted[1]]} {counted[2]}" if counted else leaf
    return f"{section.replace('_', ' ') or name} {inside}".rstrip()


def _mark(block: Block, section: Section) -> str:
    if block.mark and block.kind in ("step", "example", "note"):
        return block.mark
    same = [other for other in section.blocks if other.kind == block.kind]
    ordinal = next((i for i, other in enumerate(same, 1) if other.line == block.line), 1)
    return f"{_SIGNS.get(block.kind, block.kind + ' ')}{ordinal}"


def _put(found: dict[str, Clause], passage: Passage) -> None:
    before = found.get(passage.id)
    if before is None:
        found[passage.id] = Clause(passage.id, passage.mark, passage.kind, "", passage.text, passage.line)
    else:
        kind = "section" if before.kind == "heading" else before.kind
        joined = f"{before.text}\n{passage.text}".strip()
        found[passage.id] = Clause(passage.id, before.printed, kind, before.title, joined, before.line)
