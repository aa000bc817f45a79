"""JSON Schema, in as few words as a table of fields needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

Schema: TypeAlias = "dict[str, Schema | list[Schema] | list[str] | str | int | bool]"

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def mapping(properties: dict[str, Schema]) -> Schema:
    """A map with these keys and no others."""
    return {"type": "object", "properties": dict(properties), "additionalProperties": False}


def one_of(map: Schema, most: int = 1) -> Schema:
    """A map of that kind with one entry, or with so many at most."""
    return {**map, "minProperties": 1, "maxProperties": most}


def listing(items: Schema) -> Schema:
    """A list of such items."""
    return {"type": "array", "items": items}


def any_of(*forms: Schema) -> Schema:
    """One of several forms."""
    return {"anyOf": list(forms)}


def word(words: Iterable[str]) -> Schema:
    """One of a few words."""
    return {"enum": list(words)}


def named(what: str) -> Schema:
    """One of the names under `$defs`, which an editor completes, or another text."""
    return {"$ref": f"#/$defs/{what}"}


def names(known: Iterable[str]) -> Schema:
    """What `named` refers to."""
    listed = [*dict.fromkeys(known)]
    return any_of(word(listed), {"type": "string"}) if listed else {"type": "string"}


def text(description: str) -> Schema:
    """A text."""
    return {"type": "string", "description": description}


def number(least: int | None = None, most: int | None = None) -> Schema:
    """A whole number."""
    bounds = {"minimum": least, "maximum": most}
    return {"type": "integer", **{bound: value for bound, value in bounds.items() if value is not None}}
