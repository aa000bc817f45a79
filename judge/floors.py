"""The games that the program knows, each imported when a file names it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from judge.port.floor import Floor


class Floors(Mapping[str, Floor]):
    """Games by name; the first is that of a file that names none. `modules` says where each has its `FLOOR`."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules

    def __getitem__(self, name: str) -> Floor:
        found: Floor = import_module(self.modules[name]).FLOOR
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.modules)

    def __len__(self) -> int:
        return len(self.modules)


FLOORS = Floors({"furuyoni": "judge.furuyoni.floor", "vision": "judge.vision.floor"})
