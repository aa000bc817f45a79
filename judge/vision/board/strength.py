"""How strong a character is: attack and toughness with everything that changes them, in four layers (6.1.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judge.engine.layers import Layer, Modifier, Reckoning, reckon
from judge.engine.view import View
from judge.vision.board import reading, values


def _fold(now: tuple[int, int], taking: Sequence[Modifier]) -> tuple[int, int]:
    """Each in turn: what says nothing of attack or toughness leaves it (6.1.11.a)."""
    attack, toughness = now
    for one in taking:
        a, t = one.what
        attack, toughness = (attack if a is None else a), (toughness if t is None else t)
    return attack, toughness


def _swap(now: tuple[int, int], taking: Sequence[Modifier]) -> tuple[int, int]:
    return now if len(taking) % 2 == 0 else (now[1], now[0])


def _add(now: tuple[int, int], taking: Sequence[Modifier]) -> tuple[int, int]:
    attack, toughness = now
    for one in taking:
        a, t, floor = one.what
        attack += a or 0
        toughness += t or 0
        if floor is not None and toughness <= floor:  # 1.6.5: it stops at the value next to it
            toughness = max(toughness, floor + 1) if toughness - (t or 0) > floor else toughness
    return attack, toughness


LAYERS = (
    Layer("change", "V6.1.10.a", _fold), Layer("swap", "V6.1.10.b", _swap), Layer("add", "V6.1.10.c", _add),
    Layer("always", "V6.1.10.d", _fold),
)  # fmt: skip
"""6.1.10; of changes that say different things the last applied holds (6.1.11)."""


def base(view: View, card: int) -> tuple[int, int]:
    """The strength that the card itself says."""
    made = reading.given(view, card)
    if "attack" in made:
        return made["attack"], made["toughness"]
    found = reading.printed(view, card)
    if found.modifies:
        return 0, 0
    return found.attack or 0, found.toughness or 0


def reckoned(view: View, card: int) -> Reckoning:
    """Attack and toughness with everything that changes them; they may come to less than zero (6.1.12)."""
    found: list[tuple[int, Modifier]] = []
    for change in values.changes(view, card, "attack", "toughness", "layer"):
        layer = str(change.what.get("layer", "add"))
        told: tuple[Any, ...] = (change.get("attack"), change.get("toughness"))
        if layer == "add":
            told = (*told, change.get("floor"))
        found.append((change.order, Modifier(f"card.{change.source}", layer, told, change.by)))
    for one in reading.attached(view, card):
        if values.attaches(view, one) and not values.text_fails(view, one):
            a, t = modifier(view, one)
            if (a, t) != (0, 0):
                since = view.get(f"card.{one}.since", 0)
                found.append((since, Modifier(f"card.{one}", "add", (a, t, None))))
    found.sort(key=lambda item: item[0])
    layers = tuple(one for one in LAYERS if view.on(one.clause))
    return reckon(base(view, card), layers, [m for _, m in found if view.heeds("strength", m.source)], "")


def modifier(view: View, card: int) -> tuple[int, int]:
    """The combat modifier that a set card gives its host (6.1.13)."""
    made = reading.given(view, card)
    if "plus" in made:
        a, t = made["plus"]
        return a, t
    found = reading.printed(view, card)
    return (found.attack or 0, found.toughness or 0) if found.modifies else (0, 0)


def true(view: View, card: int) -> tuple[int, int]:
    """Attack and toughness as they are reckoned, below zero too."""
    attack, toughness = reckoned(view, card).value
    return attack, toughness


def shown(view: View, card: int) -> tuple[int, int]:
    """Attack and toughness, not below zero (6.1.12)."""
    attack, toughness = true(view, card)
    return (max(attack, 0), max(toughness, 0)) if view.on("V6.1.12") else (attack, toughness)


def damage(view: View, card: int) -> int:
    """The damage accumulated on a character."""
    return int(view.get(f"card.{card}.damage", 0)) + int(view.get(f"card.{card}.combat", 0))
