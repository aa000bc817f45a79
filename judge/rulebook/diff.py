"""What a new edition changes: clauses added, removed, moved, reworded; and which only bear another number.

Two copies in one language are compared by their text, so that a number that shifts is no change of its own. Editions in
different languages are compared by id, as the catalogue holds them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from judge.rulebook.ids import COUNTED, above, parse
from judge.rulebook.match import Pairing, pair

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.rulebook.catalogue import Catalogue
    from judge.rulebook.official.place import Passage

SAME = 0.9


@dataclass(frozen=True)
class Change:
    """One change: `kind` is added, removed, moved or reworded.

    `id` is the clause, `to` its place in the new text where that is another; `words` the pairs of old and new words.
    """

    kind: str
    id: str
    to: str = ""
    words: tuple[tuple[str, str], ...] = ()
    text: str = ""


@dataclass(frozen=True)
class Report:
    """All changes in the order of the documents, and what bears another number because of them."""

    changes: tuple[Change, ...]
    renumbered: tuple[tuple[str, str], ...] = field(default=())


def compare(old: Sequence[Passage], new: Sequence[Passage]) -> Report:
    """Compare two texts in one language, passage by passage."""
    pairing = pair(old, new)
    changes: list[tuple[int, Change]] = []
    _moved_passages(pairing, changes)
    for a, b in pairing.passages:
        if squeeze(a.text) != squeeze(b.text):
            changes.append((a.line, Change("reworded", a.id, "", words(a.text, b.text), b.text)))
    for a in pairing.removed:
        changes.append((a.line, Change("removed", a.id, text=a.text)))
    fresh = _fresh(old, new, pairing)
    lines = {id(b): a.line for a, b in pairing.passages}
    before = 0
    for b in new:
        before = lines.get(id(b), before)
        if id(b) in fresh:
            changes.append((before, Change("added", fresh[id(b)], text=b.text)))
    for a, b in pairing.moved_sections:
        changes.append((a.line, Change("moved", a.id, b.id, text=b.text)))
    renumbered = [
        (a.id, b.id)
        for a, b in pairing.passages
        if a.mark != b.mark and a.kind in ("step", "heading") and (a, b) not in pairing.moved_sections
        if not _follows(a, b, pairing)
    ]
    ordered = sorted(changes, key=lambda item: item[0])
    return Report(tuple(change for _, change in ordered), tuple(renumbered))


def compare_editions(catalogue: Catalogue, old: Mapping[str, str], new: Mapping[str, str]) -> Report:
    """Compare two editions by id: `old` and `new` map the ids they have to the marks printed there.

    What is reworded comes from the catalogue's notes on what differs.
    """
    changes = []
    for entry in catalogue:
        name = entry.name
        if name in old and name not in new:
            changes.append(Change("removed", name, text=entry.gist))
        elif name in new and name not in old:
            changes.append(Change("added", name, text=entry.gist))
        elif name in old and entry.differs:
            changes.append(Change("reworded", name, text=str(entry.differs.get("what", ""))))
    renumbered = tuple(
        (name, f"{parse(name).heading} {new[name]}" if parse(name).inside else new[name])
        for name in old
        if name in new and _number(old[name]) != _number(new[name]) and not new[name].startswith(("¶", "•"))
        if catalogue.entries[name].kind not in ("example", "note", "list")
    )
    return Report(tuple(changes), renumbered)


def _number(mark: str) -> str:
    return re.sub(r"[^\w-]|附則|부칙", "", mark)


def squeeze(text: str) -> str:
    """A text without its blanks, which a scan or a page break puts anywhere."""
    return re.sub(r"\s+", "", text)


def words(old: str, new: str) -> tuple[tuple[str, str], ...]:
    """The words that changed, as pairs of old and new; "" where words only came or went.

    >>> words("1 damage to life", "2 damage to life")
    (('1', '2'),)
    """
    a, b = _tokens(old), _tokens(new)
    found: list[tuple[str, str]] = []
    end = (-9, -9)
    for tag, i1, i2, j1, j2 in SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        if i1 - end[0] <= 1 and j1 - end[1] <= 1 and found:
            between = "".join(a[end[0] : i1])
            found[-1] = (found[-1][0] + between + "".join(a[i1:i2]), found[-1][1] + between + "".join(b[j1:j2]))
        else:
            found.append(("".join(a[i1:i2]), "".join(b[j1:j2])))
        end = (i2, j2)
    return tuple((x.strip(), y.strip()) for x, y in found)


def _tokens(text: str) -> list[str]:
    text = re.sub(r"(?<=[^\x00-\x7f가-힣])\s+|\s+(?=[^\x00-\x7f가-힣])", "", text)
    return re.findall(r"[A-Za-z0-9]+|[가-힣]+|\s+|.", text)


def _moved_passages(pairing: Pairing, changes: list[tuple[int, Change]]) -> None:
    """What is gone here and new there is one passage that moved; the likest pairs are found first."""
    alike = sorted(
        (-ratio, i, j)
        for i, a in enumerate(pairing.removed)
        for j, b in enumerate(pairing.added)
        if "heading" not in (a.kind, b.kind) and len(a.text) > 5 and (ratio := _ratio(a.text, b.text)) >= SAME
    )
    gone: dict[int, int] = {}
    for _, i, j in alike:
        if i not in gone and j not in gone.values():
            gone[i] = j
            a, b = pairing.removed[i], pairing.added[j]
            changes.append((a.line, Change("moved", a.id, b.id, words(a.text, b.text), b.text)))
    pairing.removed = [a for i, a in enumerate(pairing.removed) if i not in gone]
    pairing.added = [b for j, b in enumerate(pairing.added) if j not in gone.values()]


def _ratio(a: str, b: str) -> float:
    return SequenceMatcher(None, squeeze(a), squeeze(b), autojunk=False).ratio()


def _fresh(old: Sequence[Passage], new: Sequence[Passage], pairing: Pairing) -> dict[int, str]:
    """The ids of what is new: a step has its mark, a counted passage the next free number of its section."""
    taken = {passage.id for passage in old}
    fresh: dict[int, str] = {}
    for b in pairing.added:
        name = b.id
        kind = b.kind if b.kind in COUNTED else ""
        if kind and name in taken:
            section = pairing.section_id(b)
            number = 2 if kind == "paragraph" else 1
            while (name := f"{section} {kind} {number}") in taken:
                number += 1
        taken.add(name)
        fresh[id(b)] = name
    return fresh


def _follows(a: Passage, b: Passage, pairing: Pairing) -> bool:
    """Whether a number changed only because that of the section above it did, or of the section that it begins with."""
    if a.kind == "heading":
        higher = above(a.id), above(b.id)
    else:
        higher = (a.section, b.section) if a.id.startswith("V") else ("", "")
    return higher in pairing.numbers and a.id.removeprefix(higher[0]) == b.id.removeprefix(higher[1])
