"""What makes an action illegal where a scenario stands: every obstacle, and the smallest change that would allow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.why_not.hidden import behind
from judge.answer.why_not.search import Fix, Search, Sought
from judge.answer.why_not.stand import stand
from judge.engine import Choice, Event, Machine
from judge.light import NamedTuple
from judge.port.expect import Line
from judge.port.floor import Asked, Change, Scenario
from judge.port.obstacle import Obstacle
from judge.text.errors import Place, Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Mapping



class WhyNot(NamedTuple):
    """The answer: the line that was asked about, at which point of the run, what stands in its way, what would help.

    `said` holds words of the question that are not the project's, each with the project's own. `machine` is the point
    that was asked about, `passed` the choice there if the run had gone on from it by itself, only one answer being
    possible; `stopped` the place of a line of the file that the run refused before.
    """

    scenario: Scenario
    line: Line
    machine: Machine
    events: tuple[Event, ...]
    obstacles: tuple[Obstacle, ...]
    said: tuple[tuple[str, str], ...] = ()
    passed: Choice | None = None
    stopped: str = ""
    sought: Sought = Sought(made=False)

    @property
    def legal(self) -> bool:
        """Whether nothing stands in the way: the engine takes the line."""
        return not self.obstacles


def _before(scenario: Scenario, asked: Asked | None) -> Scenario:
    """The scenario without its last line, if that attempts the very action that is asked about."""
    if asked is None or not scenario.play:
        return scenario
    last, line = scenario.play[-1], asked.line
    same = (last.by, last.verb, last.args) == (line.by, line.verb, line.args)
    return scenario._replace(play=scenario.play[:-1]) if same and last.attempt else scenario


def why_not(
    scenario: Scenario, action: str, readings: Mapping[str, str] | None = None, at: str = "", search: bool = True,
    stop: int = 0,
) -> WhyNot:
    """Everything that stands in the way of an action.

    Parameters
    ----------
    action
        A line of play, `a: use Slash`.
    readings
        Letters of readings by gap, before those of the file.
    at
        Ask where this clause comes next, not where the scenario stands.
    search
        Whether the smallest change that would make the action legal is looked for.
    stop
        Ask in mid-run, before the step that comes next once so many events have been counted; no change is looked for.

    Raises
    ------
    Problems
        If the action cannot be read, the board cannot be adjudicated, or the run never comes to `at`.
    """
    problems: list[Problem] = []
    asked = scenario.floor.vary.asked(action, scenario, problems)
    taken = readings or {}
    scenario = _before(scenario, asked)
    log: list[Event] = []
    stands = stand(scenario, taken, at, log, stop)
    problems += stands.setup.problems
    if not stands.came:
        hint = "`judge run` shows which clauses the run comes to"
        problems.append(Problem.at(Place(scenario.file), "J712", f"the run never comes to {at}", hint))
    if asked is None or problems:
        raise Problems(problems)
    line, i = stands.meant(asked.line), stands.point(asked.line)
    found = stands.obstacles(asked.line)
    search = search and not stop
    put = None if stop else behind(scenario, taken, at, asked.line, stands, found)
    sought = Sought(made=False)
    if found and search:
        sought = put.sought() if put else Search(scenario, taken, at, asked.line, stands).smallest()
    if put:
        found += tuple(one for one in put.obstacles if one not in found)
    said = asked.said if line.verb == asked.line.verb else ((asked.line.verb, line.verb),)
    passed = stands.machines[i].pending if i < len(stands.machines) - 1 else None
    return WhyNot(scenario, line, stands.machines[i], tuple(log), found, said, passed, stands.refused, sought)


__all__ = ["Change", "Fix", "Sought", "WhyNot", "why_not"]
