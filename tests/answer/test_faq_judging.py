"""Files of claims that come out as they say, each about one thing that judging has to get right."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.answer.faq import judge_claims, load
from judge.floors import FLOORS

FILES = sorted((Path(__file__).parent / "claims").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_claim_comes_to_the_verdict_and_rests_on_the_clauses_stated(path: Path) -> None:
    claims, problems = load(str(path), FLOORS)
    assert claims is not None, problems
    found, problems = judge_claims(claims)
    assert not problems
    assert [claim.id for claim in claims.claims if not claim.verdict] == []
    assert [(j.claim.id, j.verdict, j.unborne) for j in found if not j.met] == []


KEPT = {
    "vigor-despite-flinching": {"5-1-4"},
    "a-third-vigor": {"5-1-2"},
    "vigor-in-turn-two": {"8-1-3 paragraph 2"},
    "rest-of-aura-damage-strikes-life": {"5-8-3-1 paragraph 1"},
    "damage-feeds-the-flare": {"5-8-3-2 paragraph 1"},
    "both-hands-are-cut": {"8-3-2"},
    "a-crystal-that-comes-back-has-changed-it": {"9-3-1"},
}


def test_what_kept_a_fact_as_it_was_is_named() -> None:
    claims, _ = load(str(Path(__file__).parent / "claims" / "facts-that-did-not-change.yaml"), FLOORS)
    assert claims is not None
    found = {judged.claim.id: {*judged.clauses} for judged in judge_claims(claims)[0]}
    assert {id: clauses & KEPT[id] for id, clauses in found.items()} == KEPT
    assert not any("8-1-3 iv" in clauses for clauses in found.values()), "the last change of the run is none of these"
