"""The boards of a run: what the facts were before it, and what they were after each event that changed them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from judge.engine import Machine, View
from judge.light import NamedTuple, regex

if TYPE_CHECKING:
    from judge.port.ruling import Ruling
    from judge.port.tell import UnderWay

CARD = regex(r"(?P<name>.*?)(?P<more>(?:: \d+)?(?: \([^()]*\))?)")
"""A card as a fact holds it: its name, and behind it the crystals on it and what else it has."""


class Position(NamedTuple):
    """After an event: the facts that are new, and the attacks under way."""

    n: int
    facts: Mapping[str, Any]
    attacks: Mapping[int, UnderWay]


def boards(ruling: Ruling, paths: Iterable[str], at: Iterable[int]) -> Iterator[Position]:
    """The positions at those of the events `at` where something is new; event 0 stands before the first.

    Facts that a player does not have are left out.
    """
    wanted, stops = dict.fromkeys(paths), {0, *at}
    facts, game = ruling.scenario.floor.facts, ruling.machine.game
    state = _beginning(ruling)
    tell = ruling.scenario.floor.tell
    shown: dict[str, Any] = {}
    ongoing: Mapping[int, UnderWay] = {}
    written = True
    for number, changes in _changes(ruling):
        for path, value in changes:
            written = True
            if value is None:
                state.pop(path, None)
            else:
                state[path] = value
        if number in stops and written:
            found = facts.board(Machine(game, state, readings=ruling.machine.readings), wanted)
            new = {p: found[p] for p in wanted if p in found and (p not in shown or found[p] != shown[p])}
            was, ongoing = ongoing, tell.under_way(View(game, state, readings=ruling.machine.readings))
            shown.update(new)
            written = False
            if new or ongoing != was or not number:
                yield Position(number, new, ongoing)


def _changes(ruling: Ruling) -> Iterator[tuple[int, list[tuple[str, Any]]]]:
    yield 0, []
    for event in ruling.events:
        yield event.n, [(change.path, change.after) for change in event.changes]


def _beginning(ruling: Ruling) -> dict[str, Any]:
    """The state in which the run began: the last one with every change undone."""
    state = dict(ruling.machine.state)
    for event in reversed(ruling.events):
        for change in reversed(event.changes):
            if change.before is None:
                state.pop(change.path, None)
            else:
                state[change.path] = change.before
    return state


def in_language(value: Any, names: Mapping[str, str]) -> Any:
    """A fact with the names of its cards in another language."""
    if isinstance(value, tuple):
        return [_card(str(card), names) for card in value]
    return value


def _card(told: str, names: Mapping[str, str]) -> str:
    found = CARD.fullmatch(told)
    assert found is not None
    return names.get(told) or f"{names.get(found['name'], found['name'])}{found['more']}"
