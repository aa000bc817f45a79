"""How strong a character is: attack and toughness with everything that changes them, in four layers (6.1.10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from judge.engine.identity import of_thing
from judge.engine.layers import Layer, Modifier, Reckoning, reckon
from judge.engine.tree import Node
from judge.engine.view import View
from judge.vision.board import reading, values


def _fold(view: View, now: tuple[int, int], taking: Sequence[Modifier]) -> tuple[int, int]:
    """Each in turn (6.1.11): what says nothing of attack or toughness leaves it (6.1.11.a)."""
    attack, toughness = now
    for one in taking if view.on("V6.1.11") else reversed(taking):
        a, t = one.what
        if a is not None or not view.on("V6.1.11.a"):
            attack = now[0] if a is None else a
        if t is not None or not view.on("V6.1.11.a"):
            toughness = now[1] if t is None else t
    return attack, toughness


def _swap(view: View, now: tuple[int, int], taking: Sequence[Modifier]) -> tuple[int, int]:
    return now if len(taking) % 2 == 0 else (now[1], now[0])


def _add(view: View, now: tuple[int, int], taking: Sequence[Modifier]) -> tuple[int, int]:
    """One after the other, alike or not (7.1.7); with a floor it stops at the value next to that (1.6.5)."""
    attack, toughness = now
    for one in taking if view.on("V7.1.7") else taking[-1:]:
        a, t, floor = one.what
        attack += a or 0
        toughness += t or 0
        if floor is not None and toughness <= floor and view.on("V1.6.5"):
            toughness = max(toughness, floor + 1) if toughness - (t or 0) > floor else toughness
    return attack, toughness


Fold = Callable[[View, tuple[int, int], Sequence[Modifier]], tuple[int, int]]
SIDES = ("attack", "toughness")
VARIABLE = "variable"
"""What a variable among the printed strength comes to, which is settled before anything changes that (6.1.10)."""
LAYERS: tuple[tuple[str, str, Fold], ...] = (
    (VARIABLE, "V1.6.2.a", _fold),
    ("change", "V6.1.10.a", _fold), ("swap", "V6.1.10.b", _swap), ("add", "V6.1.10.c", _add),
    ("always", "V6.1.10.d", _fold),
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


def variable(view: View, card: int, which: int) -> int | None:
    """What a variable comes to that stands in place of the printed attack or toughness, None where there is none.

    It is defined by the card itself: whom effects of others concern may rest on it, and is not asked.
    """
    name = SIDES[which]
    told = (change for one, change, _ in values.standing(view, (name,)) if one.card == card)
    found = sorted((*values.lasting(view, card, name), *told), key=lambda c: c.order)
    own = [c for c in found if c.source == card and c.what.get("layer") == VARIABLE and c.what.get("on") is None]
    return int(own[-1].get(name)) if own and view.applies("V1.6.2.a", card=card) else None


APART = ("add", "always")
"""The layers behind the swap, in which attack and toughness have nothing to do with each other (6.1.11.a)."""


def modifiers(view: View, card: int, which: int | None = None) -> list[Modifier]:
    """Everything that changes the strength of a character, in the order in which it was applied.

    `which`: the attack (0) or the toughness (1) alone; what the other comes to is not asked for where that is apart,
    so that the one may be said by the other.
    """
    found: list[tuple[int, Modifier]] = []
    for change in values.changes(view, card, "attack", "toughness", "layer"):
        layer = str(change.what.get("layer", "add"))
        if change.scope is not None and any(isinstance(change.what.get(name), Node) for name in SIDES):
            change = change._replace(scope=change.scope._replace(names={**change.scope.names, "it": card}))
        sides = [None if which == 1 - i and layer in APART else change.get(name) for i, name in enumerate(SIDES)]
        told: tuple[Any, ...] = tuple(sides)
        if layer == "add":
            told = (*told, change.get("floor"))
        varies = any(isinstance(v, Node) and v.op != "value" for v in change.what.values()) and change.scope is not None
        again = "varies" if varies else None
        if again and not view.on("V1.6.2.g"):
            told = (0, 0, *told[2:])
        found.append((change.order, Modifier(of_thing("card", change.source), layer, told, change.by, again)))
    for one in reading.attached(view, card):
        if reading.lends(view, one) and not values.text_fails(view, one):
            a, t = modifier(view, one)
            if (a, t) != (0, 0):
                since = view.get(f"card.{one}.since", 0)
                found.append((since, Modifier(of_thing("card", one), "add", (a, t, None))))
    if values.changes(view, card, "unmodified"):
        found = [(order, m) for order, m in found if m.category != "add"]
    found.sort(key=lambda item: item[0])
    return [m for _, m in found if view.heeds("strength", m.source)]


def reckoned(view: View, card: int, which: int | None = None) -> Reckoning:
    """Attack and toughness with everything that changes them; they may come to less than zero (6.1.12)."""
    found = modifiers(view, card, which) if view.on("V6.1.10") else []
    layers = [Layer(name, clause, partial(fold, view)) for name, clause, fold in LAYERS if view.on(clause)]
    return reckon(base(view, card), layers, found, "")


def clauses(view: View, card: int) -> tuple[str, ...]:
    """What decided the strength of a character: the layers, and what held where several things met in one."""
    found = modifiers(view, card)
    told = [*reckoned(view, card).clauses, *(("V6.1.10",) if found else ())]
    for layer in ("change", "always"):
        said = [m.what for m in found if m.category == layer]
        if len(said) > 1:
            collide = any(sum(one[i] is not None for one in said) > 1 for i in (0, 1))
            apart = any(one[i] is None for one in said for i in (0, 1))
            told += [*(("V6.1.11",) if collide else ()), *(("V6.1.11.a",) if apart else ())]
    added = [m.what for m in found if m.category == "add"]
    if len(added) > 1:
        told.append("V7.1.7")
    if any(one[2] is not None for one in added):
        told.append("V1.6.5")
    if any(isinstance(m.again, str) for m in found):
        told.append("V1.6.2.g")
    told += values.ceased(view)
    return tuple(dict.fromkeys(told))


def gained(view: View, card: int, signs: tuple[int, ...] = (1, -1)) -> tuple[int, int]:
    """The modifiers that a character has been given, added up (6.1.10.c): those that raise (1), that lower (-1)."""
    found = [m.what for m in modifiers(view, card) if m.category == "add"]
    attack, toughness = (sum(n for one in found for s in signs if (n := one[i] or 0) * s > 0) for i in (0, 1))
    return attack, toughness


def modifier(view: View, card: int) -> tuple[int, int]:
    """The combat modifier that a set card gives its host (6.1.13)."""
    made = reading.given(view, card)
    if "plus" in made:
        a, t = made["plus"]
        return a, t
    found = reading.printed(view, card)
    if not found.modifies:
        return 0, 0
    attack = (found.attack or 0) if view.on("V2.10.2") else 0
    return attack, (found.toughness or 0) if view.on("V2.11.2") else 0


def true(view: View, card: int) -> tuple[int, int]:
    """Attack and toughness as they are reckoned, below zero too."""
    (found,) = view.found(("strength", card), lambda view: (reckoned(view, card).value,))
    attack, toughness = found
    return attack, toughness


def shown(view: View, card: int) -> tuple[int, int]:
    """Attack and toughness, not below zero (6.1.12)."""
    attack, toughness = true(view, card)
    return (max(attack, 0), max(toughness, 0)) if view.on("V6.1.12") else (attack, toughness)


def side(view: View, card: int, which: int) -> int:
    """The attack (0) or the toughness (1) alone, not below zero, as effects ask for it."""
    (found,) = view.found(("strength", card, which), lambda view: (reckoned(view, card, which).value[which],))
    return max(found, 0) if view.on("V6.1.12") else int(found)


def damage(view: View, card: int) -> int:
    """The damage accumulated on a character."""
    return int(view.get(f"card.{card}.damage", 0)) + int(view.get(f"card.{card}.combat", 0))
