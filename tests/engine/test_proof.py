"""Proof numbers against what exhaustive search finds, on random graphs that may go round."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from judge.engine import proof, proof_tree
from judge.engine.choice import CHANCE
from judge.engine.explore import Answer, Limits, Picked, Search
from judge.engine.forcing import forced
from judge.engine.odds import Odds
from judge.engine.proof import OtherBoardError, Proof

Graph = dict[int, tuple[str, tuple[int, ...], bool]]
"""Positions: who decides ("" at an end), where the answers lead, whether an end is wanted."""


class Ground:
    def __init__(self, graph: Graph) -> None:
        self.graph = graph

    def decider(self, position: int) -> str:
        return self.graph[position][0]

    def answers(self, position: int) -> Iterator[Answer]:
        return (Answer((i,)) for i in range(len(self.graph[position][1])))

    def after(self, position: int, picked: Picked) -> int:
        return self.graph[position][1][picked[0]]

    def key(self, position: int) -> bytes:
        return position.to_bytes(4, "big")

    def end(self, position: int) -> object:
        return self.graph[position][2], position

    def missed(self, position: int) -> bool:
        return False

    def put_by(self, position: int) -> None:
        """It takes little room."""

    def take_up(self, position: int) -> None:
        """It is as it was."""

    def rest(self) -> None:
        """Nothing is remembered."""

    def noticed(self) -> object:
        return None

    def notice(self, noticed: object) -> None:
        """Nothing is noticed."""


class Turned(Ground):
    """A graph whose positions have their answers in one order or the other, by the way on which one has come there."""

    def start(self) -> int:
        return 0

    def decider(self, position: int) -> str:
        return super().decider(position // 2)

    def answers(self, position: int) -> Iterator[Answer]:
        every = range(len(self.graph[position // 2][1]))
        return (Answer((i,)) for i in (reversed(every) if position % 2 else every))

    def after(self, position: int, picked: Picked) -> int:
        return 2 * super().after(position // 2, picked) + (position + picked[0]) % 2

    def key(self, position: int) -> bytes:
        return super().key(position // 2)

    def end(self, position: int) -> object:
        return super().end(position // 2)


class Foreseen(Ground):
    """A graph of which it is known where no end that is wanted can come of a position, and that is looked for."""

    def __init__(self, graph: Graph) -> None:
        super().__init__(graph)
        self.asked: list[int] = []
        reach = {at for at, (by, _, won) in graph.items() if not by and won}
        while more := {at for at, (_, to, _) in graph.items() if at not in reach and reach.intersection(to)}:
            reach |= more
        self.reach = reach

    def missed(self, position: int) -> bool:
        self.asked.append(position)
        return position not in self.reach


def made(seed: int, size: int, round_about: bool) -> Graph:
    """A random graph; its ends are its last tenth. Where it goes round, an answer may lead back."""
    random = Random(seed)
    graph: Graph = {}
    for at in range(size):
        if at > 1 and (at >= size * 0.9 or random.random() < 0.05):
            graph[at] = ("", (), random.random() < 0.5)
            continue
        least = 0 if round_about else at + 1
        to = tuple(random.randrange(least, size) for _ in range(random.randint(1, 4)))
        graph[at] = (random.choice("ab"), to, False)
    return graph


def nothing_is_left_out(search: Proof[int], graph: Graph) -> None:
    """Where who decides has not what they want, all the answers have been given, whatever order they lay in."""
    for node in search.nodes:
        if node.by and node.settled and node.whole and node.won is not (node.by == "a"):
            lead = {search.nodes[n].key for n in node.to}
            at = int.from_bytes(node.key, "big")
            assert lead == {to.to_bytes(4, "big") for to in graph[at][1]}, "an answer has been left out"


def wanted(end: object) -> bool:
    assert isinstance(end, tuple)
    return bool(end[0])


@pytest.mark.parametrize("round_about", [False, True])
def test_it_finds_what_looking_into_everything_finds(round_about: bool) -> None:
    seen = set()
    for seed in range(400):
        graph = made(seed, 10 + seed % 60, round_about)
        whole = Search(Ground(graph), Limits()).run(0)  # type: ignore[type-var]
        ends = {i for i, end in enumerate(whole.ends) if wanted(end)}
        won = 0 in forced(whole, "a", {n for n, node in enumerate(whole.nodes) if not node.by and node.end in ends})
        search = Proof(Ground(graph), "a", wanted)
        assert search.run(0) is won, seed
        assert len(search.nodes) <= len(graph)
        seen.add(won)
    assert seen == {True, False}


@pytest.mark.parametrize("round_about", [False, True])
def test_what_is_known_beforehand_settles_positions_with_nothing_behind_them(round_about: bool) -> None:
    spared, seen = 0, set()
    for seed in range(200):
        graph = made(seed, 10 + seed % 60, round_about)
        ground = Foreseen(graph)
        search = Proof(ground, "a", wanted)
        assert search.run(0) is Proof(Ground(graph), "a", wanted).run(0), seed
        assert len(ground.asked) == len({*ground.asked}), "it is asked twice"
        assert 0 not in ground.asked, "nothing would be told of the first answers"
        assert all(graph[at][0] == "a" for at in ground.asked), "what others decide may be missed by them alone"
        for node in search.nodes:
            if node.missed:
                assert (node.won, node.to) == (False, [])
                spared += 1
        seen.add(search.won)
    assert seen == {True, False}
    assert spared > 30


@pytest.mark.parametrize(("many", "patience"), [(1, 1), (1, 8), (2, 2), (3, 1)])
def test_answers_given_by_and_by_find_the_same(many: int, patience: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "MANY", many)
    monkeypatch.setattr(proof_tree, "PATIENCE", patience)
    seen, fewer = set(), 0
    for seed in range(400):
        graph = made(seed, 10 + seed % 60, bool(seed % 2))
        whole = Search(Ground(graph), Limits()).run(0)  # type: ignore[type-var]
        ends = {i for i, end in enumerate(whole.ends) if wanted(end)}
        won = 0 in forced(whole, "a", {n for n, node in enumerate(whole.nodes) if not node.by and node.end in ends})
        search = Proof(Ground(graph), "a", wanted)
        nodes = 1
        while search.run(0, Limits(nodes=nodes)) is None:
            nodes += 4
        assert search.won is won, seed
        for node in search.nodes[1:]:
            if node.by and node.settled and node.won is not (node.by == "a"):
                assert node.whole, "it is settled although an answer has not been given"
                assert all(search.nodes[n].won is node.won for n in node.to)
        fewer += sum(1 for node in search.nodes if node.to and not node.whole)
        seen.add(won)
    assert seen == {True, False}
    assert fewer


@pytest.mark.parametrize("many", [1, 2, 16])
def test_answers_may_lie_in_another_order_where_a_position_is_come_to_again(
    many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proof, "MANY", many)
    monkeypatch.setattr(proof, "LEAST", 2)
    monkeypatch.setattr(proof, "GLANCE", 2)
    monkeypatch.setattr(proof, "resident", lambda: 95)
    seen, again = set(), 0
    for seed in range(200):
        graph = made(seed, 20 + seed % 60, bool(seed % 2))
        won = Proof(Ground(graph), "a", wanted).run(0)
        search = Proof(Turned(graph), "a", wanted, memory=100)
        assert search.run(0) is won, seed
        nothing_is_left_out(search, graph)
        again += search._room < 1_000
        seen.add(won)
    assert seen == {True, False}
    assert again > 50, "nothing was given up"


def test_of_very_many_answers_few_are_given_where_one_settles_it() -> None:
    graph: Graph = {0: ("a", (1,), False), 1: (CHANCE, tuple(range(2, 1002)), False)}
    for at in range(2, 1002):
        graph[at] = ("b", (at + 1000, at + 2000), False)
        graph |= {at + 1000: ("", (), True), at + 2000: ("", (), at < 9)}
    search = Proof(Ground(graph), "a", wanted)
    assert search.run(0) is False
    assert len(search.nodes) < 100
    won = Proof(Ground({at: (by, to, won or at > 2000) for at, (by, to, won) in graph.items()}), "a", wanted)
    assert won.run(0) is True
    assert len(won.nodes[1].to) == 1000


def test_the_answer_that_settles_leads_to_an_end() -> None:
    for seed in range(200):
        search = Proof(Ground(made(seed, 50, True)), "a", wanted)
        if not search.run(0):
            continue
        at, steps = 0, 0
        while search.nodes[at].by:
            node = search.nodes[at]
            at = node.to[search.settling(at)] if node.by == "a" else max(node.to, key=lambda n: search.nodes[n].order)
            steps += 1
            assert steps < 60, "it goes round"
        assert search.nodes[at].won


def test_it_can_be_gone_on_with() -> None:
    search = Proof(Ground(made(7, 400, False)), "a", wanted)
    nodes, found = 2, None
    while found is None:
        found = search.run(0, Limits(nodes=nodes))
        nodes += 5
    assert found is Proof(Ground(made(7, 400, False)), "a", wanted).run(0)


def test_not_settled_within_the_limits_is_said() -> None:
    search = Proof(Ground(made(3, 400, False)), "a", wanted)
    assert search.run(0, Limits(nodes=1)) is None
    assert search.won is None


# -- kept, and with little room --------------------------------------------------------------------------------------


def test_what_was_found_is_gone_on_with_from_a_file() -> None:
    for seed in range(60):
        graph = made(seed, 120, bool(seed % 2))
        whole = Proof(Ground(graph), "a", wanted)
        found = whole.run(0)
        kept = Proof(Ground(graph), "a", wanted)
        kept.run(0, Limits(nodes=len(whole.nodes) // 2))
        data = json.loads(json.dumps(kept.dump()))
        again = Proof(Ground(graph), "a", wanted)
        again.load(data)
        assert (again.run(0), again.dump()["keys"]) == (found, whole.dump()["keys"]), seed


def test_what_does_not_fit_is_not_gone_on_with() -> None:
    search = Proof(Ground(made(7, 400, False)), "a", wanted)
    assert search.run(0, Limits(nodes=5)) is None
    data = json.loads(json.dumps(search.dump()))
    other = Proof(Ground(made(8, 400, False)), "a", wanted)
    other.load(data)
    with pytest.raises(OtherBoardError, match="no answer leads where"):
        other.run(0)
    elsewhere = Proof(Ground(made(7, 400, False)), "a", wanted)
    elsewhere.load(data)
    with pytest.raises(OtherBoardError, match="begins"):
        elsewhere.run(5)
    for spoilt in ({}, {**data, "keys": data["keys"][1:]}, {**data, "nodes": [[0]]}, 5):
        with pytest.raises(OtherBoardError, match="broken"):
            Proof(Ground({}), "a", wanted).load(spoilt)


def test_with_room_for_few_positions_the_same_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "LEAST", 3)
    monkeypatch.setattr(proof, "GLANCE", 1)
    monkeypatch.setattr(proof, "resident", lambda: 95)
    for seed in range(60):
        graph = made(seed, 200, bool(seed % 2))
        little = Proof(Ground(graph), "a", wanted, memory=100)
        assert little.run(0) is Proof(Ground(graph), "a", wanted).run(0), seed
        assert len(little._kept) <= 4
    monkeypatch.setattr(proof, "resident", lambda: 100)
    none = Proof(Ground(made(7, 400, False)), "a", wanted, memory=100)
    assert (none.run(0), none.ended) == (None, "memory")


def test_it_says_what_has_ended_it() -> None:
    graph = made(3, 400, False)
    for limits, ended in ((Limits(nodes=1), "nodes"), (Limits(seconds=0), "seconds")):
        search = Proof(Ground(graph), "a", wanted)
        assert (search.run(0, limits), search.ended) == (None, ended)
    search = Proof(Ground(graph), "a", wanted)
    search.stopped = True
    assert (search.run(0), search.ended) == (None, "watch")
    search.stopped = False
    assert (search.run(0) is not None, search.ended) == (True, "")


# -- how likely ------------------------------------------------------------------------------------------------------


class Weighted(Ground):
    """Answers stand for one, two or three each."""

    def answers(self, position: int) -> Iterator[Answer]:
        return (Answer((i,), 1 + (position + i) % 3) for i in range(len(self.graph[position][1])))


def likely(ground: Weighted, at: int) -> Fraction:
    """How likely `a` reaches an end that is wanted, by going through every way."""
    by, to, won = ground.graph[at]
    if not by:
        return Fraction(int(won))
    found = [(likely(ground, to[answer.picked[0]]), answer.weight) for answer in ground.answers(at)]
    if by == CHANCE:
        return sum((one * weight for one, weight in found), Fraction(0)) / sum(weight for _, weight in found)
    return (max if by == "a" else min)(one for one, _ in found)


def test_the_odds_are_what_going_through_every_way_finds() -> None:
    seen = set()
    for seed in range(200):
        random = Random(seed)
        graph = {at: (random.choice(("", by, CHANCE)) if by else "", *rest) for at, (by, *rest) in
                 made(seed, 10 + seed % 16, False).items()}  # fmt: skip
        graph = {at: (by if by or not to else "a", to, won) for at, (by, to, won) in graph.items()}
        ground = Weighted(graph)  # type: ignore[arg-type]
        found = Odds(ground, "a", wanted).run(0)
        assert found == (likely(ground, 0),) * 2, seed
        seen.add(found.least)
        few = Odds(ground, "a", wanted).run(0, Limits(nodes=3))
        assert few.least <= found.least <= few.most
    assert len(seen) > 10


def test_odds_that_are_not_settled_are_gone_on_with() -> None:
    graph = {at: (CHANCE if by == "b" else by, to, won) for at, (by, to, won) in made(5, 60, False).items()}
    odds = Odds(Weighted(graph), "a", wanted)
    ranges = [odds.run(0, Limits(nodes=2)) for _ in range(80)]
    assert ranges[0] == (0, 1)
    assert ranges[-1] == (likely(Weighted(graph), 0),) * 2


def test_where_a_way_goes_round_the_odds_lie_between_two_numbers() -> None:
    graph: Graph = {0: ("a", (1, 2), False), 1: (CHANCE, (0, 3), False), 2: (CHANCE, (3, 4), False),
                    3: ("", (), True), 4: ("", (), False)}  # fmt: skip
    least, most = Odds(Ground(graph), "a", wanted).run(0)
    assert least <= Fraction(1, 2) <= most <= 1
