"""Ordered layers: how a base value becomes the value that counts."""

from __future__ import annotations

from collections.abc import Sequence

from judge.engine.layers import Layer, Modifier, Stage, as_data, reckon


def assign(value: int, mods: Sequence[Modifier]) -> int:
    return min(m.what for m in mods)


def total(value: int, mods: Sequence[Modifier]) -> int:
    return value + sum(m.what for m in mods)


def double(value: int, mods: Sequence[Modifier]) -> int:
    return value * 2 ** len(mods)


def cap(value: int, mods: Sequence[Modifier]) -> int:
    return min(value, 5)


def own_first(mods: Sequence[Modifier], first: str) -> Sequence[Modifier]:
    return [m for m in mods if m.owner == first] or mods


LAYERS = (
    Layer("assign", "n i", assign, own_first), Layer("times", "n ii", double), Layer("plus", "n iii", total),
    Layer("cap", "n iv", cap, always=True),
)  # fmt: skip


def mod(category: str, what: int, source: str = "s", owner: str = "first") -> Modifier:
    return Modifier(source, category, what, owner)


def test_without_modifiers_the_base_counts_and_no_stage_is_recorded() -> None:
    assert reckon(3, LAYERS, (), "first") == (3, 3, ())


def test_layers_act_in_their_order_not_in_that_of_the_modifiers() -> None:
    result = reckon(1, LAYERS, (mod("plus", 1), mod("times", 0), mod("assign", 2)), "first")
    assert result.value == 5
    assert [(s.clause, s.before, s.after) for s in result.stages] == [("n i", 1, 2), ("n ii", 2, 4), ("n iii", 4, 5)]


def test_within_a_layer_modifiers_act_together() -> None:
    result = reckon(2, LAYERS, (mod("plus", 1, "x"), mod("plus", 1, "y")), "first")
    assert result.stages == (Stage("n iii", 2, 4, ("x", "y")),)


def test_where_several_meet_a_layer_settles_which_take_part() -> None:
    mods = (mod("assign", 4, "mine", "first"), mod("assign", 1, "theirs", "second"))
    for first, value, source in (("first", 4, "mine"), ("second", 1, "theirs"), ("third", 1, None)):
        result = reckon(0, LAYERS, mods, first)
        assert result.value == value
        assert result.stages[0].sources == ((source,) if source else ("mine", "theirs"))


def test_a_layer_that_always_acts_is_recorded_only_where_it_changed_something() -> None:
    assert reckon(7, LAYERS, (), "first").stages == (Stage("n iv", 7, 5, ()),)
    assert reckon(5, LAYERS, (), "first").stages == ()


def test_a_modifier_without_effect_is_recorded_all_the_same() -> None:
    assert reckon(2, LAYERS, (mod("plus", 0, "x"),), "first").stages == (Stage("n iii", 2, 2, ("x",)),)


def test_a_value_may_be_asked_for_up_to_a_layer() -> None:
    mods = (mod("assign", 3), mod("times", 0), mod("plus", 4))
    assert [reckon(1, LAYERS, mods, "first", upto).value for upto in ("assign", "times", "plus", "cap", None)] == [
        1, 3, 6, 10, 5,
    ]  # fmt: skip


def test_layers_work_on_sets_too() -> None:
    widen = Layer("widen", "s i", lambda v, m: tuple(sorted({*v, *(n for x in m for n in x.what)})))
    result = reckon((1, 3), (widen,), (Modifier("s", "widen", (2, 3)),), "first")
    assert result.value == (1, 2, 3)
    assert as_data("reach", result)["stages"] == result.stages
    assert result.clauses == ("s i",)
