"""What effects may ask of a card (2, 6.1.3): what it is now, and what is printed on it."""

from __future__ import annotations

from typing import Any

from judge.engine.view import View
from judge.vision.board import reading, strength, values

TACTICS = (
    "速攻", "奇襲", "先制", "貫通", "隠密", "警戒", "即死", "人形", "伝説", "耐性", "マナチャージ", "変身", "加護",
    "封術",
)  # fmt: skip
"""The keywords that are tactics (10.2.1 to 10.12.1, 10.28.1, 10.29.1, 10.31.1)."""


def of_card(view: View, card: int, name: str) -> Any:
    """Something of a card."""
    found = reading.printed(view, card)
    match name:
        case "attack":
            return strength.shown(view, card)[0]
        case "toughness":
            return strength.shown(view, card)[1]
        case "printed_attack":
            return found.attack or 0
        case "printed_toughness":
            return found.toughness or 0
        case "graze":
            return graze(view, card)
        case "node":
            return found.node or 0
        case "cost":
            return found.cost if isinstance(found.cost, int) else 0
        case "type":
            return found.type
        case "races":
            return values.races(view, card)
        case "names":
            return values.names(view, card)
        case "name":
            return found.name
        case "spiritualist":
            return found.spiritualist
        case "asleep":
            return reading.asleep(view, card)
        case "awake":
            return not reading.asleep(view, card)
        case "down":
            return reading.down(view, card)
        case "damage":
            return strength.damage(view, card)
        case "controller" | "holder" | "player":
            return reading.holder(view, card)
        case "owner":
            return reading.owner(view, card)
        case "zone":
            return reading.kind(view, card)
        case "host":
            return reading.host(view, card) or None
        case "set":
            return reading.attached(view, card)
        case "attacking":
            return reading.attacker(view) == card
        case "blocking":
            return reading.blocker(view) == card
        case "character":
            return reading.is_character(view, card)
        case "turned":
            return bool(view.get(f"card.{card}.turned"))
        case "entered":
            return view.get(f"card.{card}.entered", 0)
        case "played":
            return bool(view.get(f"card.{card}.played"))
        case "card":
            return card
        case "fuel":
            return int(view.get(f"card.{card}.fuel", 0))
        case "no_node":
            return found.node is None
        case "tactic_names":
            return tuple(dict.fromkeys(k.name for _, k in values.borne(view, card) if k.name in TACTICS))
        case "tactics":
            return tuple(dict.fromkeys(str(k) for _, k in values.borne(view, card) if k.name in TACTICS))
        case "popularity":
            return tuple(c for c in reading.attached(view, card) if reading.given(view, c).get("name") == "人気")
    raise LookupError(f"a card has no {name!r}")


def graze(view: View, card: int) -> int:
    """The graze of a card (2.8.3: 0 where none is printed)."""
    made = reading.given(view, card)
    if made.get("sort") == "character":
        return int(made.get("graze", 0))
    return reading.printed(view, card).graze


def weight(view: View, card: int) -> int:
    """What a card counts where required nodes are summed up: a hyphen as 5, a card face down as 2 (No.605)."""
    if reading.down(view, card):
        return 2
    node = reading.printed(view, card).node
    return 5 if node is None else node
