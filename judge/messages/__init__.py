"""Sentences in the reader's language: code hands over facts, a catalogue of messages has the words.

A room of the program keeps its messages in a folder `words`, one Fluent file a language (`ko.ftl`, or `why.ko.ftl`
where a room has several). They are read once and kept as plain data (`judge.data`); `judge.messages.pattern` fills
them in. ARCHITECTURE.md says what of Fluent they use.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from typing import cast

from judge.data import load
from judge.messages.pattern import Compiled, Named, filled

LANGUAGES = ("en", "ja", "ko")


class Messages:
    """The messages of some rooms in one language."""

    def __init__(self, lang: str, patterns: Mapping[str, Compiled]) -> None:
        self.lang = lang
        self.patterns = patterns

    def __contains__(self, message: str) -> bool:
        return message in self.patterns

    def say(self, message: str, /, **facts: object) -> str:
        """A message (`move`) or an attribute of one (`reason-range.facts`), filled in with facts.

        Raises KeyError where there is no such message, or it speaks of a fact that is not given.
        """
        pattern = self.patterns[message]
        return pattern if isinstance(pattern, str) else filled(pattern, facts, self.lang, self.patterns)

    def under(self, group: str) -> Callable[..., str]:
        """What says the messages of a group: `under("claims")("found")` says `claims-found`."""
        return lambda message, /, **facts: self.say(f"{group}-{message}", **facts)

    def get(self, message: str, default: str = "") -> str:
        """A message that needs no facts; the default where there is none."""
        return self.say(message) if message in self.patterns else default


def words_of(file: str) -> str:
    """The folder of the words of the room in which a module (its `__file__`) lies."""
    return os.path.join(os.path.dirname(os.path.abspath(file)), "words")


@cache
def messages(lang: str, *rooms: str) -> Messages:
    """The messages of the rooms whose folders of words are named, in a language (English for any other).

    Raises ValueError where two rooms have a message of the same name.
    """
    spoken = lang if lang in LANGUAGES else "en"
    files = [file for room in rooms for file in files_of(room, spoken)]
    patterns: dict[str, Compiled] = {}
    for file, found in zip(files, load(files), strict=True):
        compiled = cast("dict[str, Compiled]", found)
        if twice := patterns.keys() & compiled.keys():
            raise ValueError(f"{file}: a message of this name is in another file: {', '.join(sorted(twice))}")
        patterns |= compiled
    return Messages(spoken, patterns)


def files_of(room: str, lang: str) -> list[str]:
    """The files of a language in a folder of words, none where there is no such folder."""
    if not os.path.isdir(room):
        return []
    own = (f"{lang}.ftl", f".{lang}.ftl")
    return [os.path.join(room, name) for name in sorted(os.listdir(room)) if name == own[0] or name.endswith(own[1])]


__all__ = ["LANGUAGES", "Messages", "Named", "files_of", "messages", "words_of"]
