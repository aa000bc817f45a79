"""In which language the command line speaks: that of `--lang`, of JUDGE_LANG, of the locale; else English."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

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


def says(group: str) -> Callable[..., str]:
    """What says the messages of the command line under a group, in the language of the command under way."""
    from judge.messages import messages, words_of

    return messages(current(), words_of(__file__)).under(group)
