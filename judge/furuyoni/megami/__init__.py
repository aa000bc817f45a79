"""The megami, a room each: the one list of them, in the order of their numbers. A room is imported once she sits."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.furuyoni.room import Room

NAMES = (
    "yurina", "saine", "himika", "tokoyo", "oboro", "yukihi", "shinra", "hagane", "chikage", "kururu", "thallya",
    "raira", "utsuro", "honoka", "korunu", "yatsuha", "hatsumi", "mizuki", "megumi", "kanawe", "kamuwi", "renri",
    "akina", "shisui", "misora", "innealra",
)  # fmt: skip
SETTLED: dict[frozenset[str], str] = {
    frozenset({"A7-4 paragraph 2", "A16-2-1"}): "A7-2, A16-2: a card has one class, so only one of them speaks of it",
    frozenset({"A7-4 paragraph 2", "A20-5 ii"}): "A7-2, A20-2-3 paragraph 2: only a normal card recurs",
    frozenset({"A16-2-1", "A20-5 ii"}): "A16-2, A20-2-3 paragraph 2: only a normal card recurs",
    frozenset({"A16-2-1", "A20-6-1 v"}): "A16-2, A20-2-2 paragraph 2: only a normal card is perjured with",
}
"""Clauses of two chapters that both answer for one rule, and what says which of them holds (a gap, a clause)."""


@cache
def room(name: str) -> Room | None:
    """The room of a megami; None while it is not written."""
    if not os.path.exists(os.path.join(os.path.dirname(__file__), name, "room.py")):
        return None
    found: Room = import_module(f"judge.furuyoni.megami.{name}.room").ROOM
    return found


def seated(chosen: Iterable[str]) -> tuple[Room, ...]:
    """The rooms of the megami chosen, in their order. Versions (`saine-a1`) count as their megami."""
    names = {version.partition("-")[0] for version in chosen}
    return tuple(found for name in NAMES if name in names and (found := room(name)) is not None)
