"""Identities of effects: told as text for people, kept and compared by their fields."""

from __future__ import annotations

import pytest

from judge.engine import Frame, codec
from judge.engine.data import EMPTY, Situation
from judge.engine.identity import (
    BOOKED,
    CALLED,
    EVER,
    FOLLOWING,
    LASTING,
    Count,
    EffectId,
    Ref,
    ageless,
    object_at,
    of_thing,
    retold,
    uncounted,
)
from judge.engine.position_key import Canon
from judge.engine.symmetry import Symmetry
from judge.engine.tree import Part

CARD = Ref("card", 7, 2)
TOLD = (
    (EffectId(CARD, "Slash#0"), "card.7@2:Slash#0"),
    (EffectId(CARD, Part("Slash#0", (("do", 1),)), which=Count(BOOKED, 4)), "card.7@2:Slash#0|do/1~later4"),
    (EffectId(CARD, "Slash#0", which=Count(LASTING)), "card.7@2:Slash#0~"),
    (EffectId(CARD, "Slash#0", which=Count(CALLED, 12)), "card.7@2:Slash#0!12"),
    (EffectId(CARD, "Slash#0", which=Count(FOLLOWING, 12, 0)), "card.7@2:Slash#0>12.0"),
    (EffectId(CARD, rule="5-5-2"), "5-5-2:card.7@2"),
    (of_thing("card", 7, "7-1-9"), "7-1-9:card.7"),
    (EffectId(rule="A5-3", of="a"), "A5-3:a"),
    (EffectId(Ref("card", 3, EVER), rule="9-1-1-2", others=(CARD,)), "9-1-1-2:card.3,card.7@2"),
)


@pytest.mark.parametrize(("id", "text"), TOLD, ids=[text for _, text in TOLD])
def test_an_identity_is_told_as_text_and_saved_without_loss(id: EffectId, text: str) -> None:
    assert str(id) == text
    again = codec.loads(codec.dumps(id))
    assert again == id
    assert type(again) is EffectId
    assert hash(again) == hash(id)


def test_a_path_leads_to_the_object_at_its_head_alone() -> None:
    assert object_at("card.7.zone") == ("card", 7, ".zone")
    assert object_at("card.7") == ("card", 7, "")
    assert [object_at(path) for path in ("a.hand", "card", "card.x.zone", "")] == [None] * 4


def test_a_value_is_retold_wherever_it_speaks_of_objects() -> None:
    id = EffectId(CARD, "k", which=Count(CALLED, 3))
    value = {"items": ((id, 7), "card.7@2"), "on": CARD}
    ever = Ref("card", 7, EVER)
    assert ageless(value) == {"items": ((id._replace(thing=ever), 7), "card.7@2"), "on": ever}
    assert retold(value, lambda part: part._replace(n=None) if isinstance(part, Count) else part) == {
        "items": ((id._replace(which=Count(CALLED)), 7), "card.7@2"), "on": CARD,
    }  # fmt: skip
    assert uncounted(id) == EffectId(CARD, "k")
    assert uncounted("word") == "word"


def key(*ids: object, twins: tuple[int, ...] = (), **state: object) -> bytes:
    """The key of a position in which effects are put off."""
    symmetry = Symmetry("card", "attack", silent=lambda path: path.endswith(".epoch"), interchangeable=(twins,))
    frame = Frame(5, "p", "p 1", "a", {"done": ids, **state}, 0, 0)
    epochs = {"card.7.epoch": 2, "card.8.epoch": 4}
    return Canon(symmetry, EMPTY).key(Situation(epochs, (frame,), ""))


def test_positions_are_alike_whatever_numbers_tell_effects_apart() -> None:
    one, two = EffectId(CARD, "k", which=Count(LASTING, 1)), EffectId(CARD, "k", which=Count(LASTING, 2))
    assert key(one, two) == key(two, one) == key(one, one._replace(which=Count(LASTING, 9)))
    assert key(one, two) != key(one, one)
    assert key(one) != key(uncounted(one)) != key(one._replace(text="l"))


def test_positions_differ_by_the_incarnation_whose_effect_it_is() -> None:
    now, before = EffectId(CARD, "k"), EffectId(CARD._replace(epoch=1), "k")
    assert key(now) != key(before) != key(ageless(now)) != key(now)


def test_how_a_fact_was_told_before_does_not_part_positions_or_join_them() -> None:
    """One reader of positions tells each apart as one that has read nothing yet."""
    one, two = (EffectId(CARD, "k", which=Count(LASTING, n)) for n in (1, 2))
    states: tuple[dict[str, object], ...] = (
        {"y": one}, {"y": two}, {"x": one, "y": two}, {"x": one, "y": one}, {"x": two, "y": one}, {"x": two},
        {"x": (one, two), "y": two}, {"x": (two, one), "y": two}, {"w": two, "x": one, "y": two},
        {"y": EffectId(CARD, "k"), "card.7.epoch": 2}, {"y": EffectId(CARD, "k"), "card.7.epoch": 3},
        {"attacks": (3,), "y": "attack.3"}, {"attacks": (3, 4), "y": "attack.3"}, {"attacks": (4, 3), "y": "attack.3"},
        {"attacks": (4,), "x": one, "y": "attack.4"},
    )  # fmt: skip
    symmetry = Symmetry("card", "attack", {"attacks": "attack"}, silent=lambda path: path.endswith(".epoch"))
    told = [Canon(symmetry, EMPTY).key(Situation(state, (), "")) for state in states]
    assert told[0] == told[1]
    assert told[2] == told[4]
    assert len({*told}) == len(told) - 2
    canon = Canon(symmetry, EMPTY)
    for step in (1, -1, 1):
        assert [canon.key(Situation(state, (), "")) for state in states[::step]] == told[::step]


def test_what_text_says_of_an_object_is_no_reference_to_it() -> None:
    canon = Canon(Symmetry("card"), EMPTY)
    assert not canon.symmetry.names_objects("waits:card.7@2")
    assert canon.symmetry.names_objects(("waits", EffectId(CARD)))
    assert canon.symmetry.names_objects("card.7")
