"""What was found as text, and as JSON under `judge.search/1` (`docs/search.md`)."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from judge.messages import listed, messages, spaced
from judge.report.columns import wrapped
from judge.report.gists import cited
from judge.search.find import Results, once
from judge.search.sentence import WORDS, Said
from judge.text.clean import shortened

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from judge.search.index import Entry

FORMAT = "judge.search/1"
MOST_CLAUSES = 4


def text(found: Sequence[Said], results: Results, lang: str = "en") -> str:
    """Kind by kind what was found, each with its answer; how many more there are."""
    say = messages(lang, WORDS).under("search")
    parts = []
    for kind, group in groupby(found, key=lambda one: one.found.kind):
        here = [*group]
        more = results.more.get(kind, 0)
        of = [say("of", n=len(here), all=len(here) + more)] if more else []
        head = spaced((say(f"kind-{kind}"), *of), lang)
        lines = [line for one in here for line in _lines(one, lang)]
        parts.append("\n".join((head, *lines)))
    if any(results.more.values()):
        parts.append(say("more"))
    return "\n\n".join(parts)


def _lines(one: Said, lang: str) -> Iterator[str]:
    yield from wrapped(shortened(one.head), f"  {one.name}  ", "      ")
    cites = listed([*dict.fromkeys(cited(clause, lang) for clause in one.clauses)][:MOST_CLAUSES], lang)
    yield from wrapped(shortened(one.answer) + (f"  [{cites}]" if cites else ""), "      → ", "        ")


def near(entries: Sequence[Entry], most: int, lang: str = "en") -> Iterator[str]:
    """The nearest of some entries, a line each, and how many more there are."""
    for one in [*once(entries)][:most]:
        yield f"{one.name}  {one.head_in(lang)}"
    if len(entries) > most:
        yield messages(lang, WORDS).under("search")("rest", n=len(entries) - most)


def record(asked: str, found: Iterable[Said], results: Results) -> dict[str, Any]:
    """What was found as data that JSON can hold."""
    from judge.version import __version__

    return {
        "format": FORMAT,
        "versions": {"engine": __version__},
        "asked": asked,
        "found": [_one(said) for said in found],
        "more": dict(results.more),
    }


def _one(said: Said) -> Mapping[str, Any]:
    entry = said.found.entry
    told: dict[str, Any] = {
        "kind": said.found.kind,
        "game": said.found.game,
        "id": said.found.id,
        "called": said.head,
        "answer": said.answer,
        "clauses": list(said.clauses),
        "file": said.where or None,
        "score": round(said.found.score, 2),
    }
    if entry is not None:
        told |= {
            "title": entry.title, "question": entry.question or None, "about": list(entry.about),
            "verdict": entry.verdict or None, "dated": entry.dated or None, "source": entry.source or None,
        }  # fmt: skip
    return told
