"""The page of contradicted statements is the one that its command makes."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.answer.faq import judge_claims, load
from judge.answer.faq.verdict import Judged
from judge.cli import official_page as official
from judge.floors import FLOORS
from judge.report import faq as report
from judge.scenario.folders import claims_in
from tests.furuyoni.shipped import one_in

ROOT = Path(__file__).parents[2]


def test_the_page_of_contradicted_claims_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    pages = []
    for file in claims_in("scenarios"):
        claims, problems = load(file, FLOORS)
        assert claims is not None, problems
        stated = tuple(claim for claim in claims.claims if claim.verdict == "contradicted")
        judged, _ = judge_claims(claims._replace(claims=stated))
        assert [j.claim.id for j in judged if j.verdict != "contradicted"] == []
        pages.append(report.Page(claims, tuple(judged)))
    made = "judge faq scenarios --only contradicted --format md > docs/faq-contradicted.md"
    kept = (ROOT / "docs" / "faq-contradicted.md").read_text(encoding="utf-8")
    assert kept == report.markdown(pages) + "\n", f"make it again: {made}"


def test_the_page_on_the_publishers_faq_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the items upheld one in sixteen is judged, all with `JUDGE_EVERY_FILE=1`, as `.ci/run` judges them too."""
    monkeypatch.chdir(ROOT)
    pages = []
    for file in claims_in("scenarios/furuyoni/faq/official"):
        claims, problems = load(file, FLOORS)
        assert claims is not None, problems
        tried = tuple(one for one in claims.claims if one.verdict != "upheld" or one_in(16, one.id))
        judged = {one.claim.id: one for one in judge_claims(claims._replace(claims=tried))[0]}
        assert [id for id, one in judged.items() if not one.met] == []
        told = (judged.get(one.id) or Judged(one, one.verdict, (), one.clauses) for one in claims.claims)
        pages.append(report.Page(claims, tuple(told)))
    kept = (ROOT / "docs" / "faq-official.md").read_text(encoding="utf-8")
    items = [item for page in pages for item in official.items(page)]
    assert kept == official.page(items) + "\n", f"make it again: {official.COMMAND}"
