"""What is wrong with a written effect, and where in it."""

from __future__ import annotations

import difflib
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
    close = difflib.get_close_matches(str(word), known, 1)
    return f"did you mean {close[0]!r}?" if close else "one of: " + ", ".join(known)
