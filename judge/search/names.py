"""Names of a game found in texts: in those of its files as they are written, in what people type however they do."""

from __future__ import annotations

import re
import unicodedata
import zlib
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from judge.light import regex
from judge.rulebook.catalogue import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.port.library import Topic

_WORD = regex(r"\w+(?:['’]\w+)*")
_OWN = regex(r"['’]s?$")
_Named: TypeAlias = "dict[tuple[str, ...], list[tuple[tuple[str, ...], tuple[str, ...]]]]"
"""Names, each as words and what it names, by their words in small letters."""
KEPT = 20_000
"""Texts of which it is kept what they name: those of files come again and again."""


class Names:
    """The names of a game's topics."""

    def __init__(self, topics: Sequence[Topic]) -> None:
        self.topics: Mapping[str, Topic] = {topic.id: topic for topic in topics}
        self._begin: dict[str, dict[tuple[str, ...], tuple[str, ...]]] = {}
        self._folded: dict[str, tuple[str, ...]] = {}
        self._within: dict[tuple[str, bool], tuple[str, ...]] = {}
        for topic in topics:
            for name in (topic.id, *topic.called):
                words = tuple(words_in(name))
                if words:
                    begun = self._begin.setdefault(words[0].casefold(), {})
                    begun[words] = tuple(dict.fromkeys((*begun.get(words, ()), topic.id)))
                self._folded[fold(name)] = tuple(dict.fromkeys((*self._folded.get(fold(name), ()), topic.id)))

    @cached_property
    def version(self) -> str:
        """What is another where the names are."""
        said = "\n".join(f"{t.id} {t.of} {t.called}" for t in self.topics.values())
        return f"{zlib.crc32(said.encode()):08x}"

    def within(self, text: str, exact: bool = True) -> tuple[str, ...]:
        """The topics that a text names, the longest name first where several begin at one word.

        `exact`: capitals count, so that what is meant by `reap` is no card called `Reap`.
        """
        key = text, exact
        if key not in self._within:
            if len(self._within) >= KEPT:
                self._within.clear()
            self._within[key] = tuple(id for _, _, ids in self.places(text, exact) for id in ids)
        return self._within[key]

    def places(self, text: str, exact: bool = False) -> Iterator[tuple[int, int, tuple[str, ...]]]:
        """From where to where a text names what."""
        found = [(_plain(m[0]), m.start(), m.end()) for m in _WORD.finditer(unicodedata.normalize("NFKC", text))]
        folded = [word.casefold() for word, _, _ in found]
        at = 0
        while at < len(found):
            many, ids = self._longest(found, folded, at, exact)
            if many:
                yield found[at][1], found[at + many - 1][2], ids
            at += many or 1

    def _longest(
        self, found: Sequence[tuple[str, int, int]], folded: Sequence[str], at: int, exact: bool
    ) -> tuple[int, tuple[str, ...]]:
        """Of how many words the longest name is that stands here, and what it names; 0 where none does."""
        for many, named in self._by_length.get(folded[at], ()):
            for name, ids in named.get(tuple(folded[at : at + many]), ()):
                if not exact or all(_as_large(found[at + i][0], word) for i, word in enumerate(name)):
                    return many, ids
        return 0, ()

    @cached_property
    def _by_length(self) -> Mapping[str, list[tuple[int, _Named]]]:
        """By the word with which they begin, the names of so many words, the longest first."""
        found: dict[str, list[tuple[int, _Named]]] = {}
        for word, begun in self._begin.items():
            lengths: dict[int, _Named] = {}
            for name, ids in begun.items():
                folded = tuple(one.casefold() for one in name)
                lengths.setdefault(len(name), {}).setdefault(folded, []).append((name, ids))
            found[word] = sorted(lengths.items(), key=lambda one: -one[0])
        return found

    def inside(self, text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The names in a text without blanks between its words, as Japanese and Korean are asked in: name, topics."""
        folded = fold(text)
        for match in self._wide.finditer(folded):
            yield match[0], self._folded[match[0]]

    @cached_property
    def _wide(self) -> re.Pattern[str]:
        names = sorted((name for name in self._folded if len(name) > 1 and not name.isascii()), key=len, reverse=True)
        return re.compile("|".join(map(re.escape, names)) or r"(?!)")

    def like(self, text: str) -> list[str]:
        """The topics of which a name contains the text, however spelt; else those called almost so."""
        asked = fold(text)
        found = [id for name, ids in self._folded.items() if asked and asked in name for id in ids]
        if not found and len(asked) > 3:
            from difflib import get_close_matches

            found = [id for name in get_close_matches(asked, self._folded, 3, 0.8) for id in self._folded[name]]
        return list(dict.fromkeys(found))

    def named(self, text: str) -> tuple[str, ...]:
        """The topics called exactly so, however spelt."""
        return self._folded.get(fold(text), ())


def words_in(text: str) -> Iterator[str]:
    """The words of a text, without the endings that say whose something is."""
    for match in _WORD.finditer(unicodedata.normalize("NFKC", text)):
        yield _plain(match[0])


def _plain(word: str) -> str:
    return word if word.isalnum() else _OWN.sub("", word)


def _as_large(written: str, name: str) -> bool:
    """Whether a word begins with a capital where the name's does."""
    return written[:1].isupper() or not name[:1].isupper()
