"""The Korean official text: Markdown, headings numbered and levelled, steps in block quotes, links between sections."""

from __future__ import annotations

import re

from judge.light import regex
from judge.rulebook.official.blocks import Block, Section, mend_lost_mark, recognise

_LINK = regex(r"\[([^\[\]]+)\]\((?:[^()]|\([^()]*\))*\)")
_ANCHOR = regex(r"\]\(#([^()]+)\)")
_NUMBER = regex(r"(\d+(?:-\d+)*)\.\s*(.+)")
_ZONE_LINE = regex(r"(?:〈[^〈〉]{1,6}〉\s*)+")
_PREFACE = "들어가며"


def mend(text: str) -> str:
    """The text without Markdown: links, code marks, line breaks and emphasis are taken off."""
    text = _LINK.sub(r"\1", text)
    text = re.sub(r"<br>|\s\s+", " ", text.replace("`", "").replace("**", ""))
    return re.sub(r"<(?=(추억|비장패|공격중|사용중)>)", "〈", text).replace(">", "〉").strip()


def anchors(text: str) -> list[str]:
    """The targets of the links in a passage, as the document writes them: ``9-5-부여패의-파기``."""
    return _ANCHOR.findall(text)


def sections(text: str) -> list[Section]:
    """The sections of a Korean official text in its order, from its preface on."""
    return _Reader().read(text)


class _Reader:
    """One pass over the lines; `part` is where in the document the line stands."""

    def __init__(self) -> None:
        self.part = "title"
        self.caption = ""
        self.open = False
        self.found: list[Section] = []
        self.seen: set[str] = set()

    def read(self, text: str) -> list[Section]:
        for number, raw in enumerate(text.splitlines(), 1):
            line = re.sub(r"^(\s*>\s?)+", "", raw) if raw.lstrip().startswith(">") else raw
            if not line.strip() or line.startswith(("{:", "![")):
                self.open = self.open and bool(line.strip())
            elif line.startswith("#"):
                self._heading(mend(line.lstrip("# ")), number)
            elif self.found:
                self._line(line, number, quoted=line is not raw)
        for section in self.found:
            for block in section.blocks:
                block.close(str)
            mend_lost_mark(section)
        return self.found

    def _heading(self, title: str, line: int) -> None:
        self.open = False
        number = _NUMBER.fullmatch(title)
        appendix = re.fullmatch(r"부칙\s*(\d+)\s*(.+)", title)
        if title == _PREFACE:
            self.part = "preface"
            self.found.append(Section(f"0|{title}", "", title, line))
        elif self.part == "preface" and number is None:
            if title == "핵심 규칙" and any(section.title == "에라타" for section in self.found):
                self.part = "core"
            else:
                self.found.append(Section(f"0|{title}", "", title, line))
        elif appendix:
            self.part = "B" + appendix[1]
            self.found.append(Section(self.part, f"부칙 {appendix[1]}", appendix[2], line))
        elif number and self.part in ("core", "additional"):
            self._numbered(number[1], number[2], line)
        elif title == "추가 규칙":
            self.part = "additional"
        elif self.part.startswith("B"):
            title = title.removesuffix("의 경우")
            self.found.append(Section(f"{self.part}|{title}", "", title, line))

    def _numbered(self, number: str, title: str, line: int) -> None:
        prefix = "A" if self.part == "additional" else ""
        faults = []
        if prefix + number in self.seen:
            parts = number.split("-")
            before = self.found[-1].id.removeprefix(prefix).split("-")
            mended = "-".join([*before[: len(parts) - 1], parts[-1]])
            faults.append(f"the number {number} is printed a second time, for {mended}")
            self.seen.add(prefix + mended)
            self.found.append(Section(prefix + mended, number, title, line, faults=faults))
            return
        self.seen.add(prefix + number)
        self.found.append(Section(prefix + number, number, title, line))

    def _line(self, line: str, number: int, quoted: bool) -> None:
        section = self.found[-1]
        last = section.blocks[-1] if section.blocks else None
        indented = line.startswith((" ", "\t")) and self.open and not quoted
        text = line.strip()
        if text.startswith("|"):
            if not re.fullmatch(r"[|:\s-]+", text):
                self._table(section, mend(text), number)
            return
        if re.fullmatch(r"\*\*[^*]+\*\*", text):
            self.caption = mend(text)
            return
        text = mend(text)
        if _ZONE_LINE.fullmatch(text):
            self._table(section, text, number)
            return
        bullet = re.match(r"[-*]\s+", text)
        text = text[bullet.end() :] if bullet else text
        block = None if indented and not bullet else recognise(text, bool(bullet), number)
        if block is None and last and self.open:
            last.more.append(text)
        else:
            section.blocks.append(block or Block("paragraph", "", text, number))
        self.open = True

    def _table(self, section: Section, row: str, number: int) -> None:
        section.add_row(self.caption, row, number)
        self.caption = ""
        self.open = False
