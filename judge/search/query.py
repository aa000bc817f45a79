"""What somebody asks for: topics and clauses by any of their names, and what is left as words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.light import NamedTuple, regex
from judge.rulebook.catalogue import Catalogue, UnknownClauseError, fold
from judge.search.names import Names, words_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_CLAUSE = regex(
    r"(?:[A-Z]|追加|추가)?\s?\d+(?:[-.]\d+)+(?:[ .の의]*(?:[ivx]+(?:-[A-Z])?|(?:bullet|paragraph|note)\s\d+)\b)?"
)
_IDLE = """
a an and any are at be by can card cards clause clauses do does for from has have how i if in is it its may my of on
one or rule rules ruled ruling rulings say scenario scenarios so that the then there they this to was what when where
which who why will with
"""
IDLE = frozenset(_IDLE.split())
"""Words of questions that tell nothing of what is asked for."""
_ENDS = ("ing", "ed", "es", "s")
_LEAST = 4
"""Letters that are left of a word when an ending is taken off."""


_WIDE = regex(r"[一-龠々ァ-ヶー]{2,}|[가-힣]{2,}")
_KOREAN = regex(r"[가-힣]")


class Query(NamedTuple):
    """What is asked of one game: topics, clauses, the beginnings of other words.

    `wide` are pieces of words in Japanese or Korean, which are sought in what is told in that language, `lang`.
    """

    topics: tuple[str, ...]
    clauses: tuple[str, ...]
    words: tuple[str, ...]
    wide: tuple[str, ...] = ()
    lang: str = ""


def read(text: str, cited: Callable[[str], str], own: Names, catalogue: Catalogue | None) -> Query:
    """What a text asks of a game. A text that is a name as a whole is that name, whatever is inside it.

    `cited` gives the canonical id of a clause, and raises ValueError where a text is none.
    """
    whole = own.named(text)
    if whole:
        return Query(whole, tuple(_titled(text, catalogue)), ())
    clauses, text = _clauses(text, cited, catalogue)
    places = [*own.places(text)]
    topics = [id for _, _, ids in places for id in ids]
    for start, end, _ in reversed(places):
        text = f"{text[:start]} {text[end:]}"
    left = text
    if not text.isascii():
        for name, ids in own.inside(text):
            topics += ids
            text = fold(text).replace(name, " ")
            left = _without(left, name)
    words = [word for word in map(str.casefold, words_in(text)) if word.isascii() and word not in IDLE]
    words += _terms(text, catalogue)
    if not topics and not clauses:
        clauses = [*_titled(text, catalogue)]
    wide = tuple(dict.fromkeys(map(_stemmed, _WIDE.findall(left))))
    lang = ("ko" if _KOREAN.search(left) else "ja") if wide else ""
    return Query(tuple(dict.fromkeys(topics)), tuple(clauses), tuple(dict.fromkeys(map(stem, words))), wide, lang)


def _stemmed(word: str) -> str:
    """A Korean word without the particle that may stand behind it; one in other signs as it is."""
    return word[: max(2, len(word) - 1)] if _KOREAN.match(word) else word


def _without(text: str, name: str) -> str:
    """A text without a name, however it is spelt there."""
    for start in range(len(text)):
        for end in range(start + 1, len(text) + 1):
            if fold(text[start:end]) == name:
                return f"{text[:start]} {text[end:]}"
    return text


def stem(word: str) -> str:
    """The beginning of a word that its other forms share.

    >>> stem("cancelled"), stem("movements"), stem("uses"), stem("is")
    ('cancell', 'movement', 'uses', 'is')
    """
    for end in _ENDS:
        if word.endswith(end) and len(word) - len(end) >= _LEAST:
            return word.removesuffix(end)
    return word


def _clauses(
    text: str, cited: Callable[[str], str], catalogue: Catalogue | None
) -> tuple[list[str], str]:
    """The clauses that a text cites by their ids, and the text without them."""
    found: list[str] = []
    for written in dict.fromkeys((text.strip(), *(match[0] for match in reversed([*_CLAUSE.finditer(text)])))):
        try:
            clause = cited(written.strip())
            found += [e.name for e in catalogue.find(clause)] if catalogue is not None else [clause]
        except (ValueError, UnknownClauseError):
            continue
        if written == text.strip():
            return found, ""
        text = text.replace(written, " ")
    return [*dict.fromkeys(found[::-1])], text


def _titled(text: str, catalogue: Catalogue | None) -> Iterator[str]:
    """The clauses of which a text is the title, in any language."""
    asked = fold(text)
    for entry in catalogue or ():
        if asked and any(fold(title) == asked for title in entry.titles.values()):
            yield entry.name


def _terms(text: str, catalogue: Catalogue | None) -> Iterator[str]:
    """The words of terms of the game that are written in another language than files are."""
    folded = fold(text)
    for term in catalogue.glossary if catalogue is not None and not text.isascii() else ():
        forms = [fold(form) for language, form in term.items() if language != "en"]
        if any(form and form in folded for form in forms):
            yield from (word.casefold() for word in words_in(term["en"]))
