"""The board by fact path, as reports and expectations speak of it."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Any

from judge.engine import Event, Machine, View
from judge.furuyoni import board
from judge.furuyoni.board.history import PREFIX
from judge.furuyoni.file.lines import card_name, is_called
from judge.furuyoni.file.model import UNKNOWN
from judge.furuyoni.rules import parameters, unplayed
from judge.furuyoni.vocab import Vocabulary
from judge.port.scenario import Scenario


def board_facts(machine: Machine, lang: str = "en") -> dict[str, Any]:
    """Every fact of the board: numbers, and zones as the names of their cards (enhancements with their crystals)."""
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    words = board.vocab(view)
    facts: dict[str, Any] = {
        "turn": view.get("turn"), "active": view.get("active"), "phase": view.get("phase"),
        "distance": parameters.distance(view), "distance.crystals": board.crystals(view, "distance"),
        "mastery_zone": parameters.mastery_zone(view),
    }  # fmt: skip
    facts |= {zone: board.crystals(view, zone) for zone in words.common_crystals if zone != "distance"}
    facts |= {path: view.get(path, 0) for zone in words.common_zones for path in words.token_paths(zone)}
    for player in board.PLAYERS:
        facts |= _of_player(view, words, player)
        for zone in (z for z in words.card_zones if board.has_zone(view, player, z)):
            cards = board.lie_in(view, f"{player}.{zone}")
            facts[f"{player}.{zone}"] = tuple(_named(view, c, lang) for c in cards)
            if zone in words.loose:
                facts[f"{player}.{zone}.crystals"] = board.crystals(view, f"{player}.{zone}")
        for name, cards_of in GATHERED.items():
            facts[f"{player}.{name}"] = tuple(_named(view, c, lang) for c in cards_of(view, player))
        for zone in words.card_zones:
            for state in words.zones[zone].states:
                cards = tuple(c for c in board.lie_in(view, f"{player}.{zone}") if view.get(f"card.{c}.state") == state)
                facts[f"{player}.{zone}.{state}"] = tuple(_named(view, c, lang) for c in cards)
    return facts


def _of_player(view: View, words: Vocabulary, player: str) -> dict[str, Any]:
    """What a player has, cards apart: crystals, numbers, flags, attacks, and tokens by kind."""
    own = [z for z in words.zones.values() if z.of == "player" and board.has_zone(view, player, z.name)]
    infos = [i for i in words.players.values() if i.kind != "named" and board.has(view, player, i)]
    facts: dict[str, Any] = {
        f"{player}.{z.name}": board.crystals(view, f"{player}.{z.name}") for z in own if z.name in words.is_crystal_zone
    }
    for info in sorted(infos, key=lambda i: i.kind != "gauge"):
        facts[f"{player}.{info.name}"] = board.information(view, player, info.name)
    for zone in words.attack_zones:
        facts[f"{player}.{zone}"] = len(board.lie_in(view, f"{player}.{zone}"))
    for z in own:
        facts |= {f"{player}.{path}": view.get(f"{player}.{path}", 0) for path in words.token_paths(z.name)}
    return facts


def known_cards(view: View, player: str) -> tuple[int, ...]:
    """The cards in a player's hidden zones whose faces the opponent knows."""
    hidden = (c for zone in board.vocab(view).recalled for c in board.lie_in(view, f"{player}.{zone}"))
    used = ("used", "in_use")
    return tuple(
        c for c in hidden if board.known_to(view, c, board.opponent(player)) and view.get(f"card.{c}.state") not in used
    )


def _lying(view: View, player: str) -> tuple[int, ...]:
    return tuple(c for zone in board.vocab(view).card_zones for c in board.lie_in(view, f"{player}.{zone}"))


def face_up_cards(view: View, player: str) -> tuple[int, ...]:
    """The cards that lie face up with a player (6-2-2-1)."""
    return tuple(c for c in _lying(view, player) if board.face(view, c) == "up")


def face_down_cards(view: View, player: str) -> tuple[int, ...]:
    """The cards that lie face down with a player, the hand included (6-2-2-1, 7-1-10)."""
    return tuple(c for c in _lying(view, player) if board.face(view, c) == "down")


def sideways_cards(view: View, player: str) -> tuple[int, ...]:
    """The cards that lie sideways with a player (6-2-2-2)."""
    return tuple(c for c in _lying(view, player) if board.sideways(view, c))


GATHERED: Mapping[str, Callable[[View, str], tuple[int, ...]]] = {
    "known": known_cards, "face_up": face_up_cards, "face_down": face_down_cards, "sideways": sideways_cards,
    "unchosen": board.unchosen,
}  # fmt: skip
"""Facts that gather cards of several zones: in no order."""
TOLD_BY_ZONES = (".face_up", ".face_down", ".sideways")
"""How paths of facts end that are another only where a zone is."""


def cards_of(view: View, path: str) -> tuple[int, ...]:
    """The cards that a fact of the board speaks of, by its path: those of a zone in order, or those gathered."""
    player, _, name = path.partition(".")
    if name in GATHERED:
        return GATHERED[name](view, player)
    zone, state = zone_and_state(path)
    cards = board.lie_in(view, zone)
    return tuple(c for c in cards if view.get(f"card.{c}.state") == state) if state else cards


def zone_and_state(path: str) -> tuple[str, str]:
    """The zone of a path of cards, and the state that these are in ("": any): `a.specials.used`."""
    player, _, name = path.partition(".")
    zone, _, state = name.partition(".")
    return (f"{player}.{zone}", state) if state else (path, "")


def same_cards(view: View, path: str, wanted: Sequence[tuple[Container[int], int | None]]) -> bool:
    """Whether the cards of a fact are those wanted, each one of several and with so many crystals (None: any)."""
    left = list(cards_of(view, path))
    loose = path.partition(".")[2] in GATHERED
    for meant, crystals in sorted(wanted, key=lambda one: one[1] is None) if loose else wanted:
        fits = (c for c in (left if loose else left[:1]) if c in meant)
        found = next((c for c in fits if crystals in (None, board.crystals(view, f"card.{c}"))), None)
        if found is None:
            return False
        left.remove(found)
    return not left


UNWRITTEN = "not written: "
"""What is assumed of cards whose effects are not written, where they lie: that they do nothing from there."""
NO_RESPONSE = "no response"
"""What is assumed of cards that are not known, where their player could respond with none that is."""


def assumed(scenario: Scenario, events: Sequence[Event], machine: Machine) -> tuple[str, ...]:
    """What the file does not state and the answer rests on.

    The facts of the turn so far that the run asked for and nothing in it wrote; and zones with cards that are not
    known, where a player who might have responded with one of them (9-4 i) could respond with no other; and zones with
    cards whose effects are not written.
    """
    return (*_history(scenario, events), *_unanswered(events, machine), *_unwritten(machine))


def _unwritten(machine: Machine) -> Iterator[str]:
    """Zones with cards that are known and whose effects, not written yet, might be in force there (9-1-1-2)."""
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    found: dict[str, list[str]] = {}
    for card in unplayed.silent(view, board.rules(view).unwritten):
        found.setdefault(board.zone_of(view, card), []).append(card_name(view, card))
    yield from (f"{zone}: {UNWRITTEN}{', '.join(cards)}" for zone, cards in sorted(found.items()))


def _unanswered(events: Sequence[Event], machine: Machine) -> tuple[str, ...]:
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    found: dict[str, None] = {}
    for i, event in enumerate(events):
        if event.kind == "choice" and event.data["choice"] == "react" and event.data["forced"]:
            for zone in (f"{event.actor}.hand", f"{event.actor}.specials"):
                then = (c.before for e in events[i:] for c in e.changes if c.path == zone)
                cards = next(then, machine.state.get(zone, ())) or ()
                if any(is_called(view, c, UNKNOWN) for c in cards):
                    found[f"{zone}: {NO_RESPONSE}"] = None
    return tuple(found)


def _history(scenario: Scenario, events: Sequence[Event]) -> tuple[str, ...]:
    stated = {noted.path for noted in scenario.history}
    asked = {path for event in events for path, writer in event.reads if writer == 0 and path.startswith(PREFIX)}
    return tuple(sorted(f"{path[len(PREFIX) :]}: none" for path in asked if path[len(PREFIX) :] not in stated))


def _named(view: View, card: int, lang: str) -> str:
    n, words = board.crystals(view, f"card.{card}"), board.vocab(view)
    zone = words.zones.get(board.kind_of(board.zone_of(view, card)))
    name = card_name(view, card, lang)
    told = f"{name}: {n}" if n or (zone is not None and zone.charged == "must") else name
    held = ((path, view.get(f"card.{card}.{path}")) for path in words.card_paths)
    more = [path if value is True else f"{path} {value}" for path, value in held if value]
    return f"{told} ({', '.join(more)})" if more else told
