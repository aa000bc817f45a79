"""What of a board could be otherwise: every single change, made in the state or in the file (`judge.port.floor.Vary`).

By kind, a change is about: crystals (source, target); vigor (player, by); flinch (player); card (card, zone, state);
stated (player, zone, name); fact (name, value); lasting (effect); window (attack); turned (line, by, verb).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni.file.action import asked as asked
from judge.furuyoni.vary.candidates import sized as sized
from judge.furuyoni.vary.change import made as made
from judge.furuyoni.vary.here import put as put
from judge.furuyoni.vary.here import sound as sound
from judge.furuyoni.vary.stated import renamed as renamed
from judge.furuyoni.vary.stated import retold as retold
from judge.furuyoni.vary.stated import same as same
from judge.furuyoni.vary.stated import stated as stated

if TYPE_CHECKING:
    from judge.port.floor import Change

_HERE = ("crystals", "vigor", "flinch", "card", "lasting", "window")


def in_state(change: Change) -> bool:
    """Whether it can be made where a run stands, and not only in the file."""
    return change.kind in _HERE


def begins_again(change: Change) -> bool:
    """Whether the board begins somewhere else with it."""
    return change.kind == "fact"
