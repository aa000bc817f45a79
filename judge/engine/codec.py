"""Plain data to JSON and back, without loss: tuples come back as tuples, records as their own types.

A tuple is a list, a mapping `{"m": {…}}`, a record its fields under its name: `{"Ref": ["stone", 1, 0]}`. Fields at a
record's end that are as they are by default are left out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from judge.engine.authority import Answered
from judge.engine.choice import Choice
from judge.engine.data import Act, Booking, Change, Done, Event, Frame, Happening, Ref, Result, Spec, Value
from judge.engine.game import Triggered
from judge.engine.identity import Count, EffectId
from judge.engine.layers import Modifier, Stage
from judge.engine.tree import Node, Part

_TYPES = (
    Act, Answered, Booking, Change, Choice, Count, Done, EffectId, Event, Frame, Happening, Modifier, Node, Part, Ref,
    Result, Spec, Stage, Triggered,
)  # fmt: skip
RECORDS: Mapping[str, Any] = {r.__name__: r for r in _TYPES}


_DEFAULTS: Mapping[str, tuple[Value, ...]] = {
    name: tuple(getattr(record, "_field_defaults", {}).values()) for name, record in RECORDS.items()
}
_PLAIN: frozenset[type] = frozenset((str, int, bool, type(None)))
"""What JSON has itself, and nearly all that a state holds: told by its type alone."""


def to_json(value: Value) -> Any:
    """The value as JSON data. Raises TypeError for what is not plain data."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is tuple:
        return [v if type(v) in _PLAIN else to_json(v) for v in value]
    if kind is dict:
        return {"m": _named(value)}
    if kind is Done:
        return {"Done": [value.value]}
    if isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple | Frame):
        name = kind.__name__
        if name not in RECORDS:
            raise TypeError(f"{name} is not plain data")
        fields = (*value,)
        told = fields[: _told(fields, _DEFAULTS[name])]
        return {name: [v if type(v) in _PLAIN else to_json(v) for v in told]}
    if isinstance(value, Mapping):
        return {"m": _named(value)}
    raise TypeError(f"{kind.__name__} is not plain data")


def _told(record: tuple[Value, ...], defaults: tuple[Value, ...]) -> int:
    """How many fields of a record need to be told: those at its end that are as they are by default do not."""
    end = len(record)
    for default in reversed(defaults):
        held = record[end - 1]
        if held is not default and (type(held) is not type(default) or held != default):
            break
        end -= 1
    return end


def _named(value: Mapping[Any, Value]) -> dict[str, Any]:
    for name in value:
        if not isinstance(name, str):
            raise TypeError("a mapping in the state has keys that are not text")
    return {name: v if type(v) in _PLAIN else to_json(v) for name, v in value.items()}


def from_json(data: Any) -> Value:
    """The value that `to_json` wrote."""
    kind = type(data)
    if kind is list:
        return tuple([v if type(v) in _PLAIN else from_json(v) for v in data])
    if kind is dict:
        if "m" in data:
            return {k: v if type(v) in _PLAIN else from_json(v) for k, v in data["m"].items()}
        if "!" in data:  # as records were written up to format 3 (`Machine.dump`)
            return RECORDS[data["!"]](*[from_json(v) for v in data["v"]])
        [(name, fields)] = data.items()
        return RECORDS[name](*[v if type(v) in _PLAIN else from_json(v) for v in fields])
    return data


def freeze(value: Value) -> Any:
    """A hashable stand-in for a value: equal values have equal stand-ins."""
    if isinstance(value, Mapping):
        return tuple(sorted((k, freeze(v)) for k, v in value.items()))
    if isinstance(value, tuple):
        return tuple(freeze(v) for v in value)
    return value


def dumps(value: Value) -> str:
    """The value as one line of JSON."""
    return json.dumps(to_json(value), ensure_ascii=False, separators=(",", ":"))


def loads(text: str) -> Value:
    """The value that `dumps` wrote."""
    return from_json(json.loads(text))
