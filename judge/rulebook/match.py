"""Which passage of one text is which of another: sections first, then what stands in them."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import cache
from typing import TYPE_CHECKING

from judge.rulebook.ids import above
from judge.rulebook.official.place import Passage

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

Group = list[Passage]


@dataclass
class Pairing:
    """The passages that are one in both texts, what is only in one, and the sections that changed their place."""

    passages: list[tuple[Passage, Passage]] = field(default_factory=list)
    removed: list[Passage] = field(default_factory=list)
    added: list[Passage] = field(default_factory=list)
    moved_sections: list[tuple[Passage, Passage]] = field(default_factory=list)
    numbers: set[tuple[str, str]] = field(default_factory=set)
    """Old and new number of every section whose number changed."""

    def section_id(self, passage: Passage) -> str:
        """The old id of the section in which a passage of the new text stands; its new one where the section is new."""
        return next((a for a, b in self.numbers if b == passage.section), passage.section)


def pair(old: Sequence[Passage], new: Sequence[Passage]) -> Pairing:
    """Pair two texts: sections by number and title, then by likeness; what stands in them by text, then by likeness."""
    result = Pairing()
    before, after = _groups(old), _groups(new)
    matched = _sections(before, after)
    for i, group in enumerate(before):
        if i in matched:
            _inside(group, after[matched[i]], result)
    _whole([g for i, g in enumerate(before) if i not in matched], result.removed)
    _whole([g for j, g in enumerate(after) if j not in matched.values()], result.added)
    order = sorted(matched)
    steady = _longest_rise([matched[i] for i in order])
    for i in order:
        a, b = before[i][0], after[matched[i]][0]
        if a.id != b.id:
            result.numbers.add((a.id, b.id))
    for i in order:
        a, b = before[i][0], after[matched[i]][0]
        followed = (above(a.id), above(b.id)) in result.numbers
        if matched[i] not in steady and not (followed or _within(a, before, matched, steady)):
            result.moved_sections.append((a, b))
    return result


def _groups(passages: Sequence[Passage]) -> list[Group]:
    groups: list[Group] = []
    for passage in passages:
        if passage.kind == "heading":
            groups.append([passage])
        elif groups:
            groups[-1].append(passage)
    return groups


def _sections(before: list[Group], after: list[Group]) -> dict[int, int]:
    free = {(b[0].id, _plain(b[0].text)): j for j, b in reversed(list(enumerate(after)))}
    matched: dict[int, int] = {}
    for i, a in enumerate(before):
        j = free.get((a[0].id, _plain(a[0].text)))
        if j is not None and j not in matched.values():
            matched[i] = j
    taken = set(matched.values())
    scores = sorted(
        (
            (-score, abs(i - j), i, j)
            for i, a in enumerate(before)
            if i not in matched
            for j, b in enumerate(after)
            if j not in taken and (score := _likeness(a, b)) >= 0.5
        ),
    )
    for _, _, i, j in scores:
        if i not in matched and j not in taken:
            matched[i] = j
            taken.add(j)
    return matched


def _likeness(a: Group, b: Group) -> float:
    title = 1.0 if _plain(a[0].text) == _plain(b[0].text) else 0.5 * (a[0].id == b[0].id)
    x = _pairs("".join(_plain(p.text) for p in a[1:]))
    y = _pairs("".join(_plain(p.text) for p in b[1:]))
    body = len(x & y) / len(x | y) if x | y else title
    return 0.4 * title + 0.6 * body


@cache
def _pairs(text: str) -> frozenset[str]:
    return frozenset(text[i : i + 2] for i in range(len(text) - 1))


def _inside(a: Group, b: Group, result: Pairing) -> None:
    result.passages.append((a[0], b[0]))
    old, new = a[1:], b[1:]
    lost: list[Passage] = []
    fresh: list[Passage] = []
    keys = [_plain(p.text) for p in old], [_plain(p.text) for p in new]
    for tag, i1, i2, j1, j2 in SequenceMatcher(None, *keys, autojunk=False).get_opcodes():
        if tag == "equal":
            result.passages.extend(zip(old[i1:i2], new[j1:j2], strict=True))
        else:
            _by_similarity(old[i1:i2], new[j1:j2], result, lost, fresh)
    result.removed.extend(lost)
    result.added.extend(fresh)


def _by_similarity(old: Group, new: Group, result: Pairing, lost: Group, fresh: Group) -> None:
    scores = sorted(
        (-ratio, i, j)
        for i, a in enumerate(old)
        for j, b in enumerate(new)
        if (ratio := SequenceMatcher(None, _plain(a.text), _plain(b.text), autojunk=False).ratio()) >= 0.4
    )
    taken: dict[int, int] = {}
    for _, i, j in scores:
        if i not in taken and j not in taken.values():
            taken[i] = j
    if len(old) == len(new) == 1 and old[0].kind == new[0].kind and old[0].mark == new[0].mark:
        taken[0] = 0
    result.passages.extend((old[i], new[j]) for i, j in sorted(taken.items()))
    lost.extend(a for i, a in enumerate(old) if i not in taken)
    fresh.extend(b for j, b in enumerate(new) if j not in taken.values())


def _whole(groups: list[Group], into: list[Passage]) -> None:
    """A section that came or went is one change, not one for each passage in it or section below it."""
    heads = {group[0].id for group in groups}
    for group in groups:
        name = group[0].id
        if not any(name.startswith((f"{head}-", f"{head}.")) for head in heads):
            into.append(group[0])


def _within(a: Passage, before: list[Group], matched: dict[int, int], steady: set[int]) -> bool:
    return any(g[0].id == above(a.id) and i in matched and matched[i] not in steady for i, g in enumerate(before))


def _longest_rise(values: Sequence[int]) -> set[int]:
    """The values of a longest rising run: what keeps its order. The rest has moved."""
    ends: list[int] = []
    previous: dict[int, int | None] = {}
    for value in values:
        place = bisect_left(ends, value)
        previous[value] = ends[place - 1] if place else None
        ends[place : place + 1] = [value]
    kept: set[int] = set()
    last: int | None = ends[-1] if ends else None
    while last is not None:
        kept.add(last)
        last = previous[last]
    return kept


def _plain(text: Hashable) -> str:
    return re.sub(r"\s+", "", str(text))
