"""The terms of the game in the languages of its documents."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@cache
def glossary() -> Mapping[str, Mapping[str, str]]:
    """The terms of the game by key, each in the languages there are."""
    from judge.data import load, rulebook

    (terms,) = load([rulebook() / "furuyoni" / "glossary.yaml"])
    assert isinstance(terms, dict)
    return terms  # type: ignore[return-value]
