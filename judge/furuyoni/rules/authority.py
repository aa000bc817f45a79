"""Silences of the rules that the publisher has answered: which reading its FAQ takes, in which items, and when."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Any

from judge.data import load
from judge.engine.authority import Answered, Disputed
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.engine.data import Event

ADDED = frozenset({"F1", "F2"})
"""Clauses that stand in no edition: rules that the FAQ adds."""
AUTHORITY = os.path.join(os.path.dirname(__file__), "authority.yaml")


class Closed(NamedTuple):
    """A gap to which the FAQ speaks; none in `editions` or `printings`: in all of them.

    `hint`: it only points to the reading, and the gap stays open.
    """

    gap: str
    answered: Answered
    editions: tuple[str, ...]
    printings: tuple[str, ...]
    says: str
    hint: bool = False


class Otherwise(NamedTuple):
    """An item that speaks against a clause, where that acts on one of the cards."""

    cards: tuple[str, ...]
    dispute: Disputed


@cache
def otherwise() -> tuple[Otherwise, ...]:
    """Where the FAQ and the text part."""
    return tuple(
        Otherwise(
            tuple(entry["cards"]),
            Disputed(str(entry["otherwise"]), str(entry["dated"]), str(entry["clause"]), str(entry["says"])),
        )
        for entry in _entries()
        if "otherwise" in entry
    )


def disputed(events: Sequence[Event], state: Mapping[str, Any]) -> tuple[Disputed, ...]:
    """What the FAQ says otherwise of clauses that acted in a run on cards of which it speaks."""
    return tuple(one.dispute for one in otherwise() if any(_concerns(one, event, state) for event in events))


def _concerns(one: Otherwise, event: Event, state: Mapping[str, Any]) -> bool:
    if one.dispute.clause not in event.clauses:
        return False
    cards = (happening.facts.get("card") for happening in event.happened)
    return any(card is not None and state.get(f"card.{card.id}.number") in one.cards for card in cards)


@cache
def spoken_to() -> tuple[Closed, ...]:
    """Every gap to which the FAQ speaks, in the order of the file."""
    return tuple(_read(entry) for entry in _entries() if "gap" in entry)


@cache
def _entries() -> Any:
    return load([AUTHORITY])[0]


def _read(entry: Mapping[str, Any]) -> Closed:
    number = ord(str(entry["reading"])) - ord("a")
    answered = Answered(number, tuple(entry["items"]), str(entry["dated"]), bool(entry.get("nearest", False)))
    editions, printings = (tuple(entry.get(key, ())) for key in ("editions", "printings"))
    return Closed(str(entry["gap"]), answered, editions, printings, str(entry["says"]), bool(entry.get("hint", False)))


def answers(edition: str, printing: str) -> Mapping[str, Answered]:
    """The answers that hold in an edition with the cards of a printing, by gap."""
    return {
        one.gap: one.answered
        for one in spoken_to()
        if not one.hint
        and edition in (one.editions or (edition,)) and printing in (one.printings or (printing,))
    }
