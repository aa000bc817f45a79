"""The 36 crystals: what a file leaves out is computed, and what cannot be is reported with the arithmetic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.data import EMPTY
from judge.furuyoni.vocab import CORE, PLAYERS
from judge.text.errors import Place, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

CRYSTALS = 36
COUNTED = (*CORE.common_crystals, *(f"{player}.{zone}" for player in PLAYERS for zone in CORE.crystal_zones))
"""Zones of the core that hold crystals by themselves: a file states how many, or they are computed."""
DEFAULTS = {path: CORE.zones[path.rpartition(".")[2]].start for path in COUNTED}


def settle(
    stated: Mapping[str, int], on_cards: int, outside: int, place: Place, problems: list[Problem],
    beside: Mapping[str, int] = EMPTY,
) -> dict[str, int]:  # fmt: skip
    """Every number of `COUNTED`.

    One number left out is what the others leave of the total. Of several left out, the shadow takes what is left when
    the others have the values the game begins with. `beside`: crystals in zones that rooms add, as stated.
    """
    values = dict(stated)
    missing = [path for path in COUNTED if path not in values]
    open_path = missing[0] if len(missing) == 1 else "shadow" if "shadow" in missing else ""
    for path in missing:
        if path != open_path:
            values[path] = DEFAULTS[path]
    total = CRYSTALS + outside
    rest = total - on_cards - sum(values.values()) - sum(beside.values())
    if open_path:
        values[open_path] = max(rest, 0)
    if rest < 0 or (rest > 0 and not open_path):
        sums = _sum(values, stated, open_path, on_cards, beside)
        message = f"the crystals do not add up: {sums}, {abs(rest)} {'too many' if rest < 0 else 'too few'}"
        wanted = f"there are {CRYSTALS}" + (f" {'+' if outside > 0 else '-'} {abs(outside)} outside" if outside else "")
        problems.append(Problem.at(place, "J201", message, f"{wanted}; {_mend(missing, open_path)}"))
    return values


def _sum(
    values: Mapping[str, int], stated: Mapping[str, int], computed: str, on_cards: int, beside: Mapping[str, int]
) -> str:
    def term(path: str) -> str:
        return f"{path} {values[path]}" + ("" if path in stated else " by default")

    terms = [term(path) for path in COUNTED if path != computed]
    terms += [f"{path} {n}" for path, n in beside.items()]
    if on_cards:
        terms.append(f"on cards {on_cards}")
    total = sum(values[path] for path in COUNTED if path != computed) + on_cards + sum(beside.values())
    return f"{' + '.join(terms)} = {total}"


def _mend(missing: list[str], open_path: str) -> str:
    if open_path:
        return f"{open_path} would be below 0"
    if missing:
        return f"state all but one of {', '.join(missing)}, or leave out shadow"
    return "leave one number out and it is computed, or state `outside:`"
