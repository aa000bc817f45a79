"""How a board is drawn: distance and shadow between the players, the crystals, gauges and cards of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from judge.furuyoni.board import PLAYERS, has_zone, words_of
from judge.furuyoni.file.board_facts import card_told, cards_of
from judge.furuyoni.rules import attack_damage, attacks
from judge.furuyoni.rules.ranges import reach
from judge.furuyoni.tell.board import called, named
from judge.furuyoni.vocab.model import CRYSTAL
from judge.port.amounts import value
from judge.port.tell import Slot, UnderWay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine import View
    from judge.furuyoni.vocab import Vocabulary
    from judge.furuyoni.vocab.model import PlayerInfo, Zone
    from judge.port.ruling import Ruling
    from judge.port.tell import Say

RARE = ("extra", "sealed", "out_of_game")
"""Zones that everybody has and that are drawn only where a card lies there, as those of a megami are."""


def layout(words: Say) -> tuple[Slot, ...]:
    """The places of the board: first what belongs to nobody, then what each player has."""
    known = words_of(words.view.game)
    return (*_common(words, known), *(slot for p in PLAYERS for slot in _of_player(words, known, p)))


def _common(words: Say, known: Vocabulary) -> Iterator[Slot]:
    distance = known.zones["distance"]
    yield Slot("distance", words.term("distance"), "track", most=_cap(distance), stays=True, below="mastery_zone")
    for name in known.common_crystals:
        if name != "distance":
            yield Slot(name, words.term(name), "crystals", stays=name == "shadow")
    for zone in known.common_zones:
        yield from (Slot(path, named(words, path), "number") for path in known.token_paths(zone))
    yield Slot("turn", words.term("turn"), "turn")
    yield Slot("active", "", "active")
    yield Slot("phase", "", "phase", term="{}_phase")


def _of_player(words: Say, known: Vocabulary, player: str) -> Iterator[Slot]:
    own = [z for z in known.zones.values() if z.of == "player" and has_zone(words.view, player, z.name)]
    for zone in own:
        if zone.name in known.is_crystal_zone:
            path = f"{player}.{zone.name}"
            yield Slot(path, words.term(zone.name), "crystals", player, _cap(zone), stays=not zone.borne_by)
    yield from (_info(words, player, info) for info in known.players.values() if info.kind != "named")
    rows = {name: place for place, name in enumerate(known.rows)}
    for zone in sorted(own, key=lambda z: rows.get(z.name, len(rows))):
        yield from _piles(words, known, player, zone)
        for path in known.token_paths(zone.name):
            yield Slot(f"{player}.{path}", named(words, path), "number", player)


def _info(words: Say, player: str, info: PlayerInfo) -> Slot:
    shape: Literal["gauge", "word"] = "gauge" if info.kind == "gauge" else "word"
    stays = shape == "gauge" and not info.borne_by
    return Slot(f"{player}.{info.name}", words.term(info.name), shape, player, info.most, stays)


def _piles(words: Say, known: Vocabulary, player: str, zone: Zone) -> Iterator[Slot]:
    """The cards of a zone, by their state where they have one."""
    if zone.name not in known.is_card_zone:
        return
    shape: Literal["cards", "stack"] = "stack" if zone.ordered and zone.sight == "none" else "cards"
    for path in [f"{zone.name}.{state}" for state in zone.states] or [zone.name]:
        stays = not (zone.borne_by or zone.name in RARE) and not path.endswith((".in_use", ".used"))
        yield Slot(f"{player}.{path}", named(words, path), shape, player, stays=stays)
    if CRYSTAL in zone.holds.value and zone.name in known.loose:
        yield Slot(f"{player}.{zone.name}.crystals", named(words, f"{zone.name}.crystals"), "crystals", player)


def _cap(zone: Zone) -> int | None:
    return zone.cap.value if zone.cap is not None else None


def heads(words: Say, ruling: Ruling) -> dict[str, str]:
    """The megami of each player."""
    seats = ruling.scenario.board.seats
    return {player: called(words, seats[player].megami) for player in PLAYERS if player in seats}


def drawn(words: Say, view: View, path: str, cards: Sequence[str]) -> Sequence[str]:
    """The cards of a place, each with the crystals and tokens on it."""
    return cards if words.lang == "en" else [card_told(view, card, words.lang) for card in cards_of(view, path)]


def under_way(view: View) -> dict[int, UnderWay]:
    """The attacks that have been made and are not over, with their range and damage as they are now (9-4)."""
    lying = [n for p in PLAYERS for zone in words_of(view.game).attack_zones for n in view.get(f"{p}.{zone}", ())]
    found = ((n, attacks.load(view, n)) for n in lying)
    return {
        n: UnderWay(one.holder, reach(view, one), value(attack_damage.damage(view, one), "damage"))
        for n, one in found
        if one is not None and one.made
    }


__all__ = ["drawn", "heads", "layout", "under_way"]
