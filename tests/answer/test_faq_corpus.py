"""The claims of two pages: each comes to the verdict that the rules demand, and says all that a reader needs."""

from __future__ import annotations

import re

import pytest

from judge.answer.faq import judge_claims
from judge.answer.faq.judge import load
from judge.data import scenarios
from judge.floors import FLOORS
from judge.scenario.claims import Claim, Claims
from judge.scenario.folders import claims_in
from tests.furuyoni.shipped import one_in

FILES = sorted(path for path in claims_in(f"{scenarios()}/furuyoni/faq") if "/official/" not in path)
PRINTED = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]")


def read(path: str) -> Claims:
    claims, problems = load(path, FLOORS)
    assert claims is not None, problems
    return claims


def all_claims() -> list[tuple[str, Claim]]:
    return [(path, claim) for path in FILES for claim in read(path).claims]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.rpartition("/")[2])
def test_every_claim_comes_to_its_verdict(path: str) -> None:
    """One claim in six, every one with `JUDGE_EVERY_FILE=1`, as `.ci/run` judges them beside it."""
    claims = read(path)
    found, problems = judge_claims(claims._replace(claims=tuple(one for one in claims.claims if one_in(6, one.id))))
    assert not problems
    assert not [(j.claim.id, j.verdict, list(j.unborne)) for j in found if not j.met]


def test_every_claim_says_where_it_stands_what_it_asks_and_why_it_is_so() -> None:
    for path, claim in all_claims():
        said = (claim.where, claim.question, claim.claimed, claim.why)
        assert all(said), (path, claim.id)
        assert claim.verdict in ("upheld", "contradicted", "undecidable", "waiting"), (path, claim.id)
        assert claim.clauses, (path, claim.id)
        assert claim.question.endswith("?"), (path, claim.id)
        assert not PRINTED.search(" ".join(said)), (path, claim.id)


def test_what_no_board_shows_says_what_the_rules_leave_open() -> None:
    boardless = [claim for _, claim in all_claims() if not claim.cases]
    assert [claim.id for claim in boardless if claim.waiting] == []
    assert all(claim.why.startswith("Left open") for claim in boardless)


def test_no_claim_is_called_like_another() -> None:
    ids = [claim.id for _, claim in all_claims()]
    assert len(ids) == len(set(ids))


def test_claims_are_judged_in_both_editions() -> None:
    for path, claim in all_claims():
        assert len(claim.editions) == 2, (path, claim.id)
