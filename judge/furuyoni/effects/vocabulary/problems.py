"""What is wrong with a written effect, and where in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.text.errors import suggest
from judge.text.nodes import List, Map, Node, Text

if TYPE_CHECKING:
    from collections.abc import Iterable

Trail = tuple[str | int, ...]
"""Where in the written effect something stands: keys and indices from its root."""


class EffectError(ValueError):
    """An effect that cannot be read: what is wrong, how to mend it, and the trail to the place."""

    def __init__(self, message: str, trail: Trail, hint: str = "") -> None:
        super().__init__(message)
        self.trail = trail
        self.hint = hint


def near(word: str, words: Iterable[str]) -> str:
    """A hint: the word that was probably meant, or all there are."""
    known = [str(w) for w in words]
    return suggest(str(word), known) or "one of: " + ", ".join(known)


def nearest(node: Node, trail: Trail) -> Node:
    """The written value at the end of a trail, or the last one on the way that is there; a wrong key itself."""
    for i, part in enumerate(trail):
        if isinstance(node, Map):
            key = _key(node, str(part))
            if key is None:
                return node
            if i == len(trail) - 1 and not isinstance(node.entries[key], Text):
                return key
            node = node.entries[key]
        elif isinstance(node, List) and isinstance(part, int) and part < len(node.items):
            node = node.items[part]
    return node


def _key(node: Map, name: str) -> Text | None:
    """The key of that name; the condition of an `if` is written under its name."""
    words = (name, "if") if name == "cond" else (name,)
    return next((key for word in words for key in node.entries if key.text == word), None)
