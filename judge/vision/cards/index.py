"""Cards found by number and by name, however spelt. A number reads one file of the data, a name all of them."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from judge.light import regex
from judge.rulebook.catalogue import fold
from judge.vision.cards.facts import Card, cards, distinct, file_of, read

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_NUMBER = regex(r"(pr|p|no|n)?[.\- ]*0*(\d{1,4})[a-z]?")
_INSIDE = regex(r"[「“](.+)[」”]")


def number(text: str) -> str:
    """The canonical number that a text writes, whether or not there is such a card; "" where it writes none.

    >>> number("No.43"), number("ｎｏ．０４３"), number("43"), number("N43"), number("PR-7"), number("チルノ")
    ('No.043', 'No.043', 'No.043', 'No.043', 'PR.007', '')
    """
    found = _NUMBER.fullmatch(unicodedata.normalize("NFKC", text).strip().casefold())
    if not found:
        return ""
    return f"{'PR' if (found[1] or 'n')[0] == 'p' else 'No'}.{int(found[2]):03}"


def card(number: str) -> Card:
    """The card of a number, written exactly: `No.043`, `PR.007`. Raises `KeyError`."""
    if not re.fullmatch(r"(No|PR)\.\d{3,4}", number):
        raise KeyError(number)
    return read(file_of(number))[number]


def find(text: str) -> list[Card]:
    """The cards that a text names: by number one or none, by name all that bear it, in the order of their numbers.

    A name may be written without its blanks and marks, in any width and kana; of a spell, what stands inside its
    quotation marks will do. `霧雨 魔理沙#697` is the one of the name with that number. Cards that count as another of
    those found (2.16.3) are left out.
    """
    if canonical := number(text):
        one = read(file_of(canonical)).get(canonical)
        return [one] if one is not None else []
    name, _, which = text.partition("#")
    found = _called().get(fold(name), ())
    if which:
        return [one for one in found if one.number == number(which)]
    return distinct(found)


def matching(text: str) -> list[Card]:
    """The cards in whose number or names a text occurs."""
    asked = fold(text)
    if not asked:
        return []
    exact = find(text)
    return exact + [one for one in cards().values() if one not in exact and any(asked in fold(n) for n in called(one))]


def called(one: Card) -> Iterator[str]:
    """What a card may be called by: number, name, what its name has in quotation marks, its transformed side's name."""
    yield one.number
    yield one.name
    if inside := _INSIDE.search(one.name):
        yield inside[1]
    if one.turned is not None:
        yield one.turned.name


def nearest(text: str) -> str:
    """The names that a misspelt one is like, as a question; "" if it is like none."""
    from judge.text.errors import suggest

    return suggest(text, dict.fromkeys(one.name for one in cards().values()))


@cache
def _called() -> Mapping[str, tuple[Card, ...]]:
    """The cards by their names; one that is so called whole goes before those that only have it inside."""
    whole: dict[str, list[Card]] = {}
    inside: dict[str, list[Card]] = {}
    for one in cards().values():
        whole.setdefault(fold(one.name), []).append(one)
        if quoted := _INSIDE.search(one.name):
            inside.setdefault(fold(quoted[1]), []).append(one)
    return {name: tuple(found) for name, found in (inside | whole).items()}
