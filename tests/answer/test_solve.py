"""Winning lines proved or refuted: against looking into everything, by walking the proof, on the puzzles shipped."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import judge
import judge.engine.proof
from judge.answer.outcomes import prepare
from judge.answer.outcomes.horizon import Horizon
from judge.answer.run import adjudicate
from judge.answer.solve import Solved, reached, solve
from judge.answer.solve.check import NoProofError, Walked, check
from judge.answer.solve.one_line import Belief, Blind, one_line
from judge.answer.solve.shorter import Brief
from judge.answer.solve.solved import Branch
from judge.answer.solve.written import proof, scenarios
from judge.engine import proof_shared
from judge.engine.explore import Limits, Search
from judge.engine.forcing import forced
from judge.engine.work import Workers
from judge.floors import FLOORS
from judge.furuyoni.cards.pools import versions
from judge.furuyoni.compose import composed
from judge.port.expect import Result
from judge.port.floor import Scenario
from judge.scenario.loader import parse_scenario
from judge.scenario.write import write_scenario
from tests.furuyoni.shipped import EVERY, FILES, FOLDER, one_in

PUZZLES = [file for file in FILES if "/puzzles/" in file]
VISION = sorted(str(path.relative_to(FOLDER)) for path in FOLDER.glob("vision/puzzles/*.yaml"))
LITTLE = 120
"""A refutation of so many positions is walked too; without keys larger ones take long."""
BOARD = """
board:
  distance: 3
  a: {{megami: [yurina, himika], life: 8, aura: 3, flare: 5, hand: [Slash, Brandish]}}
  b: {{megami: [saine, tokoyo], life: {life}, aura: 1, flare: 3, hand: [{hand}], deck: 3}}
"""
LATER = """
board:
  distance: 3
  a: {megami: [yurina, himika], life: 8, aura: 3, deck: [Slash, Brandish]}
  b: {megami: [saine, tokoyo], life: 1, aura: 0, flare: 1}
play:
  - a: standard
"""


def scenario_of(text: str) -> Scenario:
    scenario, problems = parse_scenario(text, "puzzle.yaml", FLOORS)
    assert scenario is not None, problems
    return scenario


def simple(life: int = 1, hand: str = "衝音晶", more: str = "") -> Scenario:
    return scenario_of(BOARD.format(life=life, hand=hand) + more)


def walked(solved: Solved) -> Walked:
    """The proof as it is read from a file again, walked."""
    return check(json.loads(json.dumps(proof(solved))), FLOORS)


# -- right -----------------------------------------------------------------------------------------------------------


def random_boards() -> Iterator[Scenario]:
    megami = ("yurina", "saine"), ("himika", "tokoyo")
    """Half as many as with `JUDGE_EVERY_FILE=1`: into each it is looked twice, and some proofs are walked."""
    for seed in range(24 if EVERY else 12):
        yield scenario_of(composed(Random(seed), megami, "s10", 1))


@pytest.mark.parametrize("file", ["sketch-answer", "honoka-oboro-against-yatsuhaa1-oboroa2-life-2"])
def test_two_processes_prove_the_same_and_what_they_find_holds(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a position that the other process has come to, the tree goes on as this one would."""
    monkeypatch.setattr(proof_shared, "BEGIN", 8)
    monkeypatch.setattr(proof_shared, "READY", 16)
    monkeypatch.setattr(proof_shared, "OWN", 4)
    monkeypatch.setattr(proof_shared, "EACH", 4)
    scenario, problems = judge.load(str(FOLDER / "furuyoni" / "puzzles" / f"{file}.yaml"))
    assert scenario is not None, problems
    alone = solve(scenario, shorten=False)
    shared = solve(scenario, shorten=False, workers=Workers(2))
    assert shared.won is alone.won
    assert shared.gaps == alone.gaps
    assert {node.kept_by for node in shared.hands[0].search.nodes} == {0, 1}
    held = walked(shared)
    assert (held.won, held.fault) == (alone.won, "")


def test_it_finds_what_looking_into_everything_finds_and_the_proof_holds() -> None:
    seen: list[bool] = []
    for scenario in random_boards():
        ground = prepare(scenario, (Result(scenario.place, "a"),), horizon=Horizon(turns=1))
        whole = Search(ground, Limits(300)).run(ground.start())
        if not whole.exhausted:
            continue
        ends = {i for i, end in enumerate(whole.ends) if reached(end)}
        nodes = {n for n, node in enumerate(whole.nodes) if not node.by and node.end in ends}
        solved = solve(scenario, by="a")
        assert solved.won is (0 in forced(whole, "a", nodes)), scenario.file
        if solved.positions < 100:
            assert walked(solved).fault == ""
        seen.append(bool(solved.won))
    assert len(seen) > 8
    assert set(seen) == {True, False}


def test_answers_given_by_and_by_settle_a_board_likewise(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = [*random_boards(), scenario_of((FOLDER / "furuyoni/puzzles/odds-reshuffle.yaml").read_text("utf-8"))]
    found = [solve(scenario, by="a", limits=Limits(3_000), shorten=False, odds=False).won for scenario in boards]
    assert {True, False} <= {*found}
    monkeypatch.setattr(judge.engine.proof, "MANY", 1)
    for scenario, won in zip(boards, found, strict=True):
        solved = solve(scenario, by="a", limits=Limits(3_000), shorten=False, odds=False)
        assert None in (won, solved.won) or solved.won is won, scenario.file
        if solved.won is not None and solved.positions < LITTLE:
            assert walked(solved).fault == ""
            assert solved.tree() is not None


def test_who_is_to_win_and_what_is_to_be_reached_are_said_or_taken_from_the_board() -> None:
    scenario = simple(life=4)
    assert solve(scenario).by == "a"
    assert solve(scenario).won is False
    assert solve(scenario, ["b.life: <= 3"]).won is True
    assert solve(scenario, ["b.life: <= 1"]).won is False
    assert solve(scenario, ["b.life: 4"], by="b").won is False
    assert solve(simple(more="puzzle: {can: {a: {b.life: 0}}, won: true}\n")).won is True


def test_it_looks_as_many_turns_ahead_as_it_is_told() -> None:
    scenario = scenario_of(LATER)
    assert solve(scenario).won is False
    later = solve(scenario, turns=3)
    assert later.won is not None
    assert later.horizon.turns == 3


def test_each_hand_that_may_be_hidden_has_to_be_met() -> None:
    won = simple(hand="?", more="puzzle: {can: {a: {result: a wins}}, hidden: {b.hand: [石突, 衝音晶]}}\n")
    assert won.puzzle is not None
    assert [cards for cards, _ in won.puzzle.worlds] == [("石突",), ("衝音晶",)]
    solved = solve(won)
    single = {hand: solve(simple(hand=hand)).won for hand in ("石突", "衝音晶")}
    assert solved.won is all(single.values())
    assert [hand.cards for hand in solved.refuting] == [(hand,) for hand, one in single.items() if not one][:1]


def test_what_the_limits_do_not_let_be_settled_is_not_said() -> None:
    solved = solve(simple(life=3), limits=Limits(nodes=3))
    assert solved.won is None
    assert solved.tree() is None
    with pytest.raises(ValueError, match="not settled"):
        proof(solved)


# -- the proof -------------------------------------------------------------------------------------------------------


def test_the_scenarios_of_a_proof_play_to_what_they_say() -> None:
    for solved in (solve(simple()), solve(simple(life=4))):
        written = [*scenarios(solved)]
        assert len(written) > 1
        for scenario in written:
            ruling, problems = adjudicate(scenario_of(write_scenario(scenario)))
            assert ruling is not None, problems
            assert ruling.ok, (write_scenario(scenario), ruling.checks, ruling.refused)


def spoilt(of: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A proof with something wrong with it each time."""
    for number, node in enumerate(of["boards"][0]["nodes"]):
        for reply in node.get("replies", {}):
            found = copy.deepcopy(of)
            del found["boards"][0]["nodes"][number]["replies"][reply]
            yield f"nothing is said of .*: {reply}", found
        if "say" in node:
            found = copy.deepcopy(of)
            found["boards"][0]["nodes"][number]["say"] = "dance"
            yield "cannot say dance", found
        if "by" in node:
            found = copy.deepcopy(of)
            found["boards"][0]["nodes"][number]["by"] = "chance"
            yield "decides, not chance", found
    yield "cannot say|nothing is said|not what the tree says|decides", {**of, "won": not of["won"]}


def test_a_proof_with_anything_wrong_does_not_hold() -> None:
    solved = solve(simple())
    assert solved.won
    held = proof(solved)
    assert check(held, FLOORS).fault == ""
    wrong = [*spoilt(held)]
    assert len(wrong) > 5
    for why, one in wrong:
        found = check(one, FLOORS).fault
        assert found, why
        assert re.search(why, found), (why, found)


NO_PROOFS = (None, [], {}, {"format": "judge.proof/1"}, {"format": "judge.proof/1", "boards": [{}], "won": 1})


@pytest.mark.parametrize("one", NO_PROOFS)
def test_what_is_no_proof_is_told(one: Any) -> None:
    with pytest.raises(NoProofError):
        check(one, FLOORS)


# -- the puzzles -----------------------------------------------------------------------------------------------------


def test_there_are_puzzles_enough() -> None:
    stated = [scenario_of((FOLDER / file).read_text("utf-8")).puzzle for file in PUZZLES]
    assert len(stated) >= 40
    lost = [one for one in stated if one is not None and one.won is False]
    assert len(stated) // 3 <= len(lost) < len(stated)


def test_every_megami_has_a_puzzle() -> None:
    text = "".join((FOLDER / file).read_text("utf-8") for file in PUZZLES)
    there = {one.megami for name, one in versions().items() if re.search(rf"[\[ ]{name}[\],]", text)}
    assert there == {one.megami for one in versions().values()}


def test_the_page_has_the_times_of_every_puzzle() -> None:
    page = (Path(__file__).parents[2] / "docs" / "solve.md").read_text("utf-8")
    told = re.findall(r"^\| ([\w-]+) \| \d+ \| (yes|no) \|", page, re.M)
    stated = {Path(file).stem: scenario_of((FOLDER / file).read_text("utf-8")).puzzle for file in (*PUZZLES, *VISION)}
    assert dict(told) == {name: "yes" if one is not None and one.won else "no" for name, one in stated.items()}


@pytest.mark.parametrize("file", [file for file in (*PUZZLES, *VISION) if one_in(5, Path(file).stem)])
def test_a_puzzle_is_as_it_says_and_its_proof_holds(file: str) -> None:
    """One puzzle in five is solved, every one with `JUDGE_EVERY_FILE=1`: each is a search of its own."""
    scenario, problems = judge.load(str(Path(FOLDER) / file))
    assert scenario is not None, problems
    assert scenario.puzzle is not None
    solved = solve(scenario, limits=Limits(nodes=50_000, seconds=float("inf")))
    assert solved.won is scenario.puzzle.won
    if scenario.puzzle.one_line is not None:
        assert solved.one is not None
        assert solved.one.won is scenario.puzzle.one_line
    if scenario.puzzle.odds:
        assert solved.likely == (Fraction(scenario.puzzle.odds),) * 2
    assert not solved.shown.ground.setup.game.unplayed
    if solved.won or solved.positions < LITTLE:
        assert walked(solved).fault == ""


# -- the shortest line, and the odds -----------------------------------------------------------------------------------


def actions(of: Branch, by: str) -> int:
    """How many things a player begins from the menu, where the replies let that be most."""
    own = sum(1 for step in of.steps if step.by == by and step.kind == "main")
    return own + max((actions(reply.branch, by) for reply in of.replies), default=0)


def test_the_line_told_is_one_with_the_fewest_actions() -> None:
    for scenario in (simple(), simple(hand="石突"), simple(life=2, hand="石突")):
        long, short = solve(scenario, shorten=False), solve(scenario)
        if not long.won:
            continue
        found, tree = long.tree(), short.tree()
        assert found is not None
        assert tree is not None
        assert short.actions is not None
        assert actions(tree, "a") == short.actions <= actions(found, "a")
        assert walked(short).fault == ""
        fewer = Brief.of(short.shown.ground, "a")
        fewer.allowed = short.actions - 1
        graph = Search(fewer, Limits(20_000)).run(fewer.start())
        assert graph.exhausted
        ends = {i for i, end in enumerate(graph.ends) if reached(end)}
        nodes = {n for n, node in enumerate(graph.nodes) if not node.by and node.end in ends}
        assert 0 not in forced(graph, "a", nodes)


def test_odds_are_what_looking_into_everything_finds() -> None:
    scenario = scenario_of((FOLDER / "furuyoni/puzzles/odds-reshuffle.yaml").read_text("utf-8"))
    ground = prepare(scenario, (Result(scenario.place, "a"),), horizon=Horizon(turns=1))
    graph = Search(ground, Limits(5_000)).run(ground.start())
    assert graph.exhausted

    def likely(number: int) -> Fraction:
        node = graph.nodes[number]
        if not node.by:
            return Fraction(reached(graph.ends[node.end]))
        found = [likely(child) for child in node.to]
        if node.by != "chance":
            return (max if node.by == "a" else min)(found)
        weights = node.weights or (1,) * len(found)
        return sum((one * w for one, w in zip(found, weights, strict=True)), Fraction(0)) / sum(weights)

    assert solve(scenario).likely == (likely(0),) * 2 == (Fraction(2, 3),) * 2


# -- one line for every hand -------------------------------------------------------------------------------------------

HANDS = ("石突", "衝音晶", "見切り")


def unseen(life: int, hand: str, hidden: Sequence[str], one_line: str = "true") -> Scenario:
    names = ", ".join(hidden)
    more = f"puzzle: {{can: {{a: {{result: a wins}}}}, hidden: {{b.hand: [{names}]}}, one_line: {one_line}}}\n"
    return scenario_of(BOARD.format(life=life, hand="?" if hand == "1" else hand) + more)


def by_strategies(blind: Blind, belief: Belief) -> bool:
    """Whether one line does, by going through every way without keys or numbers."""
    if not belief.by:
        return belief.won
    every = (by_strategies(blind, blind.after(belief, answer.picked)) for answer in blind.answers(belief))
    return any(every) if belief.by == "a" else all(every)


def test_one_line_does_against_every_hand_and_its_proof_holds() -> None:
    solved = solve(unseen(1, "1", HANDS[:2]))
    assert solved.one is not None
    assert (solved.won, solved.one.won, solved.answer) == (True, True, True)
    made = json.loads(json.dumps(proof(solved)))
    assert check(made, FLOORS).fault == ""
    assert len(made["boards"]) == 2
    assert len([*scenarios(solved)]) > 2
    for scenario in scenarios(solved):
        ruling, problems = adjudicate(scenario_of(write_scenario(scenario)))
        assert ruling is not None, problems
        assert ruling.ok


def test_a_proof_that_looks_at_what_is_hidden_does_not_hold() -> None:
    """Lines for each hand by itself, called one line: as soon as two differ where the same is seen, that is told."""
    made = json.loads(json.dumps(proof(solve(unseen(1, "1", HANDS[:2])))))
    nodes = made["boards"][1]["nodes"]
    peeking = solve(scenario_of(BOARD.format(life=1, hand="衝音晶")), shorten=False)
    by_throughout = next(node for node in nodes if node.get("say") == "standard")
    assert by_throughout is nodes[0]
    other = json.loads(json.dumps(proof(peeking)))["boards"][0]["nodes"]
    made["boards"][1]["nodes"] = [{"by": "a", "say": "throughout", "to": 1}, *other[1:]]
    assert re.search("where what is seen is as where standard is said", check(made, FLOORS).fault)


def test_one_line_is_what_going_through_every_strategy_finds() -> None:
    found = set()
    for life, hidden in product((1, 2), (HANDS[:2], HANDS[1:], HANDS[:1])):
        scenario = unseen(life, "1", hidden, "true")
        assert scenario.puzzle is not None
        goal = (Result(scenario.place, "a"),)
        boards = [prepare(board, goal, horizon=Horizon(turns=1)) for _, board in scenario.puzzle.worlds]
        one = one_line(boards, [cards for cards, _ in scenario.puzzle.worlds], "a", Limits(5_000))
        blind = Blind(boards, "a")
        start = blind.start()
        assert one.won is by_strategies(blind, start), (life, hidden)
        if one.won:
            assert all(solve(board).won for _, board in scenario.puzzle.worlds)
        found.add(one.won)
    assert found == {True, False}
