"""The official text of 東方VISION: one clause a line, each under its whole number, in sections of two numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.light import regex
from judge.rulebook.official.blocks import Block, Section

if TYPE_CHECKING:
    import re

_BULLET = regex(r"\s*-(?:\s+|$)")
_CLAUSE = regex(r"(\d+(?:\.\d+){2,}(?:\.[a-z])?)\s*(.+)")
_SECTION = regex(r"(\d+\.\d+)\s+(.+)")
_CHAPTER = regex(r"(\d+)\s+(.+)")


def sections(text: str) -> list[Section]:
    """The chapters and sections of the text in its order, the clauses of each as its steps, by their whole numbers.

    What stands above the first chapter is its title. A line without a number goes on the clause above it.
    """
    found: list[Section] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = _BULLET.sub("", raw.rstrip(), count=1)
        if not line.strip():
            continue
        if clause := _CLAUSE.fullmatch(line):
            if found:
                found[-1].blocks.append(Block("step", clause[1], clause[2].strip(), number))
        elif heading := _SECTION.fullmatch(line) or _next_chapter(line, found):
            found.append(Section(f"V{heading[1]}", heading[1], heading[2].strip(), number, whole=True))
        elif found and found[-1].blocks:
            found[-1].blocks[-1].more.append(line.strip())
    for section in found:
        for block in section.blocks:
            block.close(str.strip)
    return found


def _next_chapter(line: str, found: list[Section]) -> re.Match[str] | None:
    """The heading of the chapter that is due; any other line that begins with a number is text."""
    due = sum("." not in section.printed for section in found) + 1
    chapter = _CHAPTER.fullmatch(line)
    return chapter if chapter and int(chapter[1]) == due else None
