"""The board by fact path, as reports and expectations speak of it."""

from __future__ import annotations

from typing import Any

from judge.engine import Machine, View
from judge.furuyoni import board, parameters
from judge.furuyoni.lines import card_name

NUMBERS = ("life", "aura", "flare", "vigor")


def board_facts(machine: Machine, lang: str = "en") -> dict[str, Any]:
    """Every fact of the board: numbers, and zones as the names of their cards (enhancements with their crystals)."""
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    facts: dict[str, Any] = {
        "turn": view.get("turn"), "active": view.get("active"), "phase": view.get("phase"),
        "distance": parameters.distance(view), "distance.crystals": board.crystals(view, "distance"),
        "mastery_zone": parameters.mastery_zone(view), "shadow": board.crystals(view, "shadow"),
    }  # fmt: skip
    for player in board.PLAYERS:
        for name in NUMBERS:
            facts[f"{player}.{name}"] = view.get(f"{player}.{name}", 0)
        facts[f"{player}.flinch"] = bool(view.get(f"{player}.flinch"))
        facts[f"{player}.attacking"] = len(board.lie_in(view, f"{player}.attacking"))
        for zone in board.CARD_ZONES:
            cards = board.lie_in(view, f"{player}.{zone}")
            facts[f"{player}.{zone}"] = tuple(_named(view, c, lang) for c in cards)
        for state in ("unused", "in_use", "used"):
            cards = tuple(c for c in board.lie_in(view, f"{player}.specials") if view.get(f"card.{c}.state") == state)
            facts[f"{player}.specials.{state}"] = tuple(_named(view, c, lang) for c in cards)
    return facts


def _named(view: View, card: int, lang: str) -> str:
    n = board.crystals(view, f"card.{card}")
    name = card_name(view, card, lang)
    return f"{name}: {n}" if n or board.kind_of(board.zone_of(view, card)) == "enhancements" else name
