"""What a clause says, for the lines of the trace that are steps."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.light import regex
from judge.text.relied import CLAUSE, rely

if TYPE_CHECKING:
    from collections.abc import Iterable


def title(clause: str, lang: str = "en") -> str:
    """The title of a clause or of the section it stands in; its gist where there is neither."""
    rely(CLAUSE, clause)
    return _title(clause, lang)


@cache
def _title(clause: str, lang: str) -> str:
    from judge.rulebook.catalogue import about

    catalogue = about(clause)
    entry = catalogue.entries.get(clause)
    if entry is None:
        return clause
    section = catalogue.entries.get(str(entry.id.heading))
    return entry.title(lang) or (section.title(lang) if section else "") or catalogue.gist(clause, lang) or entry.gist


def gist(clause: str, lang: str = "en") -> str:
    """The gist of a clause; its title where it has none in the language."""
    rely(CLAUSE, clause)
    return _gist(clause, lang)


@cache
def _gist(clause: str, lang: str) -> str:
    from judge.rulebook.catalogue import about

    catalogue = about(clause)
    return (catalogue.gist(clause, lang) if clause in catalogue else "") or _title(clause, lang)


def gist_if_clause(clause: str, lang: str = "en") -> str:
    """The gist of what may be a clause; nothing where it is none."""
    from judge.rulebook.catalogue import about

    return gist(clause, lang) if clause in about(clause) else ""


def original(clause: str, edition: str) -> str:
    """The official text of a clause in an edition, where the user has attached a copy; else ""."""
    from judge.rulebook import texts

    rely(CLAUSE, clause)
    return texts.text(clause, edition) or ""


PARTS = {
    "paragraph": {"en": "¶{}", "ja": "第{}段落", "ko": "제{}문단"},
    "bullet": {"en": "•{}", "ja": "第{}項目", "ko": "제{}항목"},
    "table": {"en": "table {}", "ja": "表{}", "ko": "표 {}"},
    "example": {"en": "example {}", "ja": "例{}", "ko": "예 {}"},
    "note": {"en": "note {}", "ja": "注{}", "ko": "주 {}"},
}
"""How what has no number of its own in the document is cited; in English where there is little room."""
_COUNTED = regex(rf" ({'|'.join(PARTS)}) (\d+)")
_LONE = regex(rf" ({'|'.join(PARTS)})$")
_LONE_WORDS = {"table": {"ja": "表", "ko": "표"}, "example": {"ja": "例", "ko": "예"}, "note": {"ja": "注", "ko": "주"}}


@cache
def cited(clause: str, lang: str) -> str:
    """A clause as it is cited in short in a language.

    >>> cited("9-2 paragraph 2", "ja"), cited("A7-5 iii note 1", "ko"), cited("9-2 paragraph 2", "en")
    ('9-2 第2段落', 'A7-5 iii 주 1', '9-2 ¶2')
    """
    said = _COUNTED.sub(lambda found: " " + PARTS[found[1]][lang].format(found[2]), clause)
    return _LONE.sub(lambda found: " " + _LONE_WORDS.get(found[1], {}).get(lang, found[1]), said)


def cites(clauses: Iterable[str], lang: str) -> str:
    """Clauses as they stand behind what rests on them, by their full ids in English."""
    if lang == "en":
        return ", ".join(clauses)
    return ("、" if lang == "ja" else ", ").join(cited(clause, lang) for clause in clauses)
