"""A code of a problem for people: its page, or all codes in a list."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from judge.messages import messages
from judge.report.columns import table, width, wrapped
from judge.report.words import WORDS
from judge.text import codes as known

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from judge.text.codes import Code


def text(code: Code, lang: str = "en") -> str:
    """The page of a code for a terminal."""
    say = _words(lang)
    labels = [say("label", what=say(key)) for key in ("cause", "mend")]
    room = max(map(width, labels)) + 1
    parts = [f"{code.name} {code.title}"]
    for label, said in zip(labels, (code.cause, code.mend), strict=True):
        parts.append("\n".join(wrapped(said, label + " " * (room - width(label)), " " * room)))
    if code.example:
        label = say("label", what=say("example"))
        parts.append(f"{label}\n\n" + textwrap.indent(code.example.rstrip("\n"), "  "))
    return "\n\n".join(parts)


def markdown(code: Code, lang: str = "en") -> str:
    """The page of a code as Markdown, under a heading of its own."""
    say = _words(lang)
    cause, mend, example = (say("part", what=say(key)) for key in ("cause", "mend", "example"))
    parts = [f"# {code.name} {code.title}", f"**{cause}** {code.cause}", f"**{mend}** {code.mend}"]
    if code.example:
        parts.append(f"**{example}**\n\n```yaml\n{code.example}```")
    return "\n\n".join(parts)


def listing(codes: Sequence[Code], lang: str = "en") -> str:
    """All codes and what they say."""
    return "\n".join(table(_heads(lang), [(code.name, code.title) for code in codes]))


def index(codes: Sequence[Code], lang: str = "en") -> str:
    """The Markdown table of codes, under its heading."""
    return known.index(codes, _words(lang)("all"), _heads(lang))


def _heads(lang: str) -> tuple[str, str]:
    return _words(lang)("code"), _words(lang)("says")


def _words(lang: str) -> Callable[..., str]:
    return messages(lang, WORDS).under("code")
