"""The operations of the effect vocabulary: each makes its choices, then orders one change and says what was done."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

from judge.engine.game import Operation
from judge.furuyoni.room import Room

WHERE = {
    "on_attacks": ("attack", "change", "cancel", "copy_attack"),
    "on_cards": ("pick", "put", "use", "exchange", "remember", "reveal", "draw", "reshuffle", "proof", "become"),
    "on_crystals": ("move", "pay", "damage"),
    "on_flow": ("choose", "sentence", "may", "orders", "later", "end_phase", "declare"),
    "on_names": ("name_card",),
    "on_players": (
        "vigor", "pay_vigor", "flinch", "gauge", "basic", "forbid", "cost", "void_basic", "skip", "win", "lose",
    ),
}  # fmt: skip
"""The module that each operation is in, below this one."""
_MODULES = {name: module for module, names in WHERE.items() for name in names}


class Operations(dict[str, Operation]):
    """Operations by name: those of rooms, and those of the core, each imported when an effect comes to it."""

    def __init__(self, rooms: Iterable[Room]) -> None:
        super().__init__()
        for room in rooms:
            self.update(room.operations)

    def __missing__(self, name: str) -> Operation:
        found: Operation = import_module(f"{__name__}.{_MODULES[name]}").OPERATIONS[name]
        self[name] = found
        return found
