"""The paths of facts that expectations may name: the words of the board."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judge.furuyoni.vocab import CORE, PLAYERS, Vocabulary
from judge.port.reading import Kind

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

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


def path_of(text: str, paths: Collection[str]) -> str:
    """The one path that is meant where a part of it is left out, or parts are joined as words; else the text.

    >>> path_of("a.burnt", ["a.burnt.token", "a.life"]), path_of("distance_crystals", ["distance.crystals"])
    ('a.burnt.token', 'distance.crystals')
    >>> path_of("a.used", ["a.specials.used"]), path_of("a.aura.wound", ["a.aura.wound.a", "a.aura.wound.b"])
    ('a.specials.used', 'a.aura.wound')
    """
    if text in paths:
        return text
    found = [path for path in paths if text == path.replace(".", "_") or text in _shortened(path.split("."))]
    return found[0] if len(found) == 1 else text


def _shortened(parts: Sequence[str]) -> Iterator[str]:
    """A path without one of its parts behind the first."""
    yield from (".".join((*parts[:i], *parts[i + 1 :])) for i in range(1, len(parts)) if len(parts) > 2)


WORDS: dict[str, tuple[str, ...]] = {"active": (*PLAYERS, "none"), "phase": ("start", "main", "end", "none")}
"""What a fact of the core that is a word may be."""


def words_of(path: str, words: Vocabulary = CORE) -> tuple[str, ...]:
    """The words that a fact may be."""
    return WORDS.get(path) or tuple(words.players[path.partition(".")[2]].words)
