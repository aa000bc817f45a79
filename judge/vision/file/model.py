"""A board as a file describes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.light import NamedTuple
from judge.text.errors import Place
from judge.vision.cards.facts import PRINTING
from judge.vision.effects.ability import Ability
from judge.vision.model import Card
from judge.vision.rules import s4_turn

EDITIONS = {"vision-old": PRINTING}
"""The document is headed as the older comprehensive rules; there is no other."""
PRINTINGS = (PRINTING,)
PHASES = ("turn_start", *s4_turn.PHASES, "turn_end")


class Board(NamedTuple):
    """The facts of a board by path, with the cards that lie on it."""

    place: Place
    values: Mapping[str, Any]
    cards: Mapping[str, Card]
    abilities: Mapping[str, Ability]
    named: tuple[int, ...] = ()
    """Cards of which the file says which they are."""
    begin: str = "main"
    """The phase in which it stands, `start` for the beginning of the game."""
    stated: frozenset[str] = frozenset()
    definitions: Mapping[str, Mapping[str, Any]] = {}
    places: Mapping[str, Place] = {}
    """Where the cards that the file makes up, and their effects, stand in it."""
    alike: Mapping[str, tuple[str, ...]] = {}
    """Of cards spoken of by a name that others bear too: the numbers of the others that are played."""
