"""The smallest change that would make an action legal: looked for among all of a size, each tried on the engine.

A change is put into the state where the run stands and the open choice is asked anew; then it is made in the file, and
the file run again with its lines. What holds in the file is told as an edit of it.
"""

from __future__ import annotations

from itertools import combinations
from time import monotonic
from typing import TYPE_CHECKING

from judge.answer.player import obstacles, open_choice, view_of
from judge.answer.why_not.stand import Stand, stand
from judge.engine.choice import CHANCE
from judge.light import NamedTuple
from judge.port.floor import Change, Scenario
from judge.scenario import parse_scenario
from judge.scenario.play import line_of
from judge.scenario.write import board_changes, write_scenario

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine import Machine
    from judge.engine.identity import Identity
    from judge.port.expect import Line

LARGEST = 12
NODES, SECONDS = 20_000, 6.0


class Fix(NamedTuple):
    """Changes that make the action legal together.

    `edit` is what the file has to state otherwise (YAML); empty where the file cannot be made so, and the changes hold
    only where the run stands.
    """

    changes: tuple[Change, ...]
    edit: str = ""

    @property
    def size(self) -> tuple[int, int, bool]:
        """How many changes, how big they are, and whether the file itself can be changed so."""
        return len(self.changes), sum(change.size for change in self.changes), not self.edit


class Sought(NamedTuple):
    """What a search came to: the smallest changes found, how many were tried, whether a limit ended it.

    `made`: there was one; else nobody has looked.
    """

    fixes: tuple[Fix, ...] = ()
    tried: int = 0
    limited: bool = False
    made: bool = True


class Search:
    """A search for the smallest change that makes a line legal where a scenario stands.

    `first` are changes that the scenario already holds, `origin` is the file without them.
    """

    def __init__(
        self, scenario: Scenario, readings: Mapping[str, str], at: str, line: Line, stands: Stand,
        first: tuple[Change, ...] = (), origin: Scenario | None = None,
    ) -> None:  # fmt: skip
        self.scenario, self.readings, self.at, self.line, self.stands = scenario, readings, at, line, stands
        self.first, self.origin = first, origin or scenario
        self.machine = stands.machines[stands.point(line)]
        self.meant = stands.meant(line)
        self.bars = {(one.source, one.what) for one in stands.obstacles(line)}
        self.vary = scenario.floor.vary
        self.tried = 0
        self.until = monotonic() + SECONDS
        self.useful: list[Change] = []
        """Changes that remove an obstacle and add none."""
        self.keeps: dict[Change, frozenset[tuple[Identity, str]]] = {}

    def smallest(self) -> Sought:
        """The smallest single changes; where there is none, the smallest two."""
        for n in range(1, LARGEST + 1):
            found = [fix for change in self._of_size(n) for fix in self._fixes((change,))]
            if found:
                return self._told(found)
            if self._spent():
                break
        return self._told(self._two())

    def _two(self) -> list[Fix]:
        """The smallest two changes, each of which removes obstacles that the other leaves."""
        found: list[Fix] = []
        least = 0
        for one, two in sorted(combinations(self.useful, 2), key=lambda pair: pair[0].size + pair[1].size):
            size = one.size + two.size
            if self._spent() or (least and size > least):
                break
            fixes = [] if self.keeps[one] & self.keeps[two] else [*self._fixes((one, two))]
            if fixes:
                least = size
                found += fixes
        return found

    def _told(self, found: list[Fix]) -> Sought:
        found.sort(key=lambda fix: fix.size)
        return Sought(tuple(found), self.tried, self._spent())

    def _spent(self) -> bool:
        return self.tried >= NODES or monotonic() > self.until

    def _of_size(self, n: int) -> Iterator[Change]:
        yield from self.vary.sized(self.machine, self.scenario, n)
        if n == 1:
            yield from self._lines()

    def _fixes(self, changes: tuple[Change, ...]) -> Iterator[Fix]:
        """The changes as a fix, if they are one; if one only removes some obstacles, it is kept for pairs."""
        if self._spent():
            return
        self.tried += 1
        left: set[tuple[Identity, str]] | None = None
        if self.machine.pending is not None and all(map(self.vary.in_state, changes)):
            here = self.vary.put(self.machine, changes)
            if here is None:
                return
            left = self._left(here)
        in_file = None if left else self._in_file(changes)
        if in_file is not None:
            left, edit = in_file
            if not left and edit:
                yield Fix((*self.first, *changes), edit)
                return
        if left is not None and not left:
            yield Fix((*self.first, *changes))
        elif left is not None and left < self.bars and len(changes) == 1:
            self.useful.append(changes[0])
            self.keeps[changes[0]] = frozenset(left)

    def _in_file(self, changes: tuple[Change, ...]) -> tuple[set[tuple[Identity, str]], str] | None:
        """What stands in the way when the file is changed so, and the edit, if it is sound; None where it cannot be."""
        after = self._file(changes)
        if after is None:
            return None
        moved = any(map(self.vary.begins_again, changes))
        again = stand(after, self.readings, "" if moved else self.at)
        if not again.machines or not again.came or again.refused != self.stands.refused:
            return None
        if not self.vary.sound(again.machines[again.point(self.line)]):
            return None
        left = {(one.source, one.what) for one in again.obstacles(self.line)}
        if left:
            return left, ""
        return (left, board_changes(self.origin, after)) if self._valid(after) else None

    def _left(self, machine: Machine) -> set[tuple[Identity, str]]:
        return {(one.source, one.what) for one in obstacles(machine, self.scenario, self.meant)}

    def _valid(self, after: Scenario) -> bool:
        """Whether the changed file can be read without a problem."""
        _, problems = parse_scenario(write_scenario(after), "<changed>", {after.floor.name: after.floor})
        return not problems

    def _file(self, changes: tuple[Change, ...]) -> Scenario | None:
        """The file with the changes made in it."""
        after: Scenario | None = self.scenario
        if self.scenario.saved:
            return None
        if any(map(self.vary.begins_again, changes)):
            reached = tuple(line for line in self.scenario.play if line not in self.stands.left)
            after = self.scenario._replace(play=reached)
        for change in changes:
            if after is None:
                return None
            if change.kind == "answered":
                by, raw = change.about
                line = line_of(after, str(by), str(raw), "<changed>")
                after = after._replace(play=(*after.play, line)) if line is not None else None
            elif change.kind == "undone":
                after = after._replace(play=after.play[:-1])
            else:
                after = self.vary.made(self.stands.setup, after, change)
        return after

    def _lines(self) -> Iterator[Change]:
        """The last line not played, or one more played before: an answer to what another choice is open for."""
        lines = [line for line in self.scenario.play if line.by != "rules"]
        if lines and lines[-1] is self.scenario.play[-1]:
            yield Change("undone", (lines[-1].by, lines[-1].raw))
        floor = self.scenario.floor
        opened = open_choice(self.stands.machines[-1], floor)
        if opened is None or opened.by == CHANCE or (opened.by == self.line.by and opened.kind in floor.turns.menus):
            return
        view = view_of(self.stands.machines[-1])
        for option in opened.choice.options:
            yield Change("answered", (opened.by, floor.lines.label(view, opened.choice, option)))
