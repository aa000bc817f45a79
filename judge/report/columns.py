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


def columns(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """The rows as lines, each column as wide as its widest cell."""
    if not rows:
        return []
    widths = [max(width(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [gap.join(padded(cell, widths[i]) for i, cell in enumerate(row)).rstrip() for row in rows]


def wrapped(text: str, first: str, rest: str, to: int = 110) -> list[str]:
    """The text broken at blanks (wide text anywhere) into lines of at most `to` columns."""
    lines: list[str] = []
    line = first
    for word in text.split(" "):
        while word:
            head = word
            if width(line) + width(word) > to and not word.isascii():
                room = max(2, to - width(line))
                while width(head) > room:
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
