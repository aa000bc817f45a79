"""What an answer leaves out because nothing plays it yet: told with every answer, and as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.messages import messages
from judge.report.gists import cites
from judge.report.words import WORDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine import Unplayed


def sentences(unplayed: Sequence[Unplayed], lang: str = "en") -> Iterator[str]:
    """A sentence for each part of the rules that is in force and is not played, or not all of it."""
    say = messages(lang, WORDS).say
    for one in unplayed:
        if one.whole:
            yield say("unplayed", part=one.part)
        else:
            yield say("unplayed_clauses", part=one.part, clauses=cites(one.clauses, lang))


def record(unplayed: Sequence[Unplayed]) -> list[dict[str, Any]]:
    """The same as data that JSON can hold."""
    return [{"part": one.part, "whole": one.whole, "clauses": list(one.clauses)} for one in unplayed]
