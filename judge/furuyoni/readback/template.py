"""Templates: `{name}` is a part, `{name|default}` what stands where it is missing, `[name|…]` only where it is there.

A condition may also be `!name` (not there), `name=value` or `name!=value`; brackets nest.

>>> fill("draw {n|1}[who=opp| for the opponent]", {"who": "opp"})
'draw 1 for the opponent'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

_PART = re.compile(r"\{([^{}|]+)(?:\|([^{}]*))?\}")
_TESTS = re.compile(r"\[(!?)([^\[\]|=!]+)(?:(!?=)([^\[\]|]*))?\|")


class Part(str):
    """A part of a sentence: what it says, and the plain word in the tree that conditions compare."""

    word: str

    def __new__(cls, text: str, word: str = "") -> Part:
        made = super().__new__(cls, text)
        made.word = word
        return made


class Open(NamedTuple):
    """A bracket that is open: whether its text stands, and the text so far."""

    stands: bool
    text: list[str]


def fill(template: str, parts: Mapping[str, str]) -> str:
    """The template with its parts; parts that are missing are left out."""
    stack = [Open(True, [])]
    at = 0
    while at < len(template):
        test = _TESTS.match(template, at)
        if test:
            stack.append(Open(_holds(test, parts), []))
            at = test.end()
        elif template[at] == "]" and len(stack) > 1:
            done = stack.pop()
            if done.stands:
                stack[-1].text.extend(done.text)
            at += 1
        elif part := _PART.match(template, at):
            stack[-1].text.append(parts.get(part[1], part[2] or ""))
            at = part.end()
        else:
            stack[-1].text.append(template[at])
            at += 1
    return "".join(stack[0].text)


def names(template: str) -> frozenset[str]:
    """The parts that a template speaks of."""
    return frozenset([m[1] for m in _PART.finditer(template)] + [m[2] for m in _TESTS.finditer(template)])


def _holds(test: re.Match[str], parts: Mapping[str, str]) -> bool:
    negated, name, sign, value = test.groups()
    part = parts.get(name)
    if sign is None:
        return (part is not None) != bool(negated)
    word = part.word if isinstance(part, Part) else part
    return (word == value) == (sign == "=")


_PARTICLES = {
    "을(를)": ("을", "를"), "이(가)": ("이", "가"), "은(는)": ("은", "는"), "과(와)": ("과", "와"),
    "으로(로)": ("으로", "로"),
}  # fmt: skip
_PARTICLE = re.compile("|".join(re.escape(p) for p in _PARTICLES))
_SILENT = " )]}》〉」】"
_DIGIT_ENDS = {"0": 21, "1": 8, "3": 16, "6": 1, "7": 8, "8": 8}


def particles(text: str) -> str:
    """Korean particles by the sound before them; closing brackets have none.

    >>> particles("오라을(를) 라이프으로(로), 《공격》이(가) 3이(가) 간격으로(로)")
    '오라를 라이프로, 《공격》이 3이 간격으로'
    """

    def chosen(match: re.Match[str]) -> str:
        before = text[: match.start()].rstrip(_SILENT)[-1:]
        end = (ord(before) - 0xAC00) % 28 if "가" <= before <= "힣" else _DIGIT_ENDS.get(before, 0)
        closed, bare = _PARTICLES[match[0]]
        return bare if not end or (bare == "로" and end == 8) else closed

    return _PARTICLE.sub(chosen, text)
