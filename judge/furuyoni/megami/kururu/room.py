"""Kururu, A8: gear frames and their mechanisms. A8-1 lies in the pools."""

from __future__ import annotations

from judge.engine import Amendment
from judge.furuyoni.megami.kururu import mechanism
from judge.furuyoni.room import Room

ROOM = Room(
    "kururu",
    "A8",
    amendments=(
        Amendment("A8-2 paragraph 5", "6-2-1-7 paragraph 1", "before", mechanism.incomplete),
        Amendment("A8-6 paragraph 2", "9-2-1 i made", "also", mechanism.of_attack),
    ),
    unplayed=("A8-4", "A8-4 1", "A8-4 2", "A8-4 3", "A8-4 4"),
)  # fmt: skip
