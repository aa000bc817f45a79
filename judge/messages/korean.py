"""The Korean particle that fits what stands before it, by its last sound."""

from __future__ import annotations

import re

from judge.light import regex

_FIRST, _LAST, _FINALS, _RIEUL = 0xAC00, 0xD7A3, 28, 8

_DIGITS = {"0": 21, "1": 8, "3": 16, "6": 1, "7": 8, "8": 8}
"""The final consonant of a figure that has one, as it is read: 영, 일, 삼, 육, 칠, 팔."""
_LETTERS = {"l": 8, "r": 8, "m": 16, "n": 4}
"""The final consonant of the name of a letter that has one: 엘, 알, 엠, 엔."""
_WORD_ENDS = {"l": 8, "m": 16, "n": 4, "g": 21}
"""How a word in Latin letters ends in Korean; `g` only in `ng`."""
_MARKS = " \n.,;:!?…'\"`’”」』】》〉*~·"
"""Signs at the end that have no sound."""
_GROUP = regex(r"\([^()]*\)$|\[[^\[\]]*\]$|（[^（）]*）$")


def particle(said: str, closed: str, bare: str) -> str:
    """The particle behind what is said: `closed` behind a final consonant, `bare` behind a vowel.

    What stands in brackets at the end is not read along, and ㄹ takes 로 as a vowel does. A sign whose sound is not
    known, such as a Chinese character, counts as a vowel.

    >>> [particle(said, "으로", "로") for said in ("오라", "간격", "발")]
    ['로', '으로', '로']
    >>> [particle(said, "이", "가") for said in ("A", "X", "3", "10", "공격 1(참)", "《공격》")]
    ['가', '가', '이', '이', '이', '이']
    >>> [particle(said, "이", "가") for said in ("Slash", "Twin", "Phi-Cycle")]
    ['가', '이', '이']
    """
    final = final_of(said)
    return bare if not final or (bare == "로" and final == _RIEUL) else closed


def final_of(said: str) -> int:
    """The number of the final consonant in the order of Unicode, 0 for none."""
    said = said.rstrip(_MARKS)
    while (read := _GROUP.sub("", said).rstrip(_MARKS)) and read != said:
        said = read
    last = said[-1:]
    if "가" <= last <= "힣":
        return (ord(last) - _FIRST) % _FINALS
    if last.isdigit():
        return _DIGITS.get(last, 0)
    if last in ("ん", "ン"):
        return _LETTERS["n"]
    word = re.search(r"[A-Za-z]+$", said)
    if word is None:
        return 0
    return _spelt(word[0]) if word[0].isupper() or len(word[0]) == 1 else _read(word[0].lower())


def _spelt(letters: str) -> int:
    """The end of letters that are read one by one."""
    return _LETTERS.get(letters[-1].lower(), 0)


def _read(word: str) -> int:
    """The end of a word that is read as one."""
    if word[-1] == "g" and not word.endswith("ng"):
        return 0
    if re.search(r"[^aeiouy]le$", word):
        return _WORD_ENDS["l"]
    return _WORD_ENDS.get(word[-1], 0)
