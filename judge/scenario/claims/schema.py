"""JSON Schema of files of claims, built from the table that the reader itself uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.scenario.claims.fields import file
from judge.scenario.schema_words import in_every_language
from judge.text.schema import DIALECT, Schema

if TYPE_CHECKING:
    from judge.port.floor import Floor


def schema(floor: Floor) -> Schema:
    """The schema of a file of claims about a game."""
    told = {"$schema": DIALECT, "title": "Judge claims", **file(floor).schema()}
    return in_every_language(told, floor, claims=True)
