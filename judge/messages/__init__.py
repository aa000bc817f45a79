"""Sentences in the reader's language: code hands over facts, a catalogue of messages has the words.

A room of the program keeps its messages in a folder `words`, in Fluent files, one a language (`ko.ftl`). What is not
said in every report may lie beside it under its topic (`gap.ko.ftl`): there all messages have names that begin with the
topic, and the file is read once one of them is asked for. Files are kept as plain data (`judge.data`);
`judge.messages.pattern` fills messages in. ARCHITECTURE.md says what of Fluent they use.
"""

from __future__ import annotations

import os
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from judge.data import load
from judge.messages.pattern import Compiled, Named, filled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

LANGUAGES = ("en", "ja", "ko")
MOST = 192
"""How many gatherings of rooms are kept at a time."""


class Messages:
    """The messages of some rooms in one language. Raises ValueError where two files have a message of one name."""

    def __init__(self, lang: str, files: Sequence[str]) -> None:
        self.lang = lang
        self._read: dict[str, Compiled] = {}
        self._none: set[str] = set()
        self._topics: dict[str, list[str]] = {}
        for file in files:
            self._topics.setdefault(topic(file), []).append(file)
        self._load("")

    @property
    def patterns(self) -> Mapping[str, Compiled]:
        """All messages, by name, as they are compiled."""
        for name in [*self._topics]:
            self._load(name)
        return self._read

    def under_topic(self, group: str) -> Mapping[str, Compiled]:
        """The messages, those of a group and of its topic among them, by name, as they are compiled."""
        self._asked(group)
        return self._read

    def __contains__(self, message: str) -> bool:
        if message in self._read:
            return True
        if message in self._none:
            return False
        if self._asked(message) and message in self._read:
            return True
        self._none.add(message)
        return False

    def __getitem__(self, message: str) -> Compiled:
        if message not in self._read:
            self._asked(message)
        return self._read[message]

    def _asked(self, message: str) -> bool:
        """Read the topics under which a message may lie; whether there were any left."""
        names = [name for name in self._topics if message.startswith(name)]
        for name in names:
            self._load(name)
        return bool(names)

    def _load(self, name: str) -> None:
        files = self._topics.pop(name, [])
        for file, compiled in zip(files, _compiled(files), strict=True):
            wrong = sorted(self._read.keys() & compiled.keys())
            wrong += [message for message in compiled if not message.startswith(name)]
            if wrong:
                raise ValueError(f"{file}: in another file, or not under its topic: {', '.join(wrong)}")
            self._read |= compiled

    def say(self, message: str, /, **facts: object) -> str:
        """A message (`move`) or an attribute of one (`reason-range.facts`), filled in with facts.

        Raises KeyError where there is no such message, or it speaks of a fact that is not given.
        """
        pattern = self[message]
        return pattern if isinstance(pattern, str) else filled(pattern, facts, self.lang, self)

    def under(self, group: str) -> Callable[..., str]:
        """What says the messages of a group: `under("claims")("found")` says `claims-found`."""
        return lambda message, /, **facts: self.say(f"{group}-{message}", **facts)

    def get(self, message: str, default: str = "") -> str:
        """A message that needs no facts; the default where there is none."""
        return self.say(message) if message in self else default


def listed(parts: Iterable[str], lang: str) -> str:
    """Things named one after the other in a sentence."""
    return ("、" if lang == "ja" else ", ").join(parts)


def spaced(parts: Iterable[str], lang: str) -> str:
    """Words or sentences one behind the other."""
    return ("" if lang == "ja" else " ").join(parts)


def headed(label: str, lang: str) -> str:
    """What stands over something, or before it."""
    return f"{label}：" if lang == "ja" else f"{label}:"


def labelled(label: str, text: object, lang: str) -> str:
    """Something behind what it is called."""
    return f"{headed(label, lang)}{text}" if lang == "ja" else f"{headed(label, lang)} {text}"


def bracketed(label: str, text: object, lang: str) -> str:
    """Something with a remark in brackets."""
    return f"{label}（{text}）" if lang == "ja" else f"{label} ({text})"


def words_of(file: str) -> str:
    """The folder of the words of the room in which a module (its `__file__`) lies."""
    return os.path.join(os.path.dirname(os.path.abspath(file)), "words")


_held: dict[str, dict[str, Compiled]] = {}


def _compiled(files: Sequence[str]) -> list[dict[str, Compiled]]:
    """The messages of files, each read once: many rooms are asked for together with many others."""
    fresh = [file for file in files if file not in _held]
    for file, found in zip(fresh, load(fresh), strict=True):
        _held[file] = cast("dict[str, Compiled]", found)
    return [_held[file] for file in files]


@lru_cache(MOST)
def messages(lang: str, *rooms: str) -> Messages:
    """The messages of the rooms whose folders of words are named, in a language (English for any other)."""
    spoken = lang if lang in LANGUAGES else "en"
    return Messages(spoken, [file for room in rooms for file in files_of(room, spoken)])


def topic(file: str) -> str:
    """With what the names of the messages in a file begin, "" for any: `gap` for `gap.ko.ftl`."""
    return os.path.basename(file).rpartition(".ftl")[0].rpartition(".")[0]


def files_of(room: str, lang: str) -> list[str]:
    """The files of a language in a folder of words, none where there is no such folder."""
    if not os.path.isdir(room):
        return []
    own = (f"{lang}.ftl", f".{lang}.ftl")
    return [os.path.join(room, name) for name in sorted(os.listdir(room)) if name == own[0] or name.endswith(own[1])]


__all__ = [
    "LANGUAGES", "Messages", "Named", "bracketed", "files_of", "headed", "labelled", "listed", "messages", "topic",
    "words_of",
]  # fmt: skip
