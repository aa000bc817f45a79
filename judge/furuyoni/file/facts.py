"""The paths of facts that expectations may name: the words of the board."""

from __future__ import annotations

from enum import Enum

from judge.furuyoni.file.model import PLAYERS, SPECIAL_STATES, ZONES


class Kind(Enum):
    """What a fact's value is."""

    NUMBER = "number"
    FLAG = "flag"
    CARDS = "cards"
    PLAYER = "player"
    PHASE = "phase"


PATHS: dict[str, Kind] = {
    "turn": Kind.NUMBER,
    "active": Kind.PLAYER,
    "phase": Kind.PHASE,
    "distance": Kind.NUMBER,
    "distance.crystals": Kind.NUMBER,
    "mastery_zone": Kind.NUMBER,
    "shadow": Kind.NUMBER,
    **{f"{player}.{name}": Kind.NUMBER for player in PLAYERS for name in ("life", "aura", "flare", "vigor")},
    **{f"{player}.attacking": Kind.NUMBER for player in PLAYERS},
    **{f"{player}.flinch": Kind.FLAG for player in PLAYERS},
    **{f"{player}.{zone}": Kind.CARDS for player in PLAYERS for zone in ZONES},
    **{f"{player}.{name}": Kind.CARDS for player in PLAYERS for name in ("known", "face_up", "face_down", "sideways")},
    **{f"{player}.specials.{state}": Kind.CARDS for player in PLAYERS for state in SPECIAL_STATES},
}
