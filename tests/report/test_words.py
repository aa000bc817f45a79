"""Sentences: every language has all of them; every event of every ruling can be told in each."""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path

import pytest

import judge
from judge.data import scenarios
from judge.report import page, trace
from judge.report.answer import line
from judge.report.columns import columns, width, wrapped
from judge.report.phrases import LANGUAGES, phrases
from judge.report.reasons import answers, reasons
from judge.report.words import glossary

FILES = sorted((scenarios() / "furuyoni" / "core").rglob("*.yaml"))[::9]


def blanks(sentence: str) -> AbstractSet[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", [phrases, reasons, answers], ids=lambda table: table.__name__)
def test_languages_have_the_same_sentences_with_the_same_blanks(
    table: Callable[[str], Mapping[str, str]], lang: str
) -> None:
    assert {key: blanks(text) for key, text in table(lang).items()} == {
        key: blanks(text) for key, text in table("en").items()
    }


def test_every_term_has_its_word_in_three_languages() -> None:
    for key, words in glossary().items():
        assert {"en", "ja", "ko"} <= words.keys(), key
        assert key == str(words["en"]).replace(" ", "_") or key == "out_of_game"


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_every_ruling_can_be_told(path: Path) -> None:
    scenario, problems = judge.load(str(path))
    assert scenario is not None, problems
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, problems
    for lang in LANGUAGES:
        assert line(ruling, lang)
        assert "\n" not in line(ruling, lang)
        assert page.text(ruling, "tree", 2, lang)
    short, full = trace.tell(ruling, 0), trace.tell(ruling, 2)
    assert len(short) <= len(full)
    assert all(told.clauses for told in short)
    assert all(told.what and "\x00" not in told.what for told in full)


def test_columns_know_wide_signs() -> None:
    assert width("衝音晶 a") == 8
    assert columns([("衝音晶", "x"), ("ab", "y")]) == ["衝音晶  x", "ab      y"]
    assert all(width(text) <= 20 for text in wrapped("間合" * 20 + " some words here", "> ", "  ", 20))
