"""Outcomes: what is branched, where it ends, what claims come to, and lines that can be played as they stand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from judge.answer.outcomes import Horizon, Limits, Outcomes, counts, explore
from judge.answer.outcomes.asked import Asked
from judge.answer.outcomes.readings import under_others
from judge.answer.run import adjudicate
from judge.engine import parallel
from judge.engine.work import ALONE, Workers
from judge.floors import FLOORS
from judge.port.expect import Line
from judge.port.floor import Scenario
from judge.scenario.write import write_scenario
from judge.text.errors import Place, Problems
from tests.answer.outcome_files import LAST_LIFE, MENU, RESHUFFLE, SLASH, TWICE, scenario


def found(text: str, *claims: str, **more: object) -> Outcomes:
    return explore(scenario(text), claims or None, **more)  # type: ignore[arg-type]


def word(text: str, claim: str, **more: object) -> str:
    return found(text, claim, **more).verdict(0).word


def test_what_is_not_answered_is_branched() -> None:
    outcomes = found(SLASH)
    assert outcomes.exhausted
    assert outcomes.positions == 5
    assert len(outcomes.ends) == 6
    assert sorted(o.facts["b.life"] for o in outcomes.outcomes()) == [6, 6, 6, 7, 7, 7]


def test_always_never_depends() -> None:
    assert word(SLASH, "attack 1: hit") == "always"
    assert word(SLASH, "b.life: 5") == "never"
    assert word(SLASH, "b.life: 6") == "depends"
    assert word(SLASH, "applied: [9-4 iii]") == "always"
    assert word(SLASH, "used: [Slash]") == "depends"
    assert word(SLASH, "not_applied: [9-2-3 iii]") == "depends"
    assert word(LAST_LIFE, "result: a wins") == "depends"


def test_who_can_decide_it_and_by_what() -> None:
    verdict = found(TWICE).verdict(0)
    assert verdict.word == "depends"
    assert verdict.can("b", False)
    assert verdict.can("b", True)
    assert not verdict.can("a", True)
    avoiding = next(p for p in verdict.powers if not p.met)
    assert [str(s) for s in avoiding.choices] == [
        "b: pass", "b: respond Wavering Crystal", "b: charge 1 shadow", "b: damage aura",
    ]  # fmt: skip


def test_what_one_player_can_bring_about_the_other_cannot_avoid() -> None:
    verdict = found(LAST_LIFE, "result: a wins").verdict(0)
    assert {(p.player, p.met) for p in verdict.powers} == {("b", True), ("b", False)}


def test_without_lines_one_action_is_looked_into() -> None:
    outcomes = found(MENU)
    first = {str(o.line[0]) for o in outcomes.outcomes()}
    assert first >= {"a: end", "a: forward with vigor", "a: backward covering ?"}
    assert all(len([s for s in o.line if s.by == "a"]) <= 2 for o in outcomes.outcomes())


def test_cards_that_nothing_tells_apart_are_one_option() -> None:
    paid = [str(o.line[-1]) for o in found(MENU).outcomes() if str(o.line[-1]).startswith("a: backward")]
    assert sorted(paid) == ["a: backward covering ?", "a: backward covering Slash", "a: backward with vigor"]


@pytest.mark.parametrize("text", [SLASH, TWICE, MENU, RESHUFFLE, LAST_LIFE])
@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_the_line_of_an_outcome_leads_to_it(text: str, lang: str) -> None:
    start = scenario(text)
    for outcome in explore(start, ()).outcomes(lang):
        if not outcome.end.refused:
            here = Place("outcomes.yaml")
            play = tuple(Line(here, said.by, "", raw=said.text) for said in outcome.play)
            assert outcome_of(scenario(write_scenario(start._replace(play=play)))) == outcome.end


def outcome_of(start: Scenario) -> object:
    """What a scenario comes to at the end of its phase, or where it stops before."""
    (step,) = Horizon().steps(start)
    ruling, problems = adjudicate(start, until=step)
    assert ruling is not None, problems
    assert ruling.refused is None, ruling.refused
    return Asked(FLOORS["furuyoni"]).end(ruling.machine, start, None)


def test_a_line_that_can_no_longer_be_played_is_an_outcome_of_its_own() -> None:
    text = SLASH.replace("hand: [Slash]", "hand: [Slash, 一閃]") + "  - a: use 一閃\n"
    far = found(text, "b.life: '>= 0'")
    assert {end.refused for end in far.ends} == {"a: use 一閃"}
    assert far.verdict(0).word == "never"
    assert all(end.why for end in far.ends)
    near = found(text.replace("distance: 4", "distance: 3"), "b.life: '>= 0'")
    assert near.verdict(0).word == "always"


def test_chance_alone_has_probabilities() -> None:
    outcomes = explore(scenario(RESHUFFLE), (), ("a.deck",))
    assert {o.chance for o in outcomes.outcomes()} == {Fraction(1, 3)}
    assert sum(o.chance for o in outcomes.outcomes() if o.chance is not None) == 1
    assert {o.ways for o in outcomes.outcomes()} == {2}


def test_a_seed_leaves_chance_open() -> None:
    assert len(explore(scenario(RESHUFFLE + "seed: 5\n"), (), ("a.deck",)).ends) == 3


def test_a_result_that_the_file_gives_is_taken() -> None:
    given = RESHUFFLE + "random: ['shuffle [斬, 一閃, 気炎万丈]']\n"
    assert len(explore(scenario(given), (), ("a.deck",)).ends) == 1


def test_limits_never_claim_too_much() -> None:
    for nodes in range(1, 6):
        outcomes = found(SLASH, "attack 1: hit", limits=Limits(nodes=nodes))
        assert outcomes.verdict(0).word in (("not never", "unknown") if not outcomes.exhausted else ("always",))
    few = found(SLASH, "b.life: 6", limits=Limits(nodes=3))
    assert not few.exhausted
    assert few.verdict(0).word in ("depends", "not always", "not never")
    assert few.verdict(0).can("b", True) or few.verdict(0).can("b", False)


def test_horizons() -> None:
    assert {o.facts["phase"] for o in found(SLASH, horizon=Horizon(turns=1)).outcomes()} == {"end"}
    assert found(SLASH, horizon=Horizon(depth=1)).positions == 1
    assert {len(o.line) for o in found(SLASH, horizon=Horizon(depth=1)).outcomes()} == {1}
    stopped = found(SLASH, "attack 1: hit", horizon=Horizon(until="9-4 iii"))
    assert stopped.verdict(0).word == "never"


def test_the_gaps_passed_and_their_other_readings() -> None:
    outcomes = found(TWICE)
    under = [*under_others(outcomes, {}, Limits())]
    assert {(one.gap, one.letter) for one in under} == {(gap, "b") for gap, _ in outcomes.gaps}


def test_counts() -> None:
    assert counts(scenario(SLASH), 3)[:3] == [1, 2, 4]


@pytest.mark.parametrize(
    ("claim", "code"),
    [("b.lief: 6", "J305"), ("decided: true", "J901"), ("stopped: none", "J901"), ("b.life", "J305"), ("{a", "J00")],
)
def test_a_claim_that_is_none_is_told_with_its_place(claim: str, code: str) -> None:
    with pytest.raises(Problems) as caught:
        found(SLASH, claim)
    assert all(p.file == "<claim>" and p.code.startswith(code) for p in caught.value.problems)


def test_a_fact_that_is_none_is_told() -> None:
    with pytest.raises(Problems, match="J305"):
        explore(scenario(SLASH), (), ("b.lief",))


@pytest.mark.parametrize("text", [SLASH, TWICE, MENU, RESHUFFLE])
def test_two_processes_find_the_same(text: str) -> None:
    start = scenario(text)
    alone, shared = (explore(start, ("b.life: 6",), ("b.life", "b.aura"), workers=Workers(n)) for n in (1, 2))
    assert shared.exhausted
    assert shared.positions == alone.positions
    assert shared.gaps == alone.gaps
    assert (shared.graph.nodes, shared.graph.ends) == (alone.graph.nodes, alone.graph.ends)
    assert [*shared.outcomes()] == [*alone.outcomes()]
    assert shared.verdict(0).word == alone.verdict(0).word
    assert {(p.player, p.met) for p in shared.verdict(0).powers} == {(p.player, p.met) for p in alone.verdict(0).powers}


def test_a_search_is_shared_once_it_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Workers] = []
    run = parallel.run
    monkeypatch.setattr(parallel, "run", lambda make, ground, limits, workers, watch: (
        asked.append(workers), run(make, ground, limits, ALONE, watch))[1])  # fmt: skip
    alone = found(MENU, horizon=Horizon(turns=1))
    for after, shared in ((5, 1), (alone.positions + 9_999, 1)):
        large = found(MENU, horizon=Horizon(turns=1), workers=Workers(2, after=after))
        assert (large.graph.nodes, large.graph.ends) == (alone.graph.nodes, alone.graph.ends)
        assert len(asked) == shared
    assert not found(MENU, workers=Workers(2, after=60), horizon=Horizon(turns=1), limits=Limits(nodes=60)).exhausted
    assert len(asked) == 1, "no more than the limit allows"


def test_two_processes_have_limits_too() -> None:
    assert not found(MENU, workers=Workers(2), horizon=Horizon(turns=1), limits=Limits(nodes=60)).exhausted
