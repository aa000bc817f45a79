"""The boards of a run: what the facts were before it, and what they were after each event that changed them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.engine import Machine, View
from judge.light import NamedTuple
from judge.port.tell import UnderWay

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.port.ruling import Ruling
    from judge.report.words import Words


class Position(NamedTuple):
    """After an event: the facts that are new, those of cards in each language; and the attacks under way."""

    n: int
    facts: Mapping[str, Any]
    attacks: Mapping[int, UnderWay]


def boards(ruling: Ruling, words: Sequence[Words], paths: Iterable[str], at: Iterable[int]) -> Iterator[Position]:
    """The positions at those of the events `at` where something is new; event 0 stands before the first.

    `words`: of each language, the first that which is compared. Facts that a player does not have are left out.
    """
    wanted, stops = dict.fromkeys(paths), {0, *at}
    facts, game = ruling.scenario.floor.facts, ruling.machine.game
    state = ruling.beginning
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
            view = View(game, state, readings=ruling.machine.readings)
            now = {p: _drawn(words[0], view, p, found[p]) for p in wanted if p in found}
            changed = {p: value for p, value in now.items() if p not in shown or value != shown[p]}
            shown.update(changed)
            new = {p: [value, *(_drawn(one, view, p, found[p]) for one in words[1:])] if isinstance(value, list)
                   else value for p, value in changed.items()}  # fmt: skip
            was, ongoing = ongoing, tell.under_way(view)
            written = False
            if new or ongoing != was or not number:
                yield Position(number, new, ongoing)


def _changes(ruling: Ruling) -> Iterator[tuple[int, list[tuple[str, Any]]]]:
    yield 0, []
    for event in ruling.events:
        yield event.n, [(change.path, change.after) for change in event.changes]


def _drawn(words: Words, view: View, path: str, fact: Any) -> Any:
    """A fact; of cards, what a drawing tells of each."""
    return [*words.tell.drawn(words, view, path, fact)] if isinstance(fact, tuple) else fact
