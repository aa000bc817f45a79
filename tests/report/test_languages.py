"""Reports in Japanese and Korean hold no word of Latin letters but names, ids, and what the file itself says."""

from __future__ import annotations

import re
from html import unescape
from itertools import pairwise
from pathlib import Path

import pytest

import judge
from judge.data import scenarios
from judge.report import page
from judge.scenario.translated import title_in
from tests.furuyoni.shipped import one_in
from tests.latin import WORD, names
from tests.scenario.translations import own as made_up

FILES = [path for path in sorted((scenarios() / "furuyoni").rglob("*.yaml")) if "/faq" not in path.as_posix()]
ONCE_ENGLISH = (
    "yellow-adds-one-to-life", "the-rise-first", "a-state-at-one-moment", "twins-on-the-board", "both-damages",
    "is-not-sealed", "with-charm", "two-perjuries-in-a-turn", "an-opponent-with-less", "core-basic-01",
    "meets-thallya-riding-does-nothing", "a-quoted-plan-card", "charged-from-outside", "cards-of-the-barracks",
)
"""Scenarios in which something of the game was told in English: each asks for another thing."""
SAMPLE = [
    path for path in FILES
    if path.stem in ONCE_ENGLISH or one_in(15 if "/rulings/" in path.as_posix() else 60, path.stem)
]  # fmt: skip
IDS = re.compile(
    r"\bG\d+[a-z]?\b|\bof-[a-z]+-\d+\b|FAQ|TransForm|\b[ivx]+\b|(Alpha|Beta|Gamma|Delta|Sigma)-\w+", re.ASCII
)
"""Gaps, items of the FAQ, steps, and words that the game prints in Latin letters."""


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.stem[:60])
def test_a_ruling_is_told_without_english(path: Path) -> None:
    scenario, problems = judge.load(str(path))
    assert scenario is not None, problems
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, problems
    told = title_in(scenario, "ja") != scenario.title
    bare = ruling if told else ruling._replace(scenario=scenario._replace(title="", question=""))
    own = {*names(), *WORD.findall(" ".join(scenario.adhoc)), *made_up(scenario.title), *made_up(scenario.question)}
    for lang in ("ja", "ko"):
        for form in ("tree", "table", "md"):
            page_of = unescape(page.markdown(bare, 0, lang)) if form == "md" else page.text(bare, form, 0, lang)
            body = page_of.replace(scenario.file, "").replace(f"{scenario.edition} · {scenario.cards}", "")
            found = [word for word in WORD.findall(IDS.sub("", body)) if word not in own]
            assert found == [], (lang, form)


@pytest.mark.parametrize(("lang", "told"), [("ja", "Cut Downを伏せて前進"), ("ko", "Cut Down을 덮고 전진")])
def test_a_line_that_pays_with_a_card_is_told_as_the_option_is(lang: str, told: str) -> None:
    from judge.furuyoni.file.speech import translated as line

    assert line("forward cover Cut Down", lang) == line("forward covering Cut Down", lang) == told


def test_no_heading_stands_over_nothing() -> None:
    ruling = judge.rule("board: {distance: 4, a: {megami: [yurina, himika]}, b: {megami: [saine, tokoyo]}}\n")
    for lang in ("en", "ja", "ko"):
        lines = [*page.text(ruling, "tree", 0, lang).splitlines(), ""]
        heads = [line for line, below in pairwise(lines) if line.endswith((":", "：")) and not below]
        assert heads == []
        assert not page.markdown(ruling, 0, lang).count("\n\n\n\n")
