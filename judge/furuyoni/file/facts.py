"""The paths of facts that expectations may name: the words of the board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from judge.furuyoni.vocab import CORE, PLAYERS, Vocabulary
from judge.port.floor import Kind

_OF_INFO = {"gauge": Kind.NUMBER, "flag": Kind.FLAG, "choice": Kind.WORD, "text": Kind.TEXT}
GATHERED = ("known", "face_up", "face_down", "sideways")
"""Facts that gather cards of several zones, beside those that a file states apart."""


@lru_cache(maxsize=8)
def paths(words: Vocabulary = CORE) -> Mapping[str, Kind]:
    """Every path of a fact of a board, and what its value is."""
    core, rooms = _told(CORE), _told(words)
    return {**core, **{path: kind for path, kind in rooms.items() if path not in core}}


def _told(words: Vocabulary) -> dict[str, Kind]:
    infos = {name: _OF_INFO[info.kind] for name, info in words.players.items() if info.kind in _OF_INFO}
    numbers = (*words.crystal_zones, *(name for name, kind in infos.items() if kind is Kind.NUMBER))
    found = {
        "turn": Kind.NUMBER, "active": Kind.WORD, "phase": Kind.WORD, "distance": Kind.NUMBER,
        "distance.crystals": Kind.NUMBER, "mastery_zone": Kind.NUMBER,
    } | dict.fromkeys(words.common_crystals, Kind.NUMBER)  # fmt: skip
    found |= {path: Kind.NUMBER for zone in words.common_zones for path in words.token_paths(zone)}
    found |= {f"{player}.{name}": Kind.NUMBER for player in PLAYERS for name in numbers}
    found |= {f"{player}.{zone}": Kind.NUMBER for player in PLAYERS for zone in words.attack_zones}
    others = {name: kind for name, kind in infos.items() if kind is not Kind.NUMBER}
    found |= {f"{player}.{name}": kind for player in PLAYERS for name, kind in others.items()}
    found |= {f"{player}.{zone}": Kind.OBJECTS for player in PLAYERS for zone in words.file_zones}
    found |= {f"{player}.{name}": Kind.OBJECTS for player in PLAYERS for name in GATHERED}
    for player in PLAYERS:
        for zone in words.zones.values():
            found |= {f"{player}.{zone.name}.{state}": Kind.OBJECTS for state in zone.states}
            if zone.of == "player":
                found |= {f"{player}.{path}": Kind.NUMBER for path in words.token_paths(zone.name)}
        found |= {f"{player}.{zone}.crystals": Kind.NUMBER for zone in words.loose}
    return found


WORDS: dict[str, tuple[str, ...]] = {"active": (*PLAYERS, "none"), "phase": ("start", "main", "end", "none")}
"""What a fact of the core that is a word may be."""


def words_of(path: str, words: Vocabulary = CORE) -> tuple[str, ...]:
    """The words that a fact may be."""
    return WORDS.get(path) or tuple(words.players[path.partition(".")[2]].words)
