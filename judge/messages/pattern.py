"""A compiled message, and filling it in.

A pattern that needs no facts is its text. Any other is a list of texts and of these:

- `["fact", name]`: what was handed over under that name;
- `["message", id]`: another message, filled in with the same facts;
- `["particle", name, closed, open]`: the Korean particle behind what that fact says;
- `["select", name, {key: pattern}, default]`: the variant that a fact picks. A number picks itself or its plural class
  (`one`, `other`), a text itself, a `Named` its word, a fact that is not given `absent`; all others the default.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from judge.light import Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

Compiled: TypeAlias = "str | list[Any]"

ABSENT = "absent"


class Others(Protocol):
    """Messages by name."""

    def __getitem__(self, message: str, /) -> Compiled: ...


class Named(str):
    """What a fact says, and the plain word by which a message picks its variant."""

    word: str

    def __new__(cls, text: str, word: str = "") -> Named:
        made = super().__new__(cls, text)
        made.word = word
        return made


def filled(pattern: Compiled, facts: Mapping[str, object], lang: str, others: Others) -> str:
    """A pattern with its facts; `others` are the messages it may refer to.

    >>> filled([["fact", "n"], ["select", "n", {"one": " way", "other": " ways"}, "other"]], {"n": 2}, "en", {})
    '2 ways'
    """
    if isinstance(pattern, str):
        return pattern
    said: list[str] = []
    for part in pattern:
        if isinstance(part, str):
            said.append(part)
            continue
        match part:
            case ["fact", name]:
                said.append(str(facts[name]))
            case ["select", name, variants, default]:
                chosen = next((key for key in _keys(facts.get(name), lang) if key in variants), default)
                said.append(filled(variants[chosen], facts, lang, others))
            case ["particle", name, closed, bare]:
                from judge.messages.korean import particle

                said.append(particle(str(facts[name]), closed, bare))
            case ["message", id]:
                said.append(filled(others[id], facts, lang, others))
    return "".join(said)


def _keys(fact: object, lang: str) -> tuple[str, ...]:
    """The variants that a fact may pick, the closest first."""
    match fact:
        case None:
            return (ABSENT,)
        case bool():
            return (str(fact).lower(),)
        case int():
            return str(fact), plural(fact, lang)
        case Named():
            return (fact.word,)
    return (str(fact),)


def plural(number: int, lang: str) -> str:
    """The plural class of a whole number; Japanese and Korean have only one.

    >>> plural(1, "en"), plural(0, "en"), plural(1, "ko")
    ('one', 'other', 'other')
    """
    return "one" if lang == "en" and abs(number) == 1 else "other"
