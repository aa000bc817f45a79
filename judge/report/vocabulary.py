"""The words in which files may be written in each language: keys, values and lines of play, as one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.messages import LANGUAGES, messages
from judge.report import markup
from judge.report.columns import wrapped
from judge.report.words import WORDS
from judge.scenario.speech import of_claims, values, values_of_claims, written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from judge.port.floor import Floor


def page(floor: Floor, lang: str = "en") -> str:
    """The table as Markdown: a part for keys, one for values, one for lines of play."""
    say = messages(lang, WORDS).under("vocabulary")
    parts = [f"# {say('title')}", "\n".join(wrapped(say("about"), "", "", WIDE))]
    for heading, rows in sections(floor):
        parts.append(f"## {say(heading)}")
        parts.append("\n".join(("| English | 日本語 | 한국어 |", "| --- | --- | --- |", *map(_row, rows))))
    return "\n\n".join(parts)


WIDE = 120
"""So many columns a line of the page's text takes."""


def sections(floor: Floor) -> Iterator[tuple[str, list[Mapping[str, Sequence[str]]]]]:
    """Each part of the table with its rows: the forms in each language, the first of them as reports say it."""
    general = {lang: written(lang) for lang in LANGUAGES}
    own = {lang: floor.files.words(lang) for lang in LANGUAGES}
    yield "keys", [{lang: (general[lang][key],) for lang in LANGUAGES} for key in general["en"]]
    keys = [key for key in own["ja"] if own["ja"][key] != key and key not in general["en"]]
    yield "facts", [{"en": (key,), **{lang: (own[lang].get(key, key),) for lang in LANGUAGES[1:]}} for key in keys]
    yield "values", _table(values)
    yield "claims", _table(of_claims)
    yield "claims_values", _table(values_of_claims)
    yield "lines", list(floor.lines.forms())


def _table(words: Callable[[str], Mapping[str, str]]) -> list[Mapping[str, Sequence[str]]]:
    said = {lang: words(lang) for lang in LANGUAGES}
    return [{lang: (said[lang][word],) for lang in LANGUAGES} for word in said["en"]]


def _row(forms: Mapping[str, Sequence[str]]) -> str:
    return f"| {' | '.join(', '.join(map(markup.cell, forms[lang])) for lang in LANGUAGES)} |"
