"""Reports in Japanese and Korean hold no word of Latin letters but names, ids, and what the file itself says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import judge
from judge.data import scenarios
from judge.furuyoni.library import topics
from judge.report import page
from tests.furuyoni.shipped import one_in

FILES = [path for path in sorted((scenarios() / "furuyoni").rglob("*.yaml")) if "/faq" not in path.as_posix()]
SAMPLE = [path for path in FILES if one_in(60, path.stem)]
WORD = re.compile(r"[A-Za-z]{2,}")
IDS = re.compile(r"\bG\d+[a-z]?\b|\bof-[a-z]+-\d+\b|FAQ|TransForm|\b[ivx]+\b|(Alpha|Beta|Gamma|Delta|Sigma)-\w+")
"""Gaps, items of the FAQ, steps, and words that the game prints in Latin letters."""


@cache
def names() -> frozenset[str]:
    """The words of Latin letters in names of cards and megami."""
    return frozenset(word for topic in topics() for name in topic.names.values() for word in WORD.findall(name))


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.stem[:60])
def test_a_ruling_is_told_without_english(path: Path) -> None:
    scenario, problems = judge.load(str(path))
    assert scenario is not None, problems
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, problems
    bare = ruling._replace(scenario=scenario._replace(title="", question=""))
    own = {*names(), *WORD.findall(" ".join(scenario.adhoc))}
    for lang in ("ja", "ko"):
        for form in ("tree", "table", "md"):
            told = page.markdown(bare, 0, lang) if form == "md" else page.text(bare, form, 0, lang)
            body = told.replace(scenario.file, "").replace(f"{scenario.edition} · {scenario.cards}", "")
            found = [word for word in WORD.findall(IDS.sub("", body)) if word not in own]
            assert found == [], (lang, form)
