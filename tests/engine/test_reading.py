"""What is remembered by the facts read: the same comes of it as without, whatever has been asked before."""

from __future__ import annotations

from random import Random

import pytest

from judge.engine import codec
from judge.engine.data import Ref, Value
from judge.engine.reading import Base, Fork, Reading, Reads, Tree, grown, hashed, recalled
from judge.engine.view import Draft, View
from tests.engine.test_found import Lamps

VALUES: tuple[Value, ...] = (None, 0, 1, 2, "a", "b", (1, 2), {"n": 1}, {"n": 2})
PATHS = tuple("abcdef")


def walked(get: object, seed: int) -> tuple[Value, ...]:
    """What some rule comes to, which reads one fact or another by what it has read before."""
    found: list[Value] = []
    while len(found) < 5:
        chosen = Random(f"{seed} {found}")
        if found and chosen.random() < 0.25:
            break
        found.append(get(chosen.choice(PATHS)))  # type: ignore[operator]
    return tuple(found)


def state(random: Random) -> dict[str, Value]:
    """Facts drawn at random; those that are None are not there."""
    drawn = {path: random.choice(VALUES) for path in PATHS}
    return {path: value for path, value in drawn.items() if value is not None}


def asked(tree: Tree | None, facts: dict[str, Value], seed: int, base: Base) -> tuple[Tree, bool]:
    """What comes of a rule with these facts is what is remembered; with the tree then, and whether it was there."""
    reading = Reading(facts, Reads({}, {}, (), base))
    base.counted()
    before = recalled(tree, reading.get, base)
    there = before is not None
    if tree is None or before is None:
        reading.reads.found.clear()
        tree = grown(tree, reading.reads.found, walked(reading.get, seed), base)
        before = recalled(tree, facts.get, base)
    assert before is not None
    assert before.what == walked(facts.get, seed)
    return tree, there


@pytest.mark.parametrize("seed", range(20))
def test_what_is_recalled_is_what_would_be_found(seed: int) -> None:
    random, tree, base, recalls = Random(seed), None, Base({}), 0
    for _ in range(400):
        tree, there = asked(tree, state(random), seed, base)
        recalls += there
    assert recalls > 50


@pytest.mark.parametrize("seed", range(40))
def test_facts_that_have_never_changed_are_not_compared_until_they_do(seed: int) -> None:
    random, tree, recalls = Random(seed), None, 0
    first, changed = state(random), set[str]()
    base = Base(first, changed)
    for path in random.sample(PATHS, len(PATHS)):
        for _ in range(60):
            drawn = state(random)
            facts = {p: drawn.get(p) if p in changed else first.get(p) for p in PATHS}
            tree, there = asked(tree, {p: value for p, value in facts.items() if value is not None}, seed, base)
            recalls += there
            assert _compared(tree) <= changed
        changed.add(path)
    assert recalls > 120


def _compared(tree: Tree) -> set[str]:
    """The facts whose values tell ways of a tree apart."""
    if not isinstance(tree, Fork):
        return set()
    below = (*tree.ways.values(), *(way for _, way in tree.others))
    return {*tree.compared}.union(*map(_compared, below))


def test_a_packed_state_is_the_same_when_more_has_changed_since() -> None:
    random = Random(7)
    first, changed = state(random), set[str]()
    base = Base(first, changed)
    packed: list[tuple[dict[str, Value], tuple[Value, ...]]] = []
    for path in random.sample(PATHS, len(PATHS)):
        changed.add(path)
        drawn = state(random)
        facts = {p: drawn.get(p) if p in changed else first.get(p) for p in PATHS}
        there = {p: value for p, value in facts.items() if value is not None}
        packed.append((there, base.packed(there)))
        assert [base.unpacked(values) for _, values in packed] == [facts for facts, _ in packed]
    assert [len(values) for _, values in packed] == [1, 2, 3, 4, 5, 6]


def test_a_draft_of_it_leaves_it_as_it_is_and_reads_before_it_changes() -> None:
    reads = Reads({}, {}, (), Base({}))
    reading = Reading({"a": 1, "b": 2}, reads)
    draft = Draft(Lamps(), reading)
    draft.set("a", 5)
    draft.set("b", None)
    assert (draft.get("a"), draft.get("b"), "b" in draft.state) == (5, None, False)
    assert reads.found == {"a": 1, "b": 2}
    assert reading.facts == {"a": 1, "b": 2}
    assert not reads.whole


def test_going_through_it_may_read_everything() -> None:
    reads = Reads({}, {}, (), Base({}))
    assert sorted(Reading({"a": 1}, reads)) == ["a"]
    assert reads.whole


def test_what_is_found_once_counts_as_read_when_it_is_recalled() -> None:
    known: dict[object, Tree] = {}
    asked = []

    def told(facts: dict[str, Value]) -> tuple[Value, dict[str, Value]]:
        reads = Reads(known, {}, (), Base({}))  # type: ignore[arg-type]
        view = View(Lamps(), Reading(facts, reads), memo={})
        found = view.once("sum", lambda view: asked.append(1) or view.get("a", 0) + view.get("b", 0))
        return found, reads.found

    assert told({"a": 1, "b": 2}) == (3, {"a": 1, "b": 2})
    assert told({"a": 1, "b": 2, "c": 3}) == (3, {"a": 1, "b": 2})
    assert len(asked) == 1
    assert told({"a": 1}) == (1, {"a": 1, "b": None})
    assert len(asked) == 2


@pytest.mark.parametrize("value", [{"n": {"m": (1, {})}}, ({"n": 1}, "a"), (), "a", None, Ref("card", 1, 2)])
def test_a_value_with_a_hash_is_equal_and_told_alike(value: Value) -> None:
    told = hashed(value)
    assert told == value
    assert repr(told) == repr(value)
    assert {told: 1}[hashed(value)] == 1
    assert codec.to_json(told) == codec.to_json(value)
