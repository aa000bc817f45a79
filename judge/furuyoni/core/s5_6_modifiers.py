"""5-6 the order in which modifiers of numbers apply, 5-7 and 10-4 those of ranges; the limits of 6-4-1-4, 6-4-1-5.

Numbers: a modifier's `what` is one number, for damage a pair (aura, life). KEEP leaves a side alone; None is "-", which
no arithmetic touches. Ranges: sorted tuples of distances.
"""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

from judge.engine.layers import Layer, Modifier

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from judge.engine.data import Value

KEEP = "keep"
Pair = tuple[Any, Any]

NUMBER_CATEGORIES = ("assign", "swap", "multiply", "divide", "raise", "add", "normalise")
RANGE_CATEGORIES = ("replace", "shift", "include", "exclude", "expand", "shrink")


def _parts(mod: Modifier) -> tuple[Any, ...]:
    return mod.what if isinstance(mod.what, tuple) else (mod.what,)


def _only(mod: Modifier, sides: Collection[int]) -> Modifier:
    """What a modifier does to some of its values."""
    if not isinstance(mod.what, tuple):
        return mod if 0 in sides else mod._replace(what=KEEP)
    return mod._replace(what=tuple(p if i in sides else KEEP for i, p in enumerate(mod.what)))


def settle_assignments(mods: Sequence[Modifier], active: str) -> Sequence[Modifier]:
    """5-6 i: of several assignments of one value only the active player's count, of several of these the smallest.

    Each of the two values of a pair is settled by itself; "-" is smaller than any number (gap G45).
    """
    taken: dict[Modifier, list[int]] = {}
    for side in range(len(_parts(mods[0]))):
        meant = [m for m in mods if _parts(m)[side] != KEEP]
        mine = [m for m in meant if m.owner == active] or meant
        if mine:
            best = min(mine, key=lambda m: -1 if _parts(m)[side] is None else int(_parts(m)[side]))
            taken.setdefault(best, []).append(side)
    return [_only(m, sides) for m, sides in taken.items()]


def unsettled(mods: Sequence[Modifier], active: str) -> tuple[int, ...]:
    """The values (of a pair: its sides) that several modifiers assign, none of them the active player's (gap G4)."""
    met = {side: [m for m in mods if _parts(m)[side] != KEEP] for side in range(len(_parts(mods[0])) if mods else 0)}
    return tuple(side for side, some in met.items() if len(some) > 1 and not any(m.owner == active for m in some))


def sparing(mod: Modifier, sides: Collection[int]) -> Modifier | None:
    """The modifier without what it does to some values; None if it does nothing else."""
    left = _only(mod, [i for i in range(len(_parts(mod))) if i not in sides])
    return None if all(part == KEEP for part in _parts(left)) else left


def _each(value: Value, what: Value, act: Callable[[Any, Any], Any]) -> Value:
    if isinstance(value, tuple):
        return tuple(act(v, w) for v, w in zip(value, what, strict=True))
    return act(value, what)


def _assign(value: Value, mods: Sequence[Modifier]) -> Value:
    for mod in mods:
        value = _each(value, mod.what, lambda v, w: v if w == KEEP else w)
    return value


def _swap(value: Value, mods: Sequence[Modifier]) -> Value:
    return (value[1], value[0]) if len(mods) % 2 and isinstance(value, tuple) else value


def _multiply(value: Value, mods: Sequence[Modifier]) -> Value:
    for mod in mods:
        value = _each(value, mod.what, lambda v, w: v if v is None or w == KEEP else v * w)
    return value


def _divide(value: Value, mods: Sequence[Modifier]) -> Value:
    """All divisions at once: by the product, rounded once (where they round differently, as the first listed does)."""

    def side(v: Any, i: int) -> Any:
        told = [(_divisors(m)[i], m.what[1]) for m in mods if _divisors(m)[i] not in (KEEP, 0)]
        if v is None or not told:
            return v
        divisor = math.prod(by for by, _ in told)
        return -(-v // divisor) if told[0][1] == "up" else v // divisor

    return tuple(side(v, i) for i, v in enumerate(value)) if isinstance(value, tuple) else side(value, 0)


def _divisors(mod: Modifier) -> tuple[Any, ...]:
    by = mod.what[0]
    return by if isinstance(by, tuple) else (by,)


def rounding_first(mods: Sequence[Modifier], way: str) -> Sequence[Modifier] | None:
    """The modifiers with the divisions that round so before the others; None if they do not round differently."""
    divisions = [m for m in mods if m.category == "divide"]
    if len({m.what[1] for m in divisions}) < 2:
        return None
    return sorted(mods, key=lambda m: m.category == "divide" and m.what[1] != way)


def without_dashes(mods: Sequence[Modifier], active: str) -> Sequence[Modifier] | None:
    """The modifiers without a "-" that is assigned beside a number by those that count; None if there is none (G45)."""
    assigned = [m for m in mods if m.category == "assign"]
    spared: dict[Modifier, list[int]] = {}
    for side in range(len(_parts(assigned[0])) if assigned else 0):
        meant = [m for m in assigned if _parts(m)[side] != KEEP]
        counting = [m for m in meant if m.owner == active] or meant
        dashes = [m for m in counting if _parts(m)[side] is None]
        if dashes and len(dashes) < len(counting):
            for m in dashes:
                spared.setdefault(m, []).append(side)
    if not spared:
        return None
    left = (sparing(m, spared[m]) if m in spared else m for m in mods)
    return [m for m in left if m is not None]


def _add(value: Value, mods: Sequence[Modifier]) -> Value:
    for mod in mods:
        value = _each(value, mod.what, lambda v, w: v if v is None or w == KEEP else v + w)
    return value


def own_value(value: Value, mods: Sequence[Modifier]) -> Value:
    """A value as it is from the start, raised or lowered before anything of 5-6."""
    return _add(value, mods)


def _limits(lower: Value, upper: Value) -> Callable[[Value, Sequence[Modifier]], Value]:
    def bound(v: Any, low: Any, high: Any) -> Any:
        if v is None:
            return None
        v = v if low is None else max(v, low)
        return v if high is None else min(v, high)

    def fold(value: Value, mods: Sequence[Modifier]) -> Value:
        if isinstance(value, tuple):
            return tuple(bound(v, lo, hi) for v, lo, hi in zip(value, lower, upper, strict=True))
        return bound(value, lower, upper)

    return fold


@cache
def number_layers(lower: Value = 0, upper: Value = None) -> tuple[Layer, ...]:
    """The layers of 5-6 for one number, with the limits that 5-6 vi applies."""
    return (
        Layer("assign", "5-6 i", _assign, settle_assignments),
        Layer("swap", "5-6 ii", _swap),
        Layer("multiply", "5-6 iii", _multiply),
        Layer("divide", "5-6 iv", _divide),
        Layer("raise", "5-6 v", _add),
        Layer("add", "5-6 v", _add),
        Layer("normalise", "5-6 vi", _limits(lower, upper), always=True),
    )


def damage_layers(overwhelm: bool, least_life: bool = True) -> tuple[Layer, ...]:
    """The layers of 5-6 for a pair of damage values: 0 to 5 and 0 upwards (6-4-1-4, 6-4-1-5, 10-21)."""
    return number_layers((0, 0 if least_life else None), (None if overwhelm else 5, None))


# -- ranges --------------------------------------------------------------------------------------------------------


def _set(values: set[int]) -> tuple[int, ...]:
    return tuple(sorted(values))


def _replace(value: Value, mods: Sequence[Modifier]) -> Value:
    return _set({d for m in mods for d in m.what})


def _shift(value: Value, mods: Sequence[Modifier]) -> Value:
    by = sum(m.what for m in mods)
    return _set({v + by for v in value})


def _include(value: Value, mods: Sequence[Modifier]) -> Value:
    return _set({*value, *(d for m in mods for d in m.what)})


def _exclude(value: Value, mods: Sequence[Modifier]) -> Value:
    return _set({*value} - {d for m in mods for d in m.what})


def expand(value: tuple[int, ...], side: str, x: int) -> tuple[int, ...]:
    """10-4-1, 10-4-2: all distances from the nearest (farthest) one to that less (plus) X."""
    if not value or x <= 0:
        return value
    if side == "near":
        return _set({*value, *range(min(value) - x, min(value))})
    return _set({*value, *range(max(value) + 1, max(value) + x + 1)})


def shrink(value: tuple[int, ...], side: str, x: int) -> tuple[int, ...]:
    """10-4-3, 10-4-4: without the X distances from the nearest (farthest) one on, whether in the range or not."""
    if not value or x <= 0:
        return value
    if side == "near":
        return _set({*value} - set(range(min(value), min(value) + x)))
    return _set({*value} - set(range(max(value) - x + 1, max(value) + 1)))


def _one_by_one(act: Callable[[tuple[int, ...], str, int], tuple[int, ...]]) -> Callable[..., Value]:
    def fold(value: Value, mods: Sequence[Modifier]) -> Value:
        for mod in mods:
            value = act(value, *mod.what)
        return value

    return fold


def _summed(act: Callable[[tuple[int, ...], str, int], tuple[int, ...]]) -> Callable[..., Value]:
    def fold(value: Value, mods: Sequence[Modifier]) -> Value:
        for side in ("near", "far"):
            value = act(value, side, sum(m.what[1] for m in mods if m.what[0] == side))
        return value

    return fold


@cache
def range_layers(summed: tuple[str, ...]) -> tuple[Layer, ...]:
    """The layers of 5-7. Equal expansions and shrinks come one after the other, or are summed (10-4)."""
    return (
        Layer("replace", "5-7 i", _replace),
        Layer("shift", "5-7 ii", _shift),
        Layer("include", "5-7 iii", _include),
        Layer("exclude", "5-7 iv", _exclude),
        Layer("expand", "5-7 v", (_summed if "expand" in summed else _one_by_one)(expand)),
        Layer("shrink", "5-7 vi", (_summed if "shrink" in summed else _one_by_one)(shrink)),
    )
