"""What stands for `NamedTuple`, `Protocol` and `re.compile` in the package does what they do."""

import copy
import inspect
import pickle
import typing
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import pytest

from judge import light

T = TypeVar("T")
NONE: Mapping[str, int] = {}


class Light(light.NamedTuple):
    """A class with everything that a class of named tuples may have."""

    path: str
    count: int = 1
    more: Mapping[str, int] = NONE

    @property
    def twice(self) -> int:
        return 2 * self.count

    def __str__(self) -> str:
        return f"{self.path}×{self.count}"


class Heavy(typing.NamedTuple):
    """The same, of the original."""

    path: str
    count: int = 1
    more: Mapping[str, int] = NONE

    @property
    def twice(self) -> int:
        return 2 * self.count

    def __str__(self) -> str:
        return f"{self.path}×{self.count}"


class Said(light.NamedTuple, Generic[T]):
    value: T
    clause: str = ""


class Longer(Light):
    __slots__ = ()

    @property
    def thrice(self) -> int:
        return 3 * self.count


class Speaks(light.Protocol):
    def speak(self) -> str: ...


class SpeaksOf(Speaks, light.Protocol[T]):  # type: ignore[misc]
    pass


def both(do: Any) -> list[Any]:
    """What something does with either class: what it gives, or the error that it raises."""
    found = []
    for kind in (Light, Heavy):
        try:
            found.append(str(do(kind)).replace(kind.__name__, "…"))
        except (TypeError, ValueError, AttributeError) as error:
            found.append(f"{type(error).__name__}: {error}".replace(kind.__name__, "…"))
    return found


@pytest.mark.parametrize("do", [
    lambda kind: repr(kind("a", 2)),
    lambda kind: kind("a", 2),
    lambda kind: kind(path="a", more={"b": 1}) == ("a", 1, {"b": 1}),
    lambda kind: kind("a").twice,
    lambda kind: kind(),
    lambda kind: kind("a", 2, {}, 3),
    lambda kind: kind("a", other=3),
    lambda kind: kind("a")._replace(count=7, path="b")._asdict(),
    lambda kind: kind("a")._replace(other=7),
    lambda kind: repr(kind._make(["a", 2, {}])),
    lambda kind: kind._make("a"),
    lambda kind: (kind._fields, kind._field_defaults, kind.__match_args__, kind.__slots__, kind.__doc__ is None),
    lambda kind: inspect.signature(kind),
    lambda kind: (kind.__module__, kind.__qualname__, type(kind), kind.__hash__ is tuple.__hash__),
    lambda kind: hash(kind("a", 1, ())) == hash(("a", 1, ())),
    lambda kind: kind("a").__dict__,
    lambda kind: setattr(kind("a"), "count", 3),
    lambda kind: repr(pickle.loads(pickle.dumps(kind("a", 3)))),
    lambda kind: repr(copy.deepcopy(kind("a", 3, {"b": 1}))),
    lambda kind: (isinstance(kind("a"), tuple), kind("a")[0], kind("a")[-2], [*kind("a")]),
])  # fmt: skip
def test_a_class_of_named_tuples_is_as_the_original(do: Any) -> None:
    mine, original = both(do)
    assert mine == original


class Wide(light.NamedTuple):
    """A class of more fields than functions are written for."""

    a: int
    b: int
    c: int = 3
    d: int = 4
    e: int = 5
    f: int = 6
    g: int = 7
    h: int = 8
    i: int = 9
    j: int = 10
    k: int = 11
    m: int = 12
    n: int = 13
    o: int = 14
    p: int = 15
    q: int = 16
    r: int = 17


def test_a_class_of_many_fields_is_made_by_place_and_by_name() -> None:
    assert Wide(1, 2) == tuple(range(1, 18))
    assert Wide(*range(17)) == tuple(range(17))
    assert Wide(0, r=0, b=1)._asdict() == {**Wide(0, 1)._asdict(), "r": 0}
    assert Wide(1, 2)._replace(q=0).q == 0
    assert pickle.loads(pickle.dumps(Wide(1, 2, c=0))) == Wide(1, 2, 0)
    for values, named in (((), {}), ((1,), {"c": 2}), (range(18), {}), ((1, 2), {"z": 1}), ((1, 2), {"a": 1})):
        with pytest.raises(TypeError, match="Wide"):
            Wide(*values, **named)  # type: ignore[call-arg,arg-type]


def test_it_may_be_generic_extended_and_matched() -> None:
    assert Said("a", "9-4") == ("a", "9-4")
    assert Said[str]("a").clause == ""
    assert Longer("b")._replace(count=2).thrice == 6
    match Light("a", 3):
        case Light(path, count=n):
            assert (path, n) == ("a", 3)


def test_a_protocol_is_only_for_type_checkers() -> None:
    class Says:
        def speak(self) -> str:
            return "a"

    speaker: Speaks = Says()
    assert speaker.speak() == "a"
    assert issubclass(SpeaksOf, Speaks)


def test_an_expression_is_compiled_when_it_is_used() -> None:
    broken = light.regex("(")
    with pytest.raises(Exception, match="missing"):
        broken.fullmatch("a")
    found = light.regex("(a)b", 2).fullmatch("AB")
    assert found is not None
    assert found[1] == "A"
    assert light.regex("(?P<x>a)").groups == 1
