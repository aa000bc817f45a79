"""Whether a value is as a JSON Schema says, by the words of it that the project uses."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import unquote

KINDS = {
    "object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float),
}  # fmt: skip
WORDS = {
    "$schema", "$defs", "$ref", "title", "description", "type", "enum", "pattern", "allOf", "anyOf", "required",
    "properties", "patternProperties", "additionalProperties", "propertyNames", "items", "minItems", "maxItems",
    "uniqueItems", "minProperties", "maxProperties", "minimum", "maximum",
}  # fmt: skip


def valid(value: Any, schema: Any, root: Any) -> bool:
    """Whether the value fits; a schema with a word that is not known here is a fault."""
    if isinstance(schema, bool):
        return schema
    assert {*schema} <= WORDS, {*schema} - WORDS
    if "$ref" in schema:
        return valid(value, _referred(schema["$ref"], root), root)
    kinds = schema.get("type", list(KINDS))
    if not any(_is(value, kind) for kind in ([kinds] if isinstance(kinds, str) else kinds)):
        return value is None and "type" not in schema
    if "enum" in schema and not any(value == one and type(value) is type(one) for one in schema["enum"]):
        return False
    if "anyOf" in schema and not any(valid(value, one, root) for one in schema["anyOf"]):
        return False
    if not all(valid(value, one, root) for one in schema.get("allOf", ())):
        return False
    if isinstance(value, str):
        return "pattern" not in schema or re.search(schema["pattern"], value) is not None
    if isinstance(value, int | float) and not isinstance(value, bool):
        return schema.get("minimum", value) <= value <= schema.get("maximum", value)
    if isinstance(value, list):
        apart = not schema.get("uniqueItems") or len({str(one) for one in value}) == len(value)
        long = schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value))
        return apart and long and all(valid(one, schema.get("items", {}), root) for one in value)
    return not isinstance(value, dict) or _map(value, schema, root)


def _referred(pointer: str, root: Any) -> Any:
    for part in pointer.removeprefix("#/").split("/"):
        key = unquote(part).replace("~1", "/").replace("~0", "~")
        root = root[int(key)] if isinstance(root, list) else root[key]
    return root


def _map(value: dict[str, Any], schema: Any, root: Any) -> bool:
    if not schema.get("minProperties", 0) <= len(value) <= schema.get("maxProperties", len(value)):
        return False
    if any(key not in value for key in schema.get("required", ())):
        return False
    for key, one in value.items():
        told = [schema["properties"][key]] if key in schema.get("properties", {}) else []
        told += [how for pattern, how in schema.get("patternProperties", {}).items() if re.search(pattern, key)]
        told = told or [schema.get("additionalProperties", {})]
        if not valid(key, schema.get("propertyNames", {}), root) or not all(valid(one, how, root) for how in told):
            return False
    return True


def _is(value: Any, kind: str) -> bool:
    return isinstance(value, KINDS[kind]) and (kind == "boolean") == isinstance(value, bool)  # type: ignore[arg-type]
