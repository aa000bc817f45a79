"""Gists in Japanese and Korean: chapter by chapter what the catalogue has, no more and no less."""

from __future__ import annotations

import re

import pytest

from judge.report.gists import gist
from judge.rulebook.catalogue import Catalogue, gist_files, load, remarks

LANGUAGES = {"ja": "[ぁ-んァ-ヶ一-龠]", "ko": "[가-힣]"}
FILES = [
    (game, lang, file, said) for game in ("furuyoni", "vision") for lang in LANGUAGES
    for file, said in gist_files(game, lang)
]  # fmt: skip
WRITTEN = {("furuyoni", f"core/{chapter:02d}.yaml") for chapter in range(11)}
WRITTEN |= {("furuyoni", f"{folder}/0{chapter}.yaml") for folder in ("appendix", "faq") for chapter in (1, 2)}
WRITTEN |= {("furuyoni", f"additional/{chapter:02d}.yaml") for chapter in range(1, 25)}
WRITTEN |= {("vision", f"core/{chapter:02d}.yaml") for chapter in range(1, 13)}
"""Chapters that are told in every language."""


def chapter(catalogue: Catalogue, file: str) -> list[str]:
    return [entry.name for entry in catalogue if entry.file == file]


@pytest.mark.parametrize(("game", "lang", "file", "said"), FILES, ids=lambda x: x if isinstance(x, str) else "")
def test_a_chapter_is_told_whole_and_in_its_language(game: str, lang: str, file: str, said: dict[str, str]) -> None:
    assert list(said) == chapter(load(game), file), "every clause of the chapter in its order, and no other"
    for name, text in said.items():
        assert re.search(LANGUAGES[lang], text), name
        assert len(text) <= 400, name
        assert " ".join(text.split()) == text, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters_that_were_told_stay_told(lang: str) -> None:
    there = {(game, file) for game, own, file, _ in FILES if own == lang}
    assert sorted(WRITTEN - there) == []


def test_a_gist_is_told_in_the_language_asked_for() -> None:
    assert gist("9-4 v", "ja") == "攻撃された側が攻撃のダメージを受ける。"
    assert gist("9-4 v", "ko") == "공격받은 쪽이 공격의 데미지를 받는다."
    assert gist("9-4 v").startswith("The attacked player")


@pytest.mark.parametrize("game", ["furuyoni", "vision"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_remarks_are_told_each_and_no_other(game: str, lang: str) -> None:
    catalogue = load(game)
    said = {edition.title for edition in catalogue.editions.values()}
    said |= {str(entry.differs["what"]) for entry in catalogue if entry.differs}
    said |= {entry.corrected for entry in catalogue if entry.corrected}
    told = remarks(game, lang)
    assert sorted(said - told.keys()) == []
    assert sorted(told.keys() - said) == []
    assert all(re.search(LANGUAGES[lang], text) for text in told.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_are_in_the_language(lang: str) -> None:
    assert [e.name for e in load("furuyoni") if any(e.titles.values()) and not e.titles.get(lang)] == []
