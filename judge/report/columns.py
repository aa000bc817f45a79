"""Columns of text on a terminal, where Chinese, Japanese and Korean signs are two wide."""

from __future__ import annotations

from collections.abc import Sequence


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
    """The rows as lines, each column as wide as its widest cell."""
    if not rows:
        return []
    widths = [max(width(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [gap.join(padded(cell, widths[i]) for i, cell in enumerate(row)).rstrip() for row in rows]


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
    widths = [max(width(row[i]) for row in told) for i in range(len(headers))]
    fill = [rightward if number else padded for number in numbers]
    aligned = [[fill[i](cell, widths[i]) for i, cell in enumerate(row)] for row in told]
    rule = ["-" * wide for wide in widths]
    return ["  ".join(row).rstrip() for row in (aligned[0], rule, *aligned[1:])]


WIDEST, NARROWEST = 110, 40
"""Between so many columns lines are broken: as wide as the terminal, where it is one."""


def across() -> int:
    """How wide the lines of a report are."""
    import sys

    if not sys.stdout.isatty():
        return WIDEST
    from shutil import get_terminal_size

    return min(WIDEST, max(NARROWEST, get_terminal_size().columns))


CLOSING = tuple("。、，．）」』】！？：；")
"""Signs with which no line begins."""


def _anywhere(word: str) -> bool:
    """Whether a word may be broken between any two signs: Japanese has no blanks."""
    return any("\u3000" <= sign <= "\u30ff" or "\u3400" <= sign <= "\u9fff" for sign in word)


def wrapped(text: str, first: str, rest: str, to: int = 0) -> list[str]:
    """The text broken at blanks (Japanese anywhere but before what closes) into lines of at most `to` columns.

    `to`: 0 for as wide as reports are.
    """
    lines: list[str] = []
    to = to or across()
    line = first
    for word in text.split(" "):
        while word:
            head = word
            if width(line) + width(word) > to and (_anywhere(word) or width(rest) + width(word) > to):
                room = max(2, to - width(line))
                while width(head) > room or (len(head) > 1 and word[len(head) : len(head) + 1] in CLOSING):
                    head = head[:-1]
            if width(line) + width(head) > to and line.strip():
                lines.append(line.rstrip())
                line = rest
                continue
            line += head
            word = word[len(head) :]
        line += " "
    lines.append(line.rstrip())
    return lines
