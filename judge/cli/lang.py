"""In which language the command line speaks: that of `--lang`, of JUDGE_LANG, of the locale; else English.

What commands tell of themselves, and say beside their answers, stands in English where it is said, as click wants it;
the messages in `words` are read back from that and told again (`judge.messages.forms`).
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LANGUAGES = ("en", "ja", "ko")
_asked = ""


def spoken() -> str:
    """The language that is asked for by the environment, as far as it is one of those there are; else English."""
    for name in ("JUDGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := os.environ.get(name, ""):
            return asked[:2].lower() if asked[:2].lower() in LANGUAGES else "en"
    return "en"


def listen(args: Sequence[str]) -> None:
    """Note the language that a command line asks for, before it is read: what is wrong with it is told in it too."""
    global _asked
    _asked = ""
    for i, word in enumerate(args):
        if word == "--":
            return
        said = word[7:] if word.startswith("--lang=") else args[i + 1] if word == "--lang" and i + 1 < len(args) else ""
        if said in LANGUAGES:
            _asked = said


def current() -> str:
    """The language of the command under way."""
    return _asked or spoken()


def translated(text: str, group: str = "cli") -> str:
    """A sentence of the command line, in the language of the command under way; in English where none says it.

    Groups: `cli` (beside answers), `click` (by the reader of command lines), `part` (of such sentences).
    """
    if current() == "en":
        return text
    from judge.report.problems import spoken as terms

    return terms(_room()).sentence(text, current(), f"{group}-")


def helped(text: str) -> str:
    """What a command tells of itself, in the language of the command under way; in English where none says it."""
    if current() == "en":
        return text
    return _helped(current()).get(plain(text), text)


def plain(text: str) -> str:
    """A text as it is compared: its paragraphs, each on one line."""
    return "\n\n".join(" ".join(part.split()) for part in text.strip().split("\n\n"))


@cache
def _helped(lang: str) -> Mapping[str, str]:
    from judge.messages import messages

    english, other = (messages(one, _room()).under_topic("help") for one in ("en", lang))
    return {str(said): str(other[name]) for name, said in english.items()}


def _room() -> str:
    from judge.messages import words_of

    return words_of(__file__)
