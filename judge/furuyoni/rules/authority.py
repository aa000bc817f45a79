"""Silences of the rules that the publisher has answered: which reading its FAQ takes, in which items, and when."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from judge.data import load
from judge.engine.game import Answered

AUTHORITY = os.path.join(os.path.dirname(__file__), "authority.yaml")


class Closed(NamedTuple):
    """A gap that is closed by the FAQ; none in `editions` or `printings`: in all of them."""

    gap: str
    answered: Answered
    editions: tuple[str, ...]
    printings: tuple[str, ...]
    says: str


@cache
def closed() -> tuple[Closed, ...]:
    """Every gap that is closed, in the order of the file."""
    entries: Any = load([AUTHORITY])[0]
    return tuple(_read(entry) for entry in entries)


def _read(entry: Mapping[str, Any]) -> Closed:
    number = ord(str(entry["reading"])) - ord("a")
    answered = Answered(number, tuple(entry["items"]), str(entry["dated"]), bool(entry.get("nearest", False)))
    editions, printings = (tuple(entry.get(key, ())) for key in ("editions", "printings"))
    return Closed(str(entry["gap"]), answered, editions, printings, str(entry["says"]))


def answers(edition: str, printing: str) -> Mapping[str, Answered]:
    """The answers that hold in an edition with the cards of a printing, by gap."""
    return {
        one.gap: one.answered
        for one in closed()
        if edition in (one.editions or (edition,)) and printing in (one.printings or (printing,))
    }
