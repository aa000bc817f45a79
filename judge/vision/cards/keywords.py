"""Which clauses the keywords of cards are of: the headings of chapter 10."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judge.rulebook.catalogue import Entry, load

if TYPE_CHECKING:
    from collections.abc import Mapping

BOTH = {
    "自分ターン1枚制限": ("V10.21.3", "V10.22.3"),
    "相手ターン1枚制限": ("V10.21.3", "V10.23.3"),
}
"""Keywords without a heading of their own, each with the clauses that say which two it holds as."""


def clauses(keyword: str) -> tuple[str, ...]:
    """The clauses that say what a keyword is, as `V10.2` of `速攻`; none for a word that is no keyword."""
    found = headings().get(keyword)
    return (found.name,) if found is not None else BOTH.get(keyword, ())


def title(keyword: str, lang: str) -> str:
    """What a keyword is called in a language; itself where it has no heading."""
    found = headings().get(keyword)
    return re.sub(r"\s*(\(.*|A)$", "", found.title(lang)) if found is not None else keyword


@cache
def headings() -> Mapping[str, Entry]:
    """The headings of chapter 10 by the keyword that each is about."""
    tens = (e for e in load("vision") if e.kind == "heading" and e.name.startswith("V10.") and e.name != "V10.1")
    return {re.sub(r"\s*(\(.*|A)$", "", entry.title("ja")): entry for entry in tens}
