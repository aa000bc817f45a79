"""Columns of text on a terminal, where Chinese, Japanese and Korean signs are two wide."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from judge.light import regex

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Sequence


def width(text: str) -> int:
    """How many columns a text takes."""
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(mark) else 2 if east_asian_width(mark) in "WF" else 1 for mark in text)


def padded(text: str, to: int) -> str:
    """The text with blanks up to a width."""
    return text + " " * max(0, to - width(text))


def rightward(text: str, to: int) -> str:
    """Blanks up to a width, and the text."""
    return " " * max(0, to - width(text)) + text


def columns(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """The rows as lines, each column as wide as its widest cell; on a terminal that is narrower, cells are broken."""
    if not rows:
        return []
    widths = _fitting(rows, len(gap))
    return [line for row in rows for line in _lines(row, widths, [padded] * len(widths), gap)]


INDENT = 2
"""So far from the margin tables stand at most."""


def _fitting(rows: Sequence[Sequence[str]], gap: int, fixed: Container[int] = ()) -> list[int]:
    """The widths of columns: of their widest cells, the widest narrowed as far as a terminal needs it, but no word."""
    every = [[row[i] for row in rows] for i in range(len(rows[0]))]
    found = [max(map(width, cells)) for cells in every]
    if not onto_terminal():
        return found
    words = [[width(word) for cell in cells for word in cell.split() if not _anywhere(word)] for cells in every]
    least = [found[i] if i in fixed else max((*words[i], min(found[i], NARROW))) for i in range(len(found))]
    while sum(found) > across() - INDENT - gap * (len(found) - 1):
        most = max(range(len(found)), key=lambda i: found[i] - least[i])
        if found[most] <= least[most]:
            break
        found[most] -= 1
    return found


def _lines(row: Sequence[str], widths: Sequence[int], fill: Sequence[Callable[[str, int], str]], gap: str) -> list[str]:
    """A row as lines: what does not fit into its column goes on in the next."""
    cells = [[cell] if width(cell) <= to else wrapped(cell, "", "", to) for cell, to in zip(row, widths, strict=True)]
    return [
        gap.join(one(cell, to) for one, cell, to in zip(fill, parts, widths, strict=True)).rstrip()
        for parts in zip_longest(*cells, fillvalue="")
    ]


def table(headers: Sequence[str], rows: Sequence[Sequence[object]], missing: str = "") -> list[str]:
    """The rows as lines under their headers and a rule; `missing` stands for None, whole numbers stand on the right.

    >>> print("\\n".join(table(("name", "n"), [("衝音晶", 5), ("ab", 12)])))
    name     n
    ------  --
    衝音晶   5
    ab      12
    """
    numbers = [all(isinstance(row[i], int | None) for row in rows) for i in range(len(headers))]
    told = [headers, *(tuple(missing if cell is None else str(cell) for cell in row) for row in rows)]
    widths = _fitting(told, 2, {i for i, number in enumerate(numbers) if number})
    if onto_terminal() and sum(widths) + 2 * (len(widths) - 1) > across():
        return [line for row in told[1:] for line in _stacked(told[0], row)]
    fill = [rightward if number else padded for number in numbers]
    rule = ["-" * wide for wide in widths]
    return [line for row in (told[0], rule, *told[1:]) for line in _lines(row, widths, fill, "  ")]


def _stacked(headers: Sequence[str], row: Sequence[str]) -> list[str]:
    """A row for a terminal on which no table stands: its first cell, and below it each other with its header."""
    lines = wrapped(row[0] or "–", "", "  ")
    for header, cell in zip(headers[1:], row[1:], strict=True):
        if cell:
            lines += wrapped(f"{header}: {cell}", "  ", "    ")
    return lines


NARROW = 8
"""No column is narrowed to less than this, or than its longest word."""
WIDEST, NARROWEST = 110, 40
"""Between so many columns lines are broken: as wide as the terminal, where it is one."""


def across() -> int:
    """How wide the lines of a report are."""
    if not onto_terminal():
        return WIDEST
    from shutil import get_terminal_size

    return min(WIDEST, max(NARROWEST, get_terminal_size().columns))


def onto_terminal() -> bool:
    """Whether somebody sees what is written."""
    import sys

    return sys.stdout.isatty()


CLOSING = tuple("。、，．）」』】！？：；])")
"""Signs with which no line begins."""


def _anywhere(word: str) -> bool:
    """Whether a word may be broken between any two signs: Japanese has no blanks."""
    return any("\u3000" <= sign <= "\u30ff" or "\u3400" <= sign <= "\u9fff" for sign in word)


def _uncut(head: str, word: str) -> str:
    """The head of a word that is broken, without the Latin letters that go on behind it; "" where that is all."""
    if len(head) == len(word) or not _latin(word[len(head)]):
        return head
    while head and _latin(head[-1]):
        head = head[:-1]
    return head


def _latin(sign: str) -> bool:
    """Whether a sign is one of a name or number of Latin letters, in which no line is broken."""
    return sign.isascii() and (sign.isalnum() or sign in "-\0")


_STEP = regex(r"(-\d+[a-z]?) (?=[ivx]+(?![A-Za-z]))")
"""The blank between a clause and its step, as in `9-4 iii`: no line is broken at it."""


def indented() -> int:
    """How wide the lines of a report are that stand away from the margin."""
    return across() - INDENT if onto_terminal() else WIDEST


def fitting(text: str) -> str:
    """A report with the lines broken for which a terminal is too narrow; what is not for a terminal stays as it is."""
    if not onto_terminal():
        return text
    lines: list[str] = []
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()))
        lines += wrapped(line.strip(), indent, f"{indent}    ") if width(line) > across() else [line]
    return "\n".join(lines)


def wrapped(text: str, first: str, rest: str, to: int = 0) -> list[str]:
    """The text broken at blanks (Japanese anywhere but before what closes) into lines of at most `to` columns.

    `to`: 0 for as wide as reports are. A clause and its step stay together, and so does what `\\0` stands between.
    """
    lines: list[str] = []
    to = to or across()
    if width(first) + width(text) <= to:
        return [f"{first}{text}".rstrip()]
    line = first
    for word in _STEP.sub("\\1\0", text).split(" "):
        while word:
            head = word
            if width(line) + width(word) > to and (_anywhere(word) or width(rest) + width(word) > to):
                room = max(2, to - width(line))
                while width(head) > room or (len(head) > 1 and word[len(head) : len(head) + 1] in CLOSING):
                    head = head[:-1]
                uncut = _uncut(head, word)
                if not uncut and line.strip():
                    lines.append(line.rstrip())
                    line = rest
                    continue
                head = uncut or head
            closes = word[len(head) : len(head) + 1] in CLOSING
            if (width(line) + width(head) > to or (closes and len(head) < len(word))) and line.strip():
                lines.append(line.rstrip())
                line = rest
                continue
            line += head
            word = word[len(head) :]
        line += " "
    lines.append(line.rstrip())
    return [line.replace("\0", " ") for line in lines]
