"""The Japanese official text, as its scan reads: headings at any depth or at none, lines and lists broken by pages."""

from __future__ import annotations

import re
import unicodedata

from judge.light import regex
from judge.rulebook.official.blocks import Block, Section, mend_lost_mark, recognise

_CJK = r"[぀-ヿ㐀-鿿々〇、。「」『』《》【】<>・（）：]"
_ZONES = "間合|ライフ|オーラ|フレア|ダスト|山札|捨て札|伏せ札|付与札|手札|切札|追加札|封印|使用中|攻撃中|ゲーム外"
_NUMBER = regex(r"(\d+(?:-\d+)+)\.?\s*(.+)")
_ZONE_LINE = regex(r"(?:- )?<[^<>]{1,6}>")


def mend(text: str) -> str:
    """The text without the faults of its scan: stray spaces, look-alike brackets and dashes, remains of markup."""
    text = unicodedata.normalize("NFC", text)
    text = re.sub(r"</?mark>|</?b>|\*\*", "", text)
    text = re.sub(r"\$\s*\\sigma\s*\$", "の", text)
    text = re.sub(r"\$\s*\{\\bf\s+(\w+)\}\s*\$", r"\1", text)
    text = re.sub(r"\$\s*\\\{X/Y\\\}\s*\$", "{X/Y}", text)
    text = text.replace("〈", "<").replace("〉", ">").replace("問合", "間合").replace("3·3", "3-3")
    text = re.sub(rf"く(?=({_ZONES}|毒袋|偽証中)>)", "<", text)
    text = re.sub(r"<\s+", "<", text)
    text = re.sub(r"「[・一]」", "「-」", text)
    text = re.sub(r"^%(?=カード)", "※", text)
    return re.sub(rf"(?<={_CJK})[ \u3000]+(?={_CJK})", "", text).strip()


def sections(text: str) -> list[Section]:
    """The sections of a Japanese official text in its order. Nothing is dropped but title lines and empty ones."""
    return _Reader().read(text)


class _Reader:
    """One pass over the lines; `part` is where in the document the line stands."""

    def __init__(self) -> None:
        self.part = "title"
        self.chapter = ""
        self.caption = ""
        self.open = False
        self.found: list[Section] = []

    def read(self, text: str) -> list[Section]:
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.rstrip()
            if not line.strip():
                self.open = False
            elif line.lstrip().startswith("#"):
                self._heading(mend(line.lstrip("# \t")), number)
            elif self._is_bare_heading(line.strip()):
                self._heading(mend(line), number)
                self.found[-1].faults.append("the heading is printed like a paragraph")
            elif self.found:
                self._line(line.strip(), number)
        for section in self.found:
            for block in section.blocks:
                block.close(mend)
            mend_lost_mark(section)
        return self.found

    def _is_bare_heading(self, line: str) -> bool:
        found = _NUMBER.fullmatch(line)
        inside = found is not None and found[1].split("-")[0] == self.chapter
        return inside and len(line) < 40 and "。" not in line and not line.endswith("、")

    def _heading(self, title: str, line: int) -> None:
        self.open = False
        chapter = re.fullmatch(r"§\s*(\d+)\s*(.+)", title)
        appendix = re.fullmatch(r"附則\s*(\d+)\s*(.+)", title)
        number = _NUMBER.fullmatch(title)
        letter = re.fullmatch(r"([A-Z])\.\s*(.+)", title)
        if chapter:
            self.part = "core" if self.part in ("title", "preface") else self.part
            self.chapter = chapter[1]
            self._section(self._prefix() + chapter[1], f"§{chapter[1]}", chapter[2], line)
        elif appendix:
            self.part = "B" + appendix[1]
            self._section(self.part, f"附則{appendix[1]}", appendix[2], line)
        elif number and self.part in ("core", "additional"):
            self._section(self._prefix() + number[1], number[1], number[2], line)
        elif letter and self.part in ("core", "additional"):
            self.found[-1].blocks.append(Block("step", letter[1], letter[2], line))
        else:
            self._unnumbered(title, line)

    def _prefix(self) -> str:
        return "A" if self.part == "additional" else ""

    def _unnumbered(self, title: str, line: int) -> None:
        if title == "はじめに":
            self.part = "preface"
        if self.part == "core" and title == "追加ルール":
            self.part = "additional"
        elif self.part == "additional":
            self.caption = title
        elif self.part == "preface" and not title.startswith("『"):
            if self.found and self.found[-1].title == "エラッタ":
                return
            self._section("0|" + title, "", title, line)
        elif self.part == "B1" or (self.part == "B2" and re.fullmatch(r"「[^「」]+」", title)):
            title = title.removesuffix("の場合")
            self._section(f"{self.part}|{title}", "", title, line)
        elif self.part == "B2":
            self._line(title, line)

    def _section(self, name: str, printed: str, title: str, line: int) -> None:
        self.found.append(Section(name, printed, title, line))

    def _line(self, line: str, number: int) -> None:
        if self.part == "title":
            return
        section = self.found[-1]
        last = section.blocks[-1] if section.blocks else None
        if "\t" in line:
            self._table(section, "| " + " | ".join(mend(cell) for cell in line.split("\t")) + " |", number)
            return
        text = mend(line)
        if _ZONE_LINE.fullmatch(text) and self.part == "core":
            self._table(section, text.removeprefix("- "), number)
            return
        bullet = re.match(r"(?:-\s*・?|・)\s*(?=\S)", text)
        if bullet and text.startswith("- <") and self.part == "core":
            text, bullet, self.open, last = text[2:], None, False, None
        text = text[bullet.end() :] if bullet else text
        block = recognise(text, bool(bullet), number)
        if block is None and last and last.kind != "table" and (self.open or not _ended(last)):
            last.more.append(text)
        else:
            section.blocks.append(block or Block("paragraph", "", text, number))
        self.open = True

    def _table(self, section: Section, row: str, number: int) -> None:
        section.add_row(self.caption, row, number)
        self.caption = ""
        self.open = False


def _ended(block: Block) -> bool:
    """Whether a passage is complete; one that a page break cut ends in the middle of a sentence."""
    ending = block.more[-1] if block.more else block.text
    return block.kind != "paragraph" or not re.search(r"[をがはにでとの>]$", ending)
