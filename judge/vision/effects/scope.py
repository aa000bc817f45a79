"""From where an expression of an effect looks at the board."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.data import EMPTY, Value
from judge.engine.view import View
from judge.light import NamedTuple


class Scope(NamedTuple):
    """From where an expression is read: whose effect it is, of which card, and what is named."""

    view: View
    you: str
    this: int
    of: int = 0
    names: Mapping[str, Value] = EMPTY
    event: Mapping[str, Value] = EMPTY
    about: tuple[str, ...] = ()
