"""Official texts: a user's own copy of a comprehensive rules document, read into clauses.

Three formats are known: the scan of the Japanese document of Furuyoni, the Markdown of the Korean one, and the numbered
lines of 東方VISION. The text of a clause never becomes part of this project; it is read from the copy, stored in the
user's data directory, and shown from there.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.rulebook.official import japanese, korean, vision

if TYPE_CHECKING:
    from judge.rulebook.official.blocks import Section


class UnknownFormatError(ValueError):
    """The text is none of the documents this project can read; the message says what is looked for."""


@dataclass(frozen=True)
class Document:
    """An official text: the edition it says it is, its language, its sections in order, all its text, and its game."""

    edition: str
    language: str
    sections: list[Section]
    text: str
    game: str = "furuyoni"

    @property
    def stem(self) -> str:
        """What the names of all editions begin with that a document like this one may be."""
        return self.game if self.game != "furuyoni" else self.language


def read(text: str) -> Document:
    """Read an official text, in whichever of the known formats it is.

    Raises `UnknownFormatError` when it is in none of them.
    """
    head = text[:6000]
    if "総合ルール" in head and re.search(r"^#+ *\**§ *1\b", text, re.M):
        dates = re.findall(r"(\d{4})/(\d\d)/(\d\d) *(?:更新|微調整|制定)", head)
        edition = "-".join(("ja", *max(dates))) if dates else "ja"
        return Document(edition, "ja", japanese.sections(text), text)
    if "통합 규칙" in head and re.search(r"^#+ *1-1\. ", text, re.M):
        date = re.search(r"^date: *(\d{4}-\d\d-\d\d)", text, re.M)
        return Document(f"ko-{date[1]}" if date else "ko", "ko", korean.sections(text), text)
    if "VISION" in head and re.search(r"^-?\s*1\.1\.1\s", text, re.M):
        edition = "vision-old" if "(旧)" in unicodedata.normalize("NFKC", head) else "vision"
        return Document(edition, "ja", vision.sections(text), text, "vision")
    raise UnknownFormatError(
        "this is no comprehensive rules document in a known format: the Japanese one has 総合ルール in its title and "
        "chapters headed “§1”, the Korean one 통합 규칙 and sections headed “#### 1-1.”, that of 東方VISION "
        "clauses that begin with their whole numbers"
    )
