"""The question asked again with the card that is named stated, where no board shows it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from judge.answer.why_not.change import Change, stated
from judge.answer.why_not.search import Fix, Search, Sought
from judge.answer.why_not.stand import Stand, stand
from judge.engine.data import Value
from judge.furuyoni.file.setup import Setup
from judge.furuyoni.legal.legality import Obstacle
from judge.port.scenario import Line, Scenario
from judge.scenario.write import board_changes

_CARD = re.compile(r"card\.(\d+)")


class Behind(NamedTuple):
    """A scenario in which the card lies where it could be used, and where it stands; told in the cards of the first."""

    scenario: Scenario
    readings: Mapping[str, str]
    at: str
    line: Line
    change: Change
    after: Scenario
    stands: Stand
    own: Mapping[int, int]
    """Which card of the first scenario a card is; the one that is stated is none of them."""

    @property
    def obstacles(self) -> tuple[Obstacle, ...]:
        """What would stand in the way then."""
        return tuple(self._told(one) for one in self.stands.obstacles(self.line))

    def sought(self) -> Sought:
        """The card alone, or the card and the smallest change besides."""
        first = (self.change,)
        if not self.obstacles:
            return Sought((Fix(first, board_changes(self.scenario, self.after)),), 1)
        search = Search(self.after, self.readings, self.at, self.line, self.stands, first, self.scenario)
        found = search.smallest()
        fixes = tuple(self._fix(fix) for fix in found.fixes)
        return found._replace(fixes=tuple(fix for fix in fixes if fix is not None))

    def _told(self, one: Obstacle) -> Obstacle:
        """An obstacle in the first scenario's cards; what comes from the stated card bears its name."""
        card = _CARD.search(one.source)
        source, name = one.source, str(self.change.about[2])
        if card is not None:
            own = self.own.get(int(card[1]))
            source = name if own is None else f"{source[: card.start()]}card.{own}{source[card.end() :]}"
        facts = tuple((key, self.own.get(value, 0) if key == "card" else value) for key, value in one.facts)
        facts = facts if dict(facts).get("card") != 0 else ()
        return one._replace(source=source, facts=facts)

    def _fix(self, fix: Fix) -> Fix | None:
        changes = tuple(change if change is self.change else self._change(change) for change in fix.changes)
        kept = tuple(change for change in changes if change is not None)
        return fix._replace(changes=kept) if len(kept) == len(changes) else None

    def _change(self, change: Change) -> Change | None:
        about = tuple(self._value(change.kind, i, value) for i, value in enumerate(change.about))
        return None if None in about else change._replace(about=about)

    def _value(self, kind: str, i: int, value: Value) -> Value:
        """A part of a change in the first scenario's cards; None where it is about the card that is stated."""
        if kind == "card" and i == 0:
            return self.own.get(value)
        card = _CARD.search(value) if kind in ("crystals", "lasting") else None
        if card is None:
            return value
        own = self.own.get(int(card[1]))
        return None if own is None else f"{value[: card.start()]}card.{own}{value[card.end() :]}"


def behind(
    scenario: Scenario, readings: Mapping[str, str], at: str, line: Line, stands: Stand, found: tuple[Obstacle, ...]
) -> Behind | None:
    """The question behind a card that is not on the board; None where it is, or where it cannot be stated."""
    if line.by not in scenario.board.seats or not {one.what for one in found} & {"no_card", "unknown_card"}:
        return None
    name = line.args[-1] if line.args[:1] == ("cover",) else line.args[0]
    put = stated(scenario, line.by, name)
    again = stand(put[1], readings, at) if put is not None else None
    if put is None or again is None or not again.machines or not again.came:
        return None
    return Behind(scenario, readings, at, line, *put, again, _own(stands.setup, again.setup))


def _own(first: Setup, again: Setup) -> dict[int, int]:
    lying = {id(one): card for card, one in first.lying.items()}
    return {card: lying[id(one)] for card, one in again.lying.items() if id(one) in lying}
