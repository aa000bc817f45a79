"""The texts that keywords stand for, as abilities; each bears its clause of chapter 10."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from judge.data import load
from judge.vision.effects.vocabulary import ability

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.data import Value
    from judge.vision.effects.ability import Ability

DEFINED: Mapping[str, Mapping[str, Value]] = {"人気": {"sort": "popularity", "name": "人気"}}
"""What cards may come to be by a keyword (12.5)."""


@cache
def abilities() -> Mapping[str, tuple[Ability, ...]]:
    """By keyword."""
    (data,) = load([Path(__file__).with_name("keywords.yaml")])
    said = cast("dict[str, list[Any]]", data)
    return {
        word: tuple(ability(f"{word}/{i}", {**one, "keyword": word}) for i, one in enumerate(found))
        for word, found in said.items()
    }
