"""Short sentences that can be written in one language and read back in another: each is one message in all of them.

`line-use` is `use { $card }` in English and `{ $card }を使用` in Japanese. What stands for a fact is told by its kind,
which is its name without the digits behind it; the attributes of a message are further forms in which it may be read.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judge.light import NamedTuple
from judge.messages import LANGUAGES, Messages, bracketed, listed, messages
from judge.messages.pattern import Compiled, filled

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Terms:
    """What facts are called in a language: here nothing but what they are called in English."""

    def shape(self, kind: str) -> str:
        """The expression that a fact of this kind matches in English."""
        return ".+?"

    def term(self, kind: str, text: str, lang: str) -> str:
        """A fact of this kind in a language; the text itself where it is called nothing else there."""
        return text

    def meant(self, kind: str, text: str, lang: str) -> str:
        """The fact that a text of a language means, in English; the text itself where it is none."""
        return text

    def fits(self, kind: str, text: str) -> bool:
        """Whether there is such a fact: asked where a sentence may be parted in two ways."""
        return True


NUMBERS = ("n", "signed")
"""Kinds of facts that are written alike in every language."""


WHOLE = 1000
"""How much of a message that names nothing is its own."""


class Form(NamedTuple):
    """A message in English and in another language, with the expressions that read it."""

    name: str
    english: Compiled
    reads: re.Pattern[str]
    other: Compiled
    reads_other: tuple[re.Pattern[str], ...]


def translated(text: str, lang: str, rooms: Sequence[str], group: str, terms: Terms) -> str:
    """A sentence of a group of messages, written in English, in a language; as it is where no message says it."""
    found = translation(text, lang, rooms, group, terms)
    return text if found is None else found


def translation(text: str, lang: str, rooms: Sequence[str], group: str, terms: Terms) -> str | None:
    """A sentence of a group of messages, written in English, in a language; None where no message says it."""
    for reads, other in tellings(lang, tuple(rooms), group, terms):
        found = reads.fullmatch(text)
        if found is not None:
            facts = {name: terms.term(kind_of(name), value, lang) for name, value in found.groupdict().items()}
            return filled(other, facts, lang, messages(lang, *rooms))
    return None



def meant(text: str, rooms: Sequence[str], group: str, terms: Terms) -> tuple[str, str]:
    """A sentence written in any language, in English; and that language, "" where no message of another says it."""
    for lang in LANGUAGES[1:]:
        for form in forms(lang, tuple(rooms), group, terms):
            for pattern in form.reads_other:
                if pattern.fullmatch(text) is not None:
                    facts = _facts(pattern, text, lang, terms)
                    if all(re.fullmatch(terms.shape(kind_of(name)), value) for name, value in facts.items()):
                        return filled(form.english, facts, "en", messages("en", *rooms)), lang
    return text, ""


def _facts(pattern: re.Pattern[str], text: str, lang: str, terms: Terms) -> dict[str, str]:
    """What a form names in a text; where its words stand in a name as well, so parted that there are such facts."""
    ways = (pattern, _long(pattern)) if pattern.groups > 1 else (pattern,)
    found = [way.groupdict() for each in ways if (way := each.fullmatch(text)) is not None]
    told = [{name: terms.meant(kind_of(name), v.strip(), lang) for name, v in each.items()} for each in found]
    if len(told) > 1 and told[0] != told[1]:
        return next((one for one in told if all(terms.fits(kind_of(name), v) for name, v in one.items())), told[0])
    return told[0]


@cache
def _long(pattern: re.Pattern[str]) -> re.Pattern[str]:
    """The form with its first fact as long as can be."""
    return re.compile(pattern.pattern.replace(".+?", ".+"))


@cache
def tellings(
    lang: str, rooms: tuple[str, ...], group: str, terms: Terms
) -> tuple[tuple[re.Pattern[str], Compiled], ...]:
    """What reads each message of a group in English, and what tells it in a language, those that say most first."""
    english, other = _group(messages("en", *rooms), group), messages(lang, *rooms)
    return tuple((re.compile(_expression(pattern, {}, terms, True)), other[name]) for name, pattern in english)


@cache
def forms(lang: str, rooms: tuple[str, ...], group: str, terms: Terms) -> tuple[Form, ...]:
    """The forms of a group in a language, those that say most first: the first that fits is meant."""
    other = messages(lang, *rooms)
    found = []
    for name, pattern in _group(messages("en", *rooms), group):
        further = (way for each, way in other.under_topic(group).items() if each.startswith(f"{name}."))
        reads = tuple(re.compile(_expression(way, {}, terms)) for way in sorted(
            (other[name], *further), key=_literal, reverse=True))  # fmt: skip
        found.append(Form(name, pattern, re.compile(_expression(pattern, {}, terms, True)), other[name], reads))
    return tuple(found)


def _group(every: Messages, group: str) -> list[tuple[str, Compiled]]:
    """The messages of a group, those that say most first."""
    own = [(name, way) for name, way in every.under_topic(group).items() if name.startswith(group) and "." not in name]
    return sorted(own, key=lambda one: _literal(one[1]), reverse=True)


def _literal(pattern: Compiled) -> int:
    """How much of a message is its own: what says more is tried first, what names nothing before all others."""
    if isinstance(pattern, str):
        return WHOLE
    return sum(len(part) for part in pattern if isinstance(part, str))


def kind_of(fact: str) -> str:
    """The kind of a fact by its name: `zone` for `zone2`."""
    return fact.rstrip("0123456789")


def _expression(pattern: Compiled, seen: dict[str, str], terms: Terms, english: bool = False) -> str:
    """What matches a message: anything stands for a fact, in English what is of its kind."""
    parts: list[str] = []
    for part in [pattern] if isinstance(pattern, str) else pattern:
        if isinstance(part, str):
            parts.append(re.escape(part).replace(r"\ ", " "))
        elif part[0] == "fact":
            name = part[1]
            shape = terms.shape(kind_of(name)) if english or kind_of(name) in NUMBERS else ".+?"
            parts.append(f"(?P={name})" if name in seen else f"(?P<{name}>{shape})")
            seen[name] = name
        elif part[0] == "particle":
            parts.append(f"(?:{part[2]}|{part[3]})")
        else:
            raise ValueError(f"{part[0]} cannot be read back")
    return "".join(parts)


def aside(text: str, more: Sequence[str], lang: str) -> str:
    """A text with what is added to it in brackets."""
    return bracketed(text, listed(more, lang), lang)


def shown(rooms: Sequence[str], group: str) -> list[Mapping[str, tuple[str, ...]]]:
    """Every form of a group, as it may be written in each language, with `…` for facts."""
    ways: dict[str, dict[str, list[str]]] = {}
    for lang in ("en", *(lang for lang in LANGUAGES if lang != "en")):
        for each, way in messages(lang, *rooms).patterns.items():
            name = each.partition(".")[0]
            if name.startswith(group) and (lang == "en" or name in ways):
                ways.setdefault(name, {one: [] for one in LANGUAGES})[lang].append(_dotted(way))
    return [{lang: tuple(said) for lang, said in own.items()} for own in ways.values()]


def _dotted(pattern: Compiled) -> str:
    parts = [pattern] if isinstance(pattern, str) else pattern
    return "".join(_sign(part) for part in parts)


def _sign(part: str | list[str]) -> str:
    if isinstance(part, str):
        return part
    return f"{part[2]}/{part[3]}" if part[0] == "particle" else "…"
