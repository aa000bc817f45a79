"""Clause ids: one parser, one canonical form, one short form for people.

Canonical is what `ARCHITECTURE.md` lists: part and section, then what is cited inside it after one space (``9-4 iii``,
``A7-5 iii``, ``9-2 bullet 4``, ``B1 saine-a1 note 1``). An id once given never changes its meaning:

* steps bear the mark of the edition that had them first; where a later edition renumbers, the id stays (``4-2 1`` is
  printed "2." in ko-2025-08-15, whose new first step is ``4-2 0``);
* a section of a single paragraph is that paragraph; what a later edition adds is ``paragraph 2``;
* a paragraph put between others gets the next free number of its section, not its neighbours' numbers.
"""

from __future__ import annotations

import re
from functools import cache

from judge.light import NamedTuple, regex

PARTS = {"": "core", "A": "additional", "B": "appendix", "F": "faq", "V": "vision"}
GAMES = {"furuyoni": ("", "A", "B", "F"), "vision": ("V",)}
"""The games that have a catalogue, each with the parts of its clauses."""
COUNTED = ("paragraph", "bullet", "table", "example", "note")
ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv")
_SIGN = {"paragraph": "¶", "bullet": "•", "table": "table ", "example": "ex. ", "note": "note "}
_WORDS = {
    **{word: word for word in COUNTED},
    **{word + "s": word for word in COUNTED},
    **{"para": "paragraph", "par": "paragraph", "¶": "paragraph", "段落": "paragraph", "문단": "paragraph"},
    **{"•": "bullet", "・": "bullet", "·": "bullet", "項目": "bullet", "항목": "bullet"},
    **{"表": "table", "표": "table", "例": "example", "예": "example", "ex": "example"},
    **{"補足": "note", "注意": "note", "보충": "note", "주의": "note", "※": "note"},
}
_PREFIX = (
    ("A", ("追加ルール", "追加", "추가규칙", "추가", "additional", "add", "a")),
    ("B", ("附則", "부칙", "appendix", "app", "b")),
    ("F", ("faq", "f")),
    ("V", ("vision", "東方vision", "v")),
    ("", ("コアルール", "コア", "핵심규칙", "핵심", "core", "§")),
)
_STEP = regex(r"(?:[ivx]+|\d+|[A-Z])(?:-(?:[A-Za-z]|\d+))?")
_SLUG = regex(r"[a-z]+(?:-[a-z]{0,2}\d)?|cards")
_DASHES = regex(r"[‐‑‒–—―−─]|(?<=\d)ー")


class ClauseIdError(ValueError):
    """What was typed is not a clause id; the message says what is wrong and how ids are written."""


class ClauseId(NamedTuple):
    """The address of one clause: its part, its section's numbers, and what is cited inside the section."""

    part: str
    section: tuple[str, ...]
    inside: str = ""

    def __str__(self) -> str:
        joined = (".".join if self.part == "V" else "-".join)(self.section)
        return f"{self.part}{joined} {self.inside}".rstrip()

    @property
    def heading(self) -> ClauseId:
        """The section this clause stands in (itself for a section)."""
        return ClauseId(self.part, self.section[:2] if self.part == "V" else self.section)

    @property
    def chapter(self) -> str:
        """The chapter's id: ``9``, ``A7``, ``B1``, ``V6``."""
        return self.part + self.section[0]

    @property
    def short(self) -> str:
        """The form for people in running text: ``9-4 iii``, ``5-10 ¶2``, ``9-2 •4``."""
        if self.part == "V":
            return str(self)
        words = self.inside.split(" ")
        if len(words) >= 2 and words[-2] in _SIGN:
            words[-2:] = [_SIGN[words[-2]] + words[-1]]
        return f"{self.heading} {' '.join(words)}".rstrip()

    def covers(self, other: ClauseId) -> bool:
        """Whether citing this clause also cites `other`: a section stands for its steps, a step for its sub-steps."""
        if self == other:
            return True
        if (self.part, self.section) != (other.part, other.section):
            return not self.inside and self.part == other.part and other.section[: len(self.section)] == self.section
        return not self.inside or other.inside.startswith((self.inside + "-", self.inside + " "))


def parse(text: str) -> ClauseId:
    """Read a clause id as people type it: ``9-4.iii``, ``9-4 iii``, ``９-４ⅲ``, ``追加7-5``, ``9-2-1 の iv``.

    Raises `ClauseIdError` when the text is no id. It does not ask whether the clause exists; the catalogue does.

    >>> str(parse("９-４ⅲ")), str(parse("9-4.iii")), str(parse("追加7-5 iii)")), str(parse("9-2-1 の iv"))
    ('9-4 iii', '9-4 iii', 'A7-5 iii', '9-2-1 iv')
    """
    return _parse(text)


@cache
def _parse(text: str) -> ClauseId:
    return _canonical(text) or _typed(text)


def _canonical(text: str) -> ClauseId | None:
    """An id of 新幕 that is written as it is told, `9-4 iii` or `A10-5 paragraph 2`: nothing need be made of it."""
    head, _, inside = text.partition(" ")
    part = head[:1] if head[:1] == "A" else ""
    section = tuple(head.removeprefix("A").split("-"))
    if len(section) < 2 or not all(map(_numbered, section)):
        return None
    if inside and inside not in ROMAN:
        counted, _, number = inside.partition(" ")
        if counted not in COUNTED or not _numbered(number):
            return None
    return ClauseId(part, section, inside)


def _numbered(word: str) -> bool:
    return word.isascii() and word.isdigit() and word[0] != "0" and len(word) < 4


def _typed(text: str) -> ClauseId:
    plain = _DASHES.sub("-", _usual(text)).strip().rstrip(".)。")
    part, rest = _part(plain)
    if part == "V":
        return _vision(text, rest)
    found = re.match(r"\d+" if part in ("B", "F") else r"\d+(?:\s*-\s*\d+)+|\d+(?:\.\d+)*", rest)
    if not found:
        raise ClauseIdError(f"“{text}” is not a clause id: an id begins with its section, like 9-4 iii, A7-5 or B1")
    section = tuple(str(int(n)) for n in re.findall(r"\d+", found.group()))
    if any(len(number) > 3 for number in section):
        raise ClauseIdError(f"“{text}” is not a clause id: no section has a number as large as {max(section, key=len)}")
    inside = re.sub(r"^[\s.:/,(]*(?:の|의|step\b|手順|과정)?[\s.:/,(]*", "", rest[found.end() :], flags=re.I)
    return ClauseId(part, section, _inside(text, part, inside.strip(" .:)")))


def _usual(text: str) -> str:
    if text.isascii():
        return text
    from unicodedata import normalize

    return normalize("NFKC", text)


def _part(plain: str) -> tuple[str, str]:
    lowered = plain.lower()
    for part, names in _PREFIX:
        for name in names:
            rest = plain[len(name) :].lstrip(" §")
            if lowered.startswith(name) and rest[:1].isdigit():
                return part, rest
    return "", plain


def _vision(text: str, rest: str) -> ClauseId:
    found = re.fullmatch(r"(\d+(?:[.-]\d+)*)(?:[. ]([a-z]))?", rest.strip())
    if not found:
        raise ClauseIdError(f"“{text}” is not a clause id: ids of the second game look like V6.2.4 or V6.2.4.d")
    return ClauseId("V", (*re.split(r"[.-]", found[1]), *([found[2]] if found[2] else [])))


def _inside(text: str, part: str, words: str) -> str:
    if not words:
        return ""
    counted = re.fullmatch(r"(?:(.*[^\s.])[\s.]+)?([^\W\d_]+|[¶•・·※])[\s.]*(\d+)", words)
    if counted and counted[2].lower() in _WORDS:
        before = f"{_leaf(text, part, counted[1])} " if counted[1] else ""
        return f"{before}{_WORDS[counted[2].lower()]} {int(counted[3])}"
    return _leaf(text, part, words)


def _leaf(text: str, part: str, words: str) -> str:
    if part == "B" and _SLUG.fullmatch(words.lower()):
        return words.lower()
    joined = re.sub(r"[\s.]+", "-", words.replace(")", ""))
    head, _, tail = joined.partition("-")
    if len(head) > 1 or head.lower() in ROMAN:
        head = head.lower()
    step = f"{head}-{tail}" if tail else head
    if head[:1].islower() and head in ROMAN and tail.isalpha():
        step = f"{head}-{tail.upper()}"
    if not _STEP.fullmatch(step) or (head[0] in "ivx" and head not in ROMAN):
        raise ClauseIdError(
            f"“{text}” is not a clause id: “{words}” is neither a step (iii, 5-2, i-A) nor "
            "“paragraph 2”, “bullet 4”, “table 1”, “example 1” or “note 1”"
        )
    return step


def game_of(clause: str) -> str:
    """The game whose rules a canonical id is of.

    >>> game_of("9-4 iii"), game_of("V6.2.4.d")
    ('furuyoni', 'vision')
    """
    return next((game for game, parts in GAMES.items() if clause[:1] in parts), "furuyoni")


def above(name: str) -> str:
    """The number of what a section stands below: ``9`` of ``9-4``, ``V6`` of ``V6.2``."""
    return name.rpartition("." if name.startswith("V") else "-")[0]
