"""What an argument for a fact of Furuyoni may rest on (`judge.port.grounds.Grounds`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.engine import View
from judge.furuyoni import board
from judge.furuyoni.board.history import PREFIX
from judge.furuyoni.core.s9_6_basic import KINDS
from judge.furuyoni.effects import standing as statics
from judge.furuyoni.effects.abilities import CLASSES
from judge.furuyoni.file.board_facts import GATHERED, cards_of, zone_and_state
from judge.furuyoni.file.board_facts import same_cards as same
from judge.furuyoni.file.claims import attack_ends
from judge.furuyoni.file.facts import paths
from judge.furuyoni.file.lines import is_called as called
from judge.furuyoni.file.model import UNKNOWN
from judge.furuyoni.game import Furuyoni
from judge.port.floor import Kind

_FACES = ("seen", "state", "unchosen")
"""Facts of a card by which it lies face up or down, known or not."""
actions = KINDS
_STANDS = ("forbid", "permit", "instead", "treat", "cancel")
"""Sorts of standing effects whose part in a run only shows in what it would be without them."""


def gathered(path: str) -> bool:
    """Whether a fact gathers cards of several zones."""
    return path[2:] in GATHERED


def lying(view: View, path: str) -> tuple[tuple[int, int], ...]:
    """The cards of a fact with the crystals on them."""
    return tuple((c, board.crystals(view, f"card.{c}")) for c in cards_of(view, path))


def things(view: View) -> tuple[int, ...]:
    """Every card."""
    return tuple(board.rules(view).placed)


def names(view: View, thing: int) -> tuple[str, ...]:
    """The names of a card that is known, in every language."""
    return tuple(n for n in board.definition(view, thing).names.values() if n and n != UNKNOWN)


def stake(player: str) -> str:
    """What a player loses by: life."""
    return f"{player}.life"


def counted(path: str) -> bool:
    """Whether a fact only counts what was done this turn."""
    return path.startswith(PREFIX)


def behind(view: View, path: str) -> tuple[str, ...]:
    """The facts of the state behind a fact of the board."""
    words = board.vocab(view)
    player, _, name = path.partition(".")
    if name in GATHERED:
        zones = tuple(f"{player}.{zone}" for zone in words.card_zones)
        cards = [c for zone in zones for c in view.state.get(zone, ())]
        return (*zones, *(f"card.{c}.{fact}" for c in cards for fact in _FACES))
    if paths(words).get(path) is Kind.OBJECTS:
        zone, _ = zone_and_state(path)
        lie = view.state.get(zone, ())
        return (zone, *(f"card.{c}.{name}" for c in lie for name in ("crystals", "state")))
    return (path, f"{path}.crystals") if path == "distance" else (path,)


def faces(zones: tuple[str, ...]) -> tuple[str, ...]:
    """What of a card decides whether it lies among those that a fact gathers, or among the specials in one state."""
    if any(map(gathered, zones)):
        return _FACES
    return ("state",) if any(".specials." in zone for zone in zones) else ()


def standing(game: Furuyoni) -> Iterator[tuple[str, tuple[str, ...], Mapping[str, Any]]]:
    """Standing effects whose part in a run only shows in what it would be without them: key, clauses, what they are."""
    known = {ability.key: (card, ability) for does in _STANDS for card, ability in game.standing.get(does, ())}
    for key, (card, ability) in known.items():
        rule = {"forbid": ("1-4 paragraph 2",), "permit": ("1-4 paragraph 1",)}.get(ability.does, ())
        clauses = (statics.CONSULTED.get(ability.at, CLASSES.get(ability.at, "9-1-1")), *rule)
        yield key, clauses, {"card": card, "ability": ability}


def cites(game: Furuyoni, key: str, step: str) -> str:
    """The clause under which the condition of an effect was looked at at a step."""
    ability = game.abilities.get(key.partition("|")[0])
    own = {**CLASSES, **statics.CONSULTED}.get(ability.at, "") if ability is not None else ""
    resolved = ability is not None and ability.does == "do"
    return step if resolved and step.startswith("9-") else own


__all__ = [
    "actions", "attack_ends", "behind", "called", "cites", "counted", "faces", "gathered", "lying", "names",
    "same", "stake", "standing", "things",
]  # fmt: skip
