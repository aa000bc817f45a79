"""What both formats of an official text are read into: sections, and the blocks inside them that can be cited.

A *block* is a paragraph, bullet, step, table, example or note as it stands in one document. A *leaf* is the part of a
clause id after the section: which leaf a block bears is decided in `judge.rulebook.official.place`.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from judge.light import regex
from judge.rulebook.ids import ROMAN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_ROMAN = "|".join(sorted(ROMAN[:12], key=len, reverse=True))
_STEP = regex(
    rf"(?:(?P<roman>{_ROMAN})(?:-(?P<sub>[A-Z]))?(?:\s*[:)]|\s(?=[^\x00-\x7f]))|(?P<number>\d+(?:-\d+)?)\)"
    r"|(?P<dotted>\d+)\.(?=\D)|(?P<letter>[a-z])\)|(?P<capital>[A-Z])\.)\s*"
)
_EXAMPLE = regex(r"\(?(?:例えば|例|예를 들어|예)[:\s,、「]|\(?(?:例えば|예를 들어)")
_NOTE = regex(r"(?:補足|注意|보충|주의|注)\s*:|※|\(")


@dataclass
class Block:
    """One citable passage: its kind, the mark it is printed with ("" for none), its text and its first line.

    While a document is read, the lines that go on a passage are kept in `more`; `close` joins them to its text.
    """

    kind: str
    mark: str
    text: str
    line: int
    more: list[str] = field(default_factory=list)

    def close(self, mend: Callable[[str], str]) -> None:
        """Join what goes on: the rows of a table line by line, all else as one text, mended where the lines met."""
        if self.more:
            lines = [self.text, *self.more]
            self.text = "\n".join(lines) if self.kind == "table" else mend(" ".join(lines))
            self.more = []


@dataclass
class Section:
    """One headed section: its id, its number as printed, its title, and the blocks below the heading.

    Where `whole` is set, its blocks bear whole clause numbers, as the document of the second game prints them.
    """

    id: str
    printed: str
    title: str
    line: int
    blocks: list[Block] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    whole: bool = False

    def add_row(self, caption: str, row: str, line: int) -> None:
        """Add a row to the table that ends the section; begin one where there is none, or where a caption is given."""
        last = self.blocks[-1] if self.blocks else None
        if last and last.kind == "table" and not caption:
            last.more.append(row)
        else:
            self.blocks.append(Block("table", caption, row, line))


def recognise(text: str, bullet: bool, line: int) -> Block | None:
    """The block that a line of text begins, or None where it is plain text.

    `bullet` says that the line had a bullet before it; a step mark behind a bullet makes it a step.
    """
    plain = unicodedata.normalize("NFKC", text[:12])
    found = _STEP.match(plain)
    if found:
        mark = next(g for name in ("roman", "number", "dotted", "letter", "capital") if (g := found[name]))
        return Block("step", f"{mark}-{found['sub']}" if found["sub"] else mark, text[found.end() :].strip(), line)
    if _EXAMPLE.match(plain):
        return Block("example", plain.lstrip("(")[0], text, line)
    if _NOTE.match(plain):
        return Block("note", plain[0] if plain[0] in "※(" else plain.split(":")[0].strip(), text, line)
    return Block("bullet", "•", text, line) if bullet else None


def leaves(section: Section) -> Iterator[tuple[Block, str]]:
    """The leaf each block bears when nothing but its place in this document is known.

    Text between two steps belongs to the first of them. Steps below a step carry its mark: ``3-a``, ``iii-1``.
    """
    blocks = joined(section.blocks)
    paragraphs = sum(block.kind == "paragraph" for block in blocks)
    count: dict[str, int] = {}
    step = ""
    for block in blocks:
        if block.kind == "step":
            below = (block.mark.isalpha() and block.mark not in ROMAN and block.mark.islower()) or (
                step in ROMAN and block.mark.isdigit()
            )
            if not below:
                step = block.mark.partition("-")[0] if block.mark[0].isdigit() else block.mark
                step = block.mark if "-" not in block.mark else step
            yield block, f"{step}-{block.mark}" if below and step else block.mark
            continue
        count[block.kind] = count.get(block.kind, 0) + 1
        single = block.kind == "paragraph" and paragraphs == 1
        yield block, "" if single else f"{block.kind} {count[block.kind]}"


def joined(blocks: list[Block]) -> list[Block]:
    """The blocks with continuations of steps joined to them, and tables that a page break parted made one.

    A step marked with a capital is a heading of its own: all that follows it belongs to it.
    """
    last = max((i for i, block in enumerate(blocks) if block.kind == "step"), default=-1)
    result: list[Block] = []
    for i, block in enumerate(blocks):
        before = result[-1] if result else None
        continued = before is not None and (
            (before.kind == block.kind == "table" and not block.mark)
            if before.kind != "step"
            else block.kind in ("paragraph", "note") and (i < last or before.mark.isupper())
        )
        if before is not None and continued:
            before.more.append(block.text)
        else:
            result.append(Block(block.kind, block.mark, block.text, block.line))
    for block in result:
        block.text, block.more = "\n".join((block.text, *block.more)), []
    return result


def mend_lost_mark(section: Section) -> None:
    """A bullet standing where a step must (after n, before n+2) lost its mark in print; give it back, and say so."""
    for before, block, after in zip(section.blocks, section.blocks[1:], section.blocks[2:], strict=False):
        if before.kind == after.kind == "step" and block.kind == "bullet" and before.mark.isdigit():
            lost = int(before.mark) + 1
            if after.mark == str(lost + 1):
                block.kind, block.mark = "step", str(lost)
                section.faults.append(f"step {lost} is printed without its number")
