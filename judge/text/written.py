"""Writing YAML on one line: scalars quoted where they must be, lists and maps in brackets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judge.light import regex
from judge.text.nodes import List, Map, Node, Text

UNKNOWN = "?"
_PLAIN = regex(r"[^\W_](?:[\w ./+=()・「」～〜!-]*[\w./+=()・「」～〜!])?")
_ESCAPED = regex("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")


def scalar(text: str) -> str:
    """A text, in quotes where it would not be read as it stands."""
    return text if _PLAIN.fullmatch(text) or text == UNKNOWN else quoted(text)


def quoted(value: str | int | bool) -> str:
    """A value in quotes, or as the number or flag that it is."""
    import json

    text = json.dumps(value, ensure_ascii=False)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def listed(items: Iterable[str]) -> str:
    """A list of what is written already."""
    return f"[{', '.join(items)}]"


def mapped(entries: Mapping[str, str]) -> str:
    """A map of what is written already."""
    return f"{{{', '.join(f'{key}: {value}' for key, value in entries.items())}}}"


def flow(value: object) -> str:
    """A value of plain Python data on one line: maps, lists and tuples, texts, numbers, flags.

    >>> flow({"a": {"hand": ["Slash", "?"], "life": 8}, "on": True})
    '{a: {hand: [Slash, ?], life: 8}, on: true}'
    """
    if isinstance(value, Mapping):
        return mapped({scalar(str(key)): flow(one) for key, one in value.items()})
    if isinstance(value, list | tuple):
        return listed(map(flow, value))
    return scalar(value) if isinstance(value, str) else quoted(value)  # type: ignore[arg-type]


def as_written(node: Node) -> str:
    """What was read, as it was written."""
    if isinstance(node, List):
        return listed(map(as_written, node.items))
    if isinstance(node, Map):
        return mapped({scalar(key.text): as_written(value) for key, value in node.entries.items()})
    assert isinstance(node, Text)
    return quoted(node.text) if node.quoted else scalar(node.text)
