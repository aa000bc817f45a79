"""The order in which a document has its clauses, by their ids."""

from __future__ import annotations

import re

from judge.rulebook.ids import COUNTED, PARTS, ROMAN, ClauseId


def sort_key(clause: ClauseId) -> tuple[object, ...]:
    """Order by part, section, then what is inside: the heading, its paragraphs, its steps, its notes.

    Where bullets stand between paragraphs only the catalogue knows the document's order; it keeps that of its files.
    """
    numbers = tuple((0, int(n), "") if n.isdigit() else (1, 0, n) for n in clause.section)
    return list(PARTS).index(clause.part), numbers, tuple(_rank(word) for word in re.split(r"[ -]", clause.inside))


def _rank(word: str) -> tuple[int, int, str]:
    if not word:
        return -1, 0, ""
    if word in COUNTED:
        return (0 if word == "paragraph" else 2 + COUNTED.index(word)), 0, word
    if word in ROMAN:
        return 1, ROMAN.index(word) + 1, ""
    return (1, int(word), "") if word.isdigit() else (1, 0, word)
