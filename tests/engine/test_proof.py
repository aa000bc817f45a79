"""Proof numbers against what exhaustive search finds, on random graphs that may go round."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from judge.engine.explore import Answer, Limits, Picked, Search
from judge.engine.forcing import forced
from judge.engine.proof import Proof

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

    def noticed(self) -> object:
        return None

    def notice(self, noticed: object) -> None:
        """Nothing is noticed."""


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
        assert wanted(search.nodes[at].end)


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
