"""Plain data survives JSON; what is not plain data is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.engine import codec
from judge.engine.choice import Choice
from judge.engine.data import Act, Booking, Change, Done, Frame, Happening, Ref, Result, Spec
from judge.engine.game import Triggered
from judge.engine.identity import Count
from judge.engine.layers import Modifier, Stage
from judge.engine.tree import Node, num

texts = st.text(max_size=6)
scalars = st.none() | st.booleans() | st.integers() | texts


def containers(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    locals_ = st.dictionaries(texts, inner, max_size=3)
    refs = st.builds(Ref, texts, st.integers(), st.integers())
    acts = st.builds(Act, texts, locals_, st.lists(texts, max_size=2).map(tuple))
    return (
        st.lists(inner, max_size=4).map(tuple)
        | locals_
        | refs
        | acts
        | st.builds(Modifier, texts, texts, inner, texts, inner)
        | st.builds(Node, texts, locals_)
        | st.builds(Change, texts, inner, inner)
        | st.builds(Triggered, texts, st.builds(Spec, texts, texts, locals_), st.booleans())
    )


values = st.recursive(scalars, containers, max_leaves=12)


def types(value: Any) -> Any:
    """The types inside a value, since True == 1 and a record equals a bare tuple."""
    if isinstance(value, dict):
        return {k: types(v) for k, v in value.items()}
    if isinstance(value, tuple):
        return (type(value), *(types(v) for v in value))
    return type(value)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(values)
def test_there_and_back(value: Any) -> None:
    back = codec.loads(codec.dumps(value))
    assert back == value
    assert types(back) == types(value)
    assert codec.dumps(back) == codec.dumps(value)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(values, values)
def test_equal_values_have_equal_stand_ins_that_can_be_hashed(one: Any, two: Any) -> None:
    copied = codec.loads(codec.dumps(one))
    assert hash(codec.freeze(one)) == hash(codec.freeze(copied))
    if one == two:
        assert codec.freeze(one) == codec.freeze(two)


def test_every_record_of_the_kernel_comes_back_as_itself() -> None:
    ref = Ref("thing", 3, 1)
    spec = Spec("p", "first", {"ref": ref}, "n 8", "t", "p 2", ("urgent",))
    for value in (
        ref, spec, Act("add", {"n": 1}, ("e",)), Change("x", None, 1), Result(Done.PARTLY, {"n": 1}),
        Happening("add", Done.FULLY, {}), Booking("b", "happen", {"thing": 3}, spec, False, 7),
        Choice("first", "word", (("a", 1), ("b", ref)), 0, 2, ("p 1",), True, (ref,)),
        Frame(1, "p", "p 1", "first", {"spec": spec}, 0, 4, "n 8", "t", "into", "slot", True, "resume", ("urgent",)),
        Triggered("t", spec, True, True), Modifier("s", "plus", (1, None)), Stage("n i", 1, 2, ("s",)), num(2),
    ):  # fmt: skip
        back = codec.loads(codec.dumps(value))
        assert back == value
        assert type(back) is type(value)


@pytest.mark.parametrize("value", [1.5, [1], {1}, {1: "x"}, b"x", object(), (1, [2]), {"x": 2.0}])
def test_what_is_not_plain_data_is_refused(value: Any) -> None:
    with pytest.raises(TypeError):
        codec.dumps(value)


def test_saved_data_is_one_line_of_json() -> None:
    text = codec.dumps({"a": ("ä\n", Ref("k", 1, 2))})
    assert "\n" not in text
    assert json.loads(text) == {"m": {"a": ["ä\n", {"Ref": ["k", 1, 2]}]}}


def test_records_are_read_as_they_were_written_before() -> None:
    assert codec.loads('{"m":{"a":[{"!":"Ref","v":["k",1,2]}]}}') == {"a": (Ref("k", 1, 2),)}
    assert codec.loads('{"!":"Done","v":["fully"]}') is Done.FULLY


def test_fields_that_are_as_by_default_are_left_out_from_the_end_on() -> None:
    assert codec.dumps(Result(Done.FULLY)) == '{"Result":[{"Done":["fully"]}]}'
    assert codec.loads(codec.dumps(Act("move", (), (False,)))) == Act("move", (), (False,))
    assert codec.to_json(Count("x", False)) == {"Count": ["x", False]}
