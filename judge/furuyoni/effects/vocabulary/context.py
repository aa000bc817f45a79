"""From where an expression looks at the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine.data import EMPTY, Ref
from judge.light import NamedTuple

NAMELESS = "\x00nameless"
"""Among the names where what a text calls "this card" is no card at all (gap G42)."""


class Context(NamedTuple):
    """Who "you" is, which card speaks, which attack is meant, and what the effect has found so far.

    `attack` is the attack spoken of (0: the one being weighed before it exists, in `weighed`), `subject` a card looked
    at by a filter, `upto` the category before which a damage value is read (9-1-3-2), `mode` the way of using that card
    which is weighed (main, reaction, effect), or the player who would choose it.
    """

    you: str
    card: Ref | None = None
    attack: int | None = None
    names: Mapping[str, Any] = EMPTY
    upto: str | None = None
    subject: int | None = None
    weighed: Any = None
    owner: str = ""
    answers: int | None = None
    mode: str = ""
