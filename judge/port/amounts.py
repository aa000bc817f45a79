"""Amounts as cards print them: ranges, damage, modifiers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.tree import Node

if TYPE_CHECKING:
    from collections.abc import Sequence


def distances(values: Sequence[int]) -> str:
    """A range as it is printed: `3-4`, `1,3,5`; `-` for none.

    >>> distances((3, 4)), distances((1, 3, 5)), distances((0, 1, 2, 5)), distances(())
    ('3-4', '1,3,5', '0-2,5', '-')
    """
    runs: list[list[int]] = []
    for value in sorted(values):
        if runs and value == runs[-1][1] + 1:
            runs[-1][1] = value
        else:
            runs.append([value, value])
    return ",".join(str(low) if low == high else f"{low}-{high}" for low, high in runs) or "-"


def damage(pair: Sequence[Any]) -> str:
    """Damage as it is printed: `3/1`, `-/1`; a side that is yet to be reckoned is its letter, `X/1`.

    >>> damage((3, None)), damage((0, 1)), damage((Node("fact", {"path": "this.y"}), 1))
    ('3/-', '0/1', 'Y/1')
    """
    return "/".join("-" if side is None else _letter(side) if isinstance(side, Node) else str(side) for side in pair)


def _letter(amount: Node) -> str:
    """The letter that cards print for an amount: that of the fact it is, else X."""
    name = str(amount.args.get("path", "")).rpartition(".")[2]
    return name.upper() if len(name) == 1 else "X"


def value(thing: Any, what: str = "") -> str:
    """A value that was reckoned: a range, damage, or a number."""
    if isinstance(thing, tuple):
        return damage(thing) if what.endswith("damage") else distances(thing)
    return "-" if thing is None else str(thing)


def signed(number: Any) -> str:
    """A number that is added: `+1`, `-2`; nothing is added to a side left alone."""
    return f"{number:+d}" if isinstance(number, int) else "+0"


def modifier(category: str, what: Any) -> str:
    """What a modifier does, in the short way in which it is printed on cards.

    >>> modifier("add", (-1, 0)), modifier("expand", ("far", 1)), modifier("gain", ("unavoidable", ""))
    ('-1/+0', 'expand far 1', 'unavoidable')
    """
    if category == "add":
        return "/".join(signed(w) for w in what) if isinstance(what, tuple) else signed(what)
    if category == "gain":
        return str(what[0]).replace("_", " ")
    if category == "lose":
        return f"no {str(what).replace('_', ' ')}"
    if category in ("expand", "shrink"):
        return f"{category} {what[0]} {what[1]}"
    if category == "assign":
        return "= " + ("/".join("·" if w == "keep" else "-" if w is None else str(w) for w in what)
                       if isinstance(what, tuple) else str(what))  # fmt: skip
    if category in ("replace", "include", "exclude"):
        return f"{category} {distances(what)}"
    if category == "multiply":
        return "× " + ("/".join("1" if w == "keep" else str(w) for w in what) if isinstance(what, tuple) else str(what))
    return category if category in ("swap", "normalise") else f"{category} {what}"
