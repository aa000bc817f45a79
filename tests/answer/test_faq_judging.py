"""Files of claims that come out as they say, each about one thing that judging has to get right."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.answer.faq import judge_claims, load

FILES = sorted((Path(__file__).parent / "claims").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_claim_comes_to_the_verdict_and_rests_on_the_clauses_stated(path: Path) -> None:
    claims, problems = load(str(path))
    assert claims is not None, problems
    found, problems = judge_claims(claims)
    assert not problems
    assert [claim.id for claim in claims.claims if not claim.verdict] == []
    assert [(j.claim.id, j.verdict, j.unborne) for j in found if not j.met] == []
