"""The range of an attack (5-7, 10-4) and its check (9-4-1), with what the text leaves open where modifiers meet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from judge.engine.data import Value
from judge.engine.layers import Modifier, reckon
from judge.furuyoni import board
from judge.furuyoni.core.s5_6_modifiers import RANGE_CATEGORIES, range_layers, shrink
from judge.furuyoni.rules import attack_modifiers, attacks
from judge.furuyoni.rules.edition import KO

if TYPE_CHECKING:
    from judge.engine.view import View

Range = tuple[int, ...]
Mods = tuple[Modifier, ...]
Judged = Callable[[Range], Value]
"""What of a range is asked for: all of it, or whether a distance is in it."""

SIDES = {
    ("expand", "near"): "10-4-1", ("expand", "far"): "10-4-2",
    ("shrink", "near"): "10-4-3", ("shrink", "far"): "10-4-4",
}  # fmt: skip
"""Where it is said what widening and narrowing a range on a side does."""
SUMMED = {"expand": "10-4 paragraph 4", "shrink": "10-4 paragraph 5"}
"""Where the newer edition says that equal ones are one of their sum."""


def reach(view: View, attack: attacks.Attack) -> Range:
    """The range of the attack."""
    return _settled(view, attack, lambda found: found)


def inner(view: View, attack: attacks.Attack) -> Range:
    """What lies between the nearest and the farthest distance of the range as it is before removals (5-7 iv)."""
    mods = tuple(attack_modifiers.modifiers(view, attack, RANGE_CATEGORIES, "exclude"))
    mods = _one_replacement(view, attack, mods, lambda found: found)
    layers = [layer for layer in range_layers(_summed(view)) if view.on(layer.clause)]
    found: Range = reckon(attack.info["range"], layers, mods, board.active(view), "exclude").value
    return tuple(sorted(found)[1:-1])


def in_range(view: View, attack: attacks.Attack) -> bool:
    """The check of 9-4-1: is the current distance in the range?"""
    view.define("5-2-1 paragraph 1")
    distance = view.rules.measured(view, attack)
    return distance in _settled(view, attack, lambda found: distance in found)


def checked_at(view: View, attack: attacks.Attack) -> Mapping[str, int]:
    """What is told of a check of 9-4-1 that looks at another number than the current distance."""
    at = view.rules.measured(view, attack)
    return {} if at == board.rules(view).distance(view) else {"at": at}


def _summed(view: View) -> tuple[str, ...]:
    """The sorts of modifiers of which equal ones are one of their sum: in the newer edition both (10-4)."""
    newer = board.rules(view).edition == KO
    return tuple(sort for sort, clause in SUMMED.items() if newer and view.on(clause))


def _settled(view: View, attack: attacks.Attack, judged: Judged) -> Range:
    """The range under its modifiers; where the text leaves open how they meet, it is asked if that is judged apart."""
    mods = tuple(attack_modifiers.modifiers(view, attack, RANGE_CATEGORIES))
    layers = [layer for layer in range_layers(_summed(view)) if view.on(layer.clause)]
    mods = tuple(m for m in mods if m.category not in ("expand", "shrink") or view.on(SIDES[m.category, m.what[0]]))
    if mods:
        mods = _one_order(view, attack, _one_replacement(view, attack, mods, judged), judged)
    result = reckon(attack.info["range"], layers, mods, board.active(view))
    if result.stages:
        cites = _clauses(view, mods)
        view.note("reckon", (*result.clauses, *cites), attacks.reckoning_data(attack, "range", result))
    return tuple(result.value)


def _one_replacement(view: View, attack: attacks.Attack, mods: Mods, judged: Judged) -> Mods:
    """Replacements of one range by several others apply together (5-7): what the range is then is gap G38."""
    several = [m for m in mods if m.category == "replace"]
    if len({m.what for m in several}) < 2:
        return mods
    active = board.active(view)
    mine = [m for m in several if m.owner == active] or several
    ways = [tuple(m for m in mods if m.category != "replace" or m in kept) for kept in (several, mine, several[-1:])]
    summed = _summed(view)
    if len({frozenset(judged(r) for r in _orders(attack, way, summed)) for way in ways}) == 1:
        return mods
    return ways[view.gap("G38", ("5-7 i", "5-7 paragraph 2"))]


def _one_order(view: View, attack: attacks.Attack, mods: Mods, judged: Judged) -> Mods:
    """Shrinks apply in any order (5-7), which tells on a range with holes: whose order is gap G39."""
    summed = _summed(view)
    if "shrink" in summed or sum(m.category == "shrink" for m in mods) < 2:
        return mods
    orders = _orders(attack, mods, summed)
    best = sorted(orders, key=lambda r: (judged(r) if isinstance(judged(r), bool) else len(r), r), reverse=True)
    if len({judged(r) for r in best}) == 1:
        return mods
    return orders[best[-1 if view.gap("G39", ("5-7 paragraph 2", "10-4 paragraph 2")) else 0]]


def _orders(attack: attacks.Attack, mods: Mods, summed: tuple[str, ...]) -> Mapping[Range, Mods]:
    """Every range that the modifiers can come to, with an order of them that leads there."""
    before: Range = reckon(attack.info["range"], range_layers(summed), mods, "", "shrink").value
    rest = tuple(m for m in mods if m.category != "shrink")
    shrinks = tuple(m for m in mods if m.category == "shrink")
    if "shrink" in summed or len({m.what for m in shrinks}) < 2:
        result: Range = reckon(attack.info["range"], range_layers(summed), mods, "").value
        return {result: mods}
    return {result: (*rest, *order) for result, order in _in_turn(before, shrinks).items()}


def _in_turn(value: Range, shrinks: Sequence[Modifier]) -> dict[Range, Mods]:
    """Every range that shrinks one after the other can come to, with the order."""
    if not value or not shrinks:
        return {value: tuple(shrinks)}
    found: dict[Range, Mods] = {}
    for i, first in enumerate(shrinks):
        if any(first.what == earlier.what for earlier in shrinks[:i]):
            continue
        for result, order in _in_turn(shrink(value, *first.what), (*shrinks[:i], *shrinks[i + 1 :])).items():
            found.setdefault(result, (first, *order))
    return found


def _clauses(view: View, mods: Iterable[Modifier]) -> tuple[str, ...]:
    """What stands behind wider and narrower ranges: which of the four, and in what order or sum (10-4)."""
    mods = tuple(mods)
    newer = board.rules(view).edition == KO
    found = ["5-7 paragraph 1"]
    several = any(sum(m.category == c for m in mods) > 1 for c in ("replace", "include", "exclude"))
    if any(m.category in ("expand", "shrink") for m in mods):
        found.append("10-4 paragraph 1")
    for category in ("expand", "shrink"):
        sides = [m.what[0] for m in mods if m.category == category]
        found += [SIDES[category, side] for side in ("near", "far") if side in sides]
        several |= len(set(sides) if newer else sides) > 1
        if newer and len(sides) > len(set(sides)):
            found.append(SUMMED[category])
    if several:
        found.append("5-7 paragraph 2")
    if {"expand", "shrink"} <= {m.category for m in mods}:
        found.append("10-4 paragraph 2")
    return tuple(found)
