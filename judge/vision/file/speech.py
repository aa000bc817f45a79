"""Lines of play in the reader's language, and back: `play 狙撃 on チルノ` is `狙撃をプレイ（目標：チルノ）`.

What stands behind a card, its target or what is paid, stands in brackets, each part with its name before it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.light import regex
from judge.messages import forms
from judge.vision.messages import WORDS

if TYPE_CHECKING:
    from collections.abc import Mapping

LINE = "line-"
TAIL = "tail-"
VERBS = ("play", "use", "apply")
"""Lines behind which parts may stand."""
_NAMED = regex(r"\s+(on|mode|x|paying|declaring|effect)\s+")
_FLAGS = (" to block", " unblocking", " free")
_BRACKETS = regex(r"(.+?)\s*[（(]([^（）()]*[:：][^（）()]*|[^（）()]+)[）)]")
_AND = {"ja": "＆", "ko": " 및 "}
"""What stands between cards: no sign that is in a name."""


def translated(line: str, lang: str) -> str:
    """A line of play in a language; as it is where no message says it."""
    if lang == "en":
        return line
    head, tails = _parted(line)
    found = forms.translation(head, lang, (WORDS,), LINE, TERMS)
    if found is None:
        return line
    said = [forms.translated(tail, lang, (WORDS,), TAIL, TERMS) for tail in tails]
    return forms.aside(found, said, lang) if said else found


def plainly(line: str) -> str:
    """A line in English, whatever language it is written in; as it is where it is no line of another one."""
    if line.isascii():
        return line
    whole, lang = forms.meant(line, (WORDS,), LINE, TERMS)
    if lang:
        return whole
    found = _BRACKETS.fullmatch(line)
    head, lang = forms.meant(found[1], (WORDS,), LINE, TERMS) if found is not None else ("", "")
    if found is None or not lang:
        return line
    return " ".join((head, *(forms.meant(t.strip(), (WORDS,), TAIL, TERMS)[0] for t in re.split(r"[、,]", found[2]))))


def shown() -> list[Mapping[str, tuple[str, ...]]]:
    """Every form of a line as it may be written in each language, with `…` for what it names."""
    return [*forms.shown((WORDS,), LINE), *forms.shown((WORDS,), TAIL)]


def _parted(line: str) -> tuple[str, list[str]]:
    """A line that plays or uses, without what stands behind its card; and that, part by part."""
    if line.partition(" ")[0] not in VERBS:
        return line, []
    rest = line
    flags: list[str] = []
    for flag in _FLAGS:
        if rest.endswith(flag):
            rest, flags = rest.removesuffix(flag), [flag.strip(), *flags]
    pieces = _NAMED.split(rest)
    return pieces[0], [*(f"{n} {v.strip()}" for n, v in zip(pieces[1::2], pieces[2::2], strict=True)), *flags]


class _Terms(forms.Terms):
    """What stands for facts in lines: names of cards, one or several; numbers; everything else as it is."""

    def shape(self, kind: str) -> str:
        """The expression that a fact of this kind matches in English."""
        return r"\d+" if kind == "n" else r"\d+\+\d+" if kind == "paid" else ".+?"

    def term(self, kind: str, text: str, lang: str) -> str:
        """A fact of this kind in a language."""
        return _AND[lang].join(text.split(" and ")) if kind == "cards" and lang in _AND else text

    def meant(self, kind: str, text: str, lang: str) -> str:
        """The fact that a text of a language means, in English."""
        return text.replace(_AND[lang], " and ") if kind == "cards" and lang in _AND else text


TERMS = _Terms()
