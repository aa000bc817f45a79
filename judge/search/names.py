"""Names of a game found in texts: in those of its files as they are written, in what people type however they do."""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from judge.light import regex
from judge.rulebook.catalogue import fold

if TYPE_CHECKING:
    from judge.port.library import Topic

_WORD = regex(r"\w+(?:['’]\w+)*")
_OWN = regex(r"['’]s?$")


class Names:
    """The names of a game's topics."""

    def __init__(self, topics: Sequence[Topic]) -> None:
        self.topics: Mapping[str, Topic] = {topic.id: topic for topic in topics}
        self._begin: dict[str, dict[tuple[str, ...], tuple[str, ...]]] = {}
        self._folded: dict[str, tuple[str, ...]] = {}
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

    def within(self, text: str, exact: bool = True) -> list[str]:
        """The topics that a text names, the longest name first where several begin at one word.

        `exact`: capitals count, so that what is meant by `reap` is no card called `Reap`.
        """
        return [id for _, _, ids in self.places(text, exact) for id in ids]

    def places(self, text: str, exact: bool = False) -> Iterator[tuple[int, int, tuple[str, ...]]]:
        """From where to where a text names what."""
        found = [(_plain(m[0]), m.start(), m.end()) for m in _WORD.finditer(unicodedata.normalize("NFKC", text))]
        at = 0
        while at < len(found):
            for words, ids in self._longest(found[at][0]):
                here = [word for word, _, _ in found[at : at + len(words)]]
                if len(here) == len(words) and all(_same(*pair, exact) for pair in zip(here, words, strict=True)):
                    yield found[at][1], found[at + len(words) - 1][2], ids
                    at += len(words)
                    break
            else:
                at += 1

    def _longest(self, word: str) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
        begun = self._begin.get(word.casefold(), {})
        return sorted(begun.items(), key=lambda one: -len(one[0]))

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
    return _OWN.sub("", word)


def _same(written: str, name: str, exact: bool) -> bool:
    if written.casefold() != name.casefold():
        return False
    return not exact or written[:1].isupper() or not name[:1].isupper()
