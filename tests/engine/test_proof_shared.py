"""A search shared among processes finds what one alone finds, and the same whenever it is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from judge.engine import proof, proof_shared, work
from judge.engine.explore import Limits
from judge.engine.proof import Proof, Sought
from judge.engine.proof_shared import Begin, Item, SharedProof, Task
from tests.engine.test_proof import Graph, Ground, Turned, made, nothing_is_left_out, wanted


class Rooted(Ground):
    """A graph that begins at 0."""

    def start(self) -> int:
        return 0


def ground(seed: int, size: int, round_about: bool) -> Rooted:
    return Rooted(made(seed, size, round_about))


def shared(seed: int, size: int, round_about: bool, helpers: int = 1, memory: int = 0) -> SharedProof[int]:
    make = partial(ground, seed, size, round_about)
    return SharedProof(make, make(), "a", wanted, helpers=helpers, memory=memory)


class Here:
    """Does what a helper does in this process."""

    begun: list[Here]

    def __init__(self, do: Callable[[Any], Any]) -> None:
        self.do = do
        self.found: list[Any] = []
        self.closed = False
        self.gone = False
        Here.begun.append(self)

    def give(self, thing: Any) -> None:
        self.found.append(self.do(thing))

    def taken(self) -> Any:
        return self.found.pop(0) if self.found and not self.gone else None

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    Here.begun = []
    monkeypatch.setattr(proof_shared, "Helper", Here)
    monkeypatch.setattr(proof_shared, "BEGIN", 2)
    monkeypatch.setattr(proof_shared, "READY", 4)
    monkeypatch.setattr(proof_shared, "OWN", 3)
    monkeypatch.setattr(proof_shared, "EACH", 3)


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("helpers", [1, 2])
@pytest.mark.parametrize("round_about", [False, True])
def test_it_finds_what_one_process_finds(round_about: bool, helpers: int) -> None:
    seen, elsewhere = set(), 0
    for seed in range(120):
        size = 20 + seed % 180
        alone = Proof(Ground(made(seed, size, round_about)), "a", wanted)
        search = shared(seed, size, round_about, helpers)
        assert search.run(0) is alone.run(0), seed
        assert search.dump() == (again := shared(seed, size, round_about, helpers), again.run(0))[0].dump(), seed
        assert not any(node.under_way for node in search.nodes)
        elsewhere += sum(node.kept_by > 0 for node in search.nodes)
        seen.add(search.won)
    assert seen == {True, False}
    assert elsewhere > 100
    assert all(one.closed for one in Here.begun)


@pytest.mark.usefixtures("here")
def test_every_settled_position_rests_on_some_settled_before() -> None:
    for seed in range(100):
        search = shared(seed, 120, True)
        search.run(0)
        for node in search.nodes:
            if node.by and node.settled and node.number != search.root:
                child = [search.nodes[n] for n in node.to]
                if node.won is (node.by == "a"):
                    assert any(one.won is node.won and -1 < one.order < node.order for one in child)
                else:
                    assert node.whole
                    assert all(one.won is node.won and one.order < node.order for one in child)


@pytest.mark.usefixtures("here")
def test_it_ends_at_the_limits_and_is_gone_on_with() -> None:
    for seed in range(40):
        search, nodes = shared(seed, 200, bool(seed % 2)), 2
        while (found := search.run(0, Limits(nodes=nodes))) is None:
            assert search.ended == "nodes"
            nodes += 7
        assert found is shared(seed, 200, bool(seed % 2)).run(0)
        kept = shared(seed, 200, bool(seed % 2))
        kept.run(0, Limits(nodes=30))
        again = shared(seed, 200, bool(seed % 2))
        again.load(kept.dump())
        assert again.run(0) is found


@pytest.mark.usefixtures("here")
def test_what_there_was_no_time_for_is_looked_into_another_time(monkeypatch: pytest.MonkeyPatch) -> None:
    late = iter(range(1, 10_000))
    monkeypatch.setattr(proof_shared.time, "time", lambda: 0 if next(late) % 3 else 1e12)
    for seed in range(40):
        search = shared(seed, 120, False)
        assert search.run(0) is Proof(Ground(made(seed, 120, False)), "a", wanted).run(0)


@pytest.mark.usefixtures("here")
def test_a_helper_with_little_room_comes_to_positions_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof_shared, "ROOM", 2)
    for seed in range(40):
        search = shared(seed, 150, bool(seed % 2))
        assert search.run(0) is Proof(Ground(made(seed, 150, bool(seed % 2))), "a", wanted).run(0)
        assert len(proof_shared._own.kept) <= 2 + 3 * 4


def test_a_position_come_to_is_kept_while_answers_are_left_to_it() -> None:
    graph: Graph = {0: ("a", (1,), False), 1: ("b", tuple(range(2, 42)), False)}
    graph |= dict.fromkeys(range(2, 42), ("", (), False))
    proof_shared._done(Begin(partial(Rooted, graph), Sought(frozenset("a"), wanted)))
    key = (1).to_bytes(4, "big")
    for given, way in ((0, ((key, 0),)), (1, None), (2, None)):
        found = proof_shared._done(Task((Item(key, given, True, way),), 1e12, 0))
        assert found is not None
        assert found.lots[0] is not None
        assert len(found.lots[0].met) == max(given, 1)
        assert not found.lots[0].whole


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(("many", "room"), [(16, 250_000), (1, 250_000), (2, 3)])
def test_a_helper_may_have_the_answers_in_another_order(many: int, room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "MANY", many)
    monkeypatch.setattr(proof_shared, "ROOM", room)
    seen = set()
    for seed in range(120):
        graph = made(seed, 30 + seed, bool(seed % 2))
        search = SharedProof(partial(Turned, graph), Turned(graph), "a", wanted)
        won = Proof(Ground(graph), "a", wanted).run(0)
        assert search.run(0) is won, seed
        nothing_is_left_out(search, graph)
        seen.add(won)
    assert seen == {True, False}


@pytest.mark.usefixtures("here")
def test_the_memory_of_helpers_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof_shared, "resident", lambda: 60)
    monkeypatch.setattr(proof_shared, "OWN", 1)
    monkeypatch.setattr(proof_shared, "EACH", 1)
    monkeypatch.setattr(proof, "GLANCE", 1)
    search = shared(125, 400, True, memory=100)
    assert (search.run(0), search.ended) == (None, "memory")


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("helpers", [1, 2])
def test_without_a_helper_that_is_gone_it_goes_on(helpers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    class Mortal(Here):
        """Is gone at its fourth task, before anything comes of it."""

        tasks = 0

        def give(self, thing: Any) -> None:
            self.tasks += 1
            self.gone = self is Here.begun[-1] and self.tasks > 3
            self.found = [] if self.gone else [*self.found, self.do(thing)]

    monkeypatch.setattr(proof_shared, "Helper", Mortal)
    gone = 0
    for seed in range(60):
        Here.begun = []
        search = shared(seed, 60 + seed, bool(seed % 2), helpers)
        assert search.run(0) is Proof(Ground(made(seed, 60 + seed, bool(seed % 2))), "a", wanted).run(0), seed
        assert not any(node.under_way for node in search.nodes)
        assert all(not taken for one, taken in zip(Here.begun, search._theirs, strict=False) if one.gone)
        gone += sum(one.gone for one in Here.begun)
    assert gone > 5


def test_with_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[work.Helper[Any, Any]] = []

    class Watched(work.Helper[Any, Any]):
        def __init__(self, do: Callable[[Any], Any]) -> None:
            super().__init__(do)
            begun.append(self)

    monkeypatch.setattr(proof_shared, "Helper", Watched)
    monkeypatch.setattr(proof_shared, "BEGIN", 2)
    monkeypatch.setattr(proof_shared, "READY", 4)
    monkeypatch.setattr(proof_shared, "OWN", 3)
    monkeypatch.setattr(proof_shared, "EACH", 3)
    search = shared(125, 600, True)
    assert search.run(0) is Proof(Ground(made(125, 600, True)), "a", wanted).run(0)
    assert any(node.kept_by for node in search.nodes)
    assert len(begun) == 1
