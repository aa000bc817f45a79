"""The user's copies of the official texts, where they stand beside the project, and seeded edits of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

SEEDS = Path(__file__).resolve().parents[2].parent / "shared" / "seeds"
FILES = {"ja-2024-06-24": "001_5dd914a4a9a48b37.txt", "ko-2025-08-15": "000_56e2a420a25a7f88.txt"}
OTHERS = {"vision-old": "002_6562f5a3c92cf891.txt"}


def path(edition: str) -> Path:
    """The copy of an edition; skips the test where there is none."""
    found = SEEDS / (FILES | OTHERS)[edition]
    if not found.is_file():
        pytest.skip("the official texts do not stand beside the project (../shared/seeds)")
    return found


class Copy:
    """An official text whose lines are edited by section and line, so that no sentence of it stands here."""

    def __init__(self, edition: str) -> None:
        self.lines = path(edition).read_text(encoding="utf-8").splitlines()
        self.korean = edition.startswith("ko")
        self.part = 0

    def additional(self) -> Copy:
        """From here on sections are those of the additional rules."""
        title = re.compile(r"## (追加ルール|추가 규칙)$")
        self.part = max(i for i, line in enumerate(self.lines) if title.match(line))
        return self

    def heading(self, section: str) -> int:
        """The line of a section's heading."""
        pattern = re.compile(rf"#+ *\**{re.escape(section)}(?![-\d])")
        return next(i for i, line in enumerate(self.lines) if i > self.part and pattern.match(line))

    def body(self, section: str) -> list[int]:
        """The lines of a section that bear text."""
        start = self.heading(section) + 1
        end = next((i for i in range(start, len(self.lines)) if self.lines[i].startswith("#")), len(self.lines))
        return [i for i in range(start, end) if self.lines[i].strip(" >")]

    def reword(self, section: str, nth: int, pattern: str, words: str) -> None:
        """Replace the first match of a pattern in the nth line of a section (0 is its heading)."""
        at = self.heading(section) if nth == 0 else self.body(section)[nth - 1]
        changed = re.sub(pattern, words, self.lines[at], count=1)
        assert changed != self.lines[at], (section, self.lines[at])
        self.lines[at] = changed

    def delete(self, section: str, nth: int) -> str:
        """Take the nth line out and return it."""
        return self.lines.pop(self.body(section)[nth - 1])

    def insert(self, section: str, nth: int, line: str) -> None:
        """Put a line behind the nth of a section (0: behind its heading)."""
        at = self.heading(section) if nth == 0 else self.body(section)[nth - 1]
        self.lines[at + 1 : at + 1] = ["", line, ""]

    def marks(self, section: str, change: dict[str, str]) -> None:
        """Give the steps of a section other marks, as an insertion or a deletion makes necessary."""
        for at in self.body(section):
            found = re.match(r"((?:> ?)*(?:- )?)([ivx]+|\d+(?:-\d+)?)(?=\s?[:).])", self.lines[at])
            if found and found[2] in change:
                self.lines[at] = found[1] + change[found[2]] + self.lines[at][found.end() :]

    def sections(self, change: dict[str, str]) -> None:
        """Give headings other numbers, those below them too."""
        for at, line in enumerate(self.lines):
            found = re.match(r"(#+ *)(\d+(?:-\d+)+)", line) if at > self.part else None
            if found is None:
                continue
            number = found[2]
            for old, fresh in change.items():
                if number == old or number.startswith(old + "-"):
                    self.lines[at] = found[1] + fresh + number[len(old) :] + line[found.end() :]

    def take(self, section: str) -> list[str]:
        """Take a whole section out, with what is below it in the text, and return its lines."""
        start = self.heading(section)
        end = next(
            i for i in range(start + 1, len(self.lines))
            if self.lines[i].startswith("#") and not re.match(rf"#+ *{section}-", self.lines[i])
        )  # fmt: skip
        lines = self.lines[start:end]
        del self.lines[start:end]
        return lines

    def put(self, before: str, lines: list[str]) -> None:
        """Put lines in front of a section's heading."""
        at = self.heading(before)
        self.lines[at:at] = lines

    @property
    def text(self) -> str:
        """The text as it stands now."""
        return "\n".join(self.lines) + "\n"


@pytest.fixture(params=FILES)
def edition(request: pytest.FixtureRequest) -> str:
    """Each edition in turn."""
    return str(request.param)


@pytest.fixture
def seed() -> Callable[[str], Path]:
    """The path of the copy of an edition."""
    return path


@pytest.fixture
def copied() -> Callable[[str], Copy]:
    """A copy of an edition, to be edited."""
    return Copy


@pytest.fixture
def user_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data directory of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"
