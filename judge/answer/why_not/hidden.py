"""The question asked again with the card that is named stated, where no board shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from judge.answer.why_not.search import Fix, Search, Sought
from judge.answer.why_not.stand import Stand, stand
from judge.light import NamedTuple
from judge.port.expect import Line
from judge.port.floor import Change, Scenario
from judge.scenario.write import board_changes

if TYPE_CHECKING:

    from judge.port.obstacle import Obstacle


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
    """Which object of the first scenario an object is; the one that is stated is none of them."""

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
        return self.scenario.floor.vary.retold(one, self.own, self.change)

    def _fix(self, fix: Fix) -> Fix | None:
        changes = tuple(change if change is self.change else self._change(change) for change in fix.changes)
        kept = tuple(change for change in changes if change is not None)
        return fix._replace(changes=kept) if len(kept) == len(changes) else None

    def _change(self, change: Change) -> Change | None:
        return self.scenario.floor.vary.renamed(change, self.own)


def behind(
    scenario: Scenario, readings: Mapping[str, str], at: str, line: Line, stands: Stand, found: tuple[Obstacle, ...]
) -> Behind | None:
    """The question behind a card that is not on the board; None where it is, or where it cannot be stated."""
    vary = scenario.floor.vary
    put = vary.stated(scenario, line, found)
    again = stand(put[1], readings, at) if put is not None else None
    if put is None or again is None or not again.machines or not again.came:
        return None
    return Behind(scenario, readings, at, line, *put, again, vary.same(stands.setup, again.setup))
