"""What the catalogue says in its own words: whole chapters at a time, in English, short enough to read aloud."""

from __future__ import annotations

import re

import pytest

from judge.rulebook.catalogue import Catalogue, Entry, load

CHAPTERS = list(dict.fromkeys(entry.file for entry in load()))
WRITTEN = ["core/00.yaml", "core/01.yaml", "core/02.yaml", "core/03.yaml", "core/04.yaml", "core/05.yaml"]
WRITTEN += ["core/06.yaml", *(f"additional/0{number}.yaml" for number in range(1, 6))]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load()


def _entries(catalogue: Catalogue, file: str) -> list[Entry]:
    return [entry for entry in catalogue if entry.file == file]


@pytest.mark.parametrize("file", WRITTEN)
def test_no_clause_of_a_written_chapter_is_without_its_gist(catalogue: Catalogue, file: str) -> None:
    assert [entry.name for entry in _entries(catalogue, file) if not entry.gist.strip()] == []


@pytest.mark.parametrize("file", CHAPTERS)
def test_a_gist_is_english_and_short(catalogue: Catalogue, file: str) -> None:
    for entry in _entries(catalogue, file):
        assert len(entry.gist) <= 600, entry.name
        letters = re.findall(r"[A-Za-zぁ-ゖァ-ヺ一-鿿가-힣]", entry.gist)
        assert sum(letter.isascii() for letter in letters) * 2 >= len(letters), entry.name


@pytest.mark.parametrize("file", WRITTEN)
def test_an_operative_clause_of_one_edition_says_what_differs(catalogue: Catalogue, file: str) -> None:
    alone = [e for e in _entries(catalogue, file) if len(e.printed) == 1 and e.operative]
    assert [entry.name for entry in alone if entry.differs is None] == []
