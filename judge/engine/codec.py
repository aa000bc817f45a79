"""Plain data to JSON and back, without loss: tuples come back as tuples, records as their own types."""

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


def to_json(value: Value) -> Any:
    """The value as JSON data. Raises TypeError for what is not plain data."""
    if isinstance(value, Done):
        return {"!": "Done", "v": [value.value]}
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        items = [to_json(v) for v in value]
        name = type(value).__name__
        if name in RECORDS:
            return {"!": name, "v": items}
        if type(value) is not tuple:
            raise TypeError(f"{name} is not plain data")
        return items
    if isinstance(value, Mapping):
        if not all(isinstance(k, str) for k in value):
            raise TypeError("a mapping in the state has keys that are not text")
        return {"m": {k: to_json(v) for k, v in value.items()}}
    raise TypeError(f"{type(value).__name__} is not plain data")


def from_json(data: Any) -> Value:
    """The value that `to_json` wrote."""
    if isinstance(data, list):
        return tuple(from_json(v) for v in data)
    if isinstance(data, dict):
        if "!" in data:
            return RECORDS[data["!"]](*(from_json(v) for v in data["v"]))
        return {k: from_json(v) for k, v in data["m"].items()}
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
