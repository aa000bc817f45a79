"""A claim about a board whose lines run out inside a resolution, judged over everything that may still be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.checks import check
from judge.answer.outcomes import Limits, Outcomes, explore
from judge.answer.outcomes.asked import asking
from judge.answer.outcomes.horizon import Horizon
from judge.answer.run import adjudicate
from judge.answer.saved import export
from judge.light import NamedTuple
from judge.port.ruling import Ruling
from judge.scenario.play import line_of

if TYPE_CHECKING:
    from judge.answer.outcomes.way import Said
    from judge.port.expect import Line
    from judge.port.floor import Scenario

LIMITS = Limits(nodes=5_000, seconds=float("inf"))
"""How far is looked: bound by nodes alone, so that a verdict is the same wherever it is given."""


class Over(NamedTuple):
    """What comes of a claim over all outcomes: on how many it holds, and one outcome that shows it, as a ruling."""

    outcomes: Outcomes
    held: int
    total: int
    shown: Ruling
    until: str = ""
    """The step before which the outcome shown ends."""

    @property
    def exhausted(self) -> bool:
        """Whether everything was looked into."""
        return self.outcomes.exhausted


def leaves_open(ruling: Ruling) -> bool:
    """Whether a run stopped at a choice of which its claim does not speak, other than what is to be done next."""
    stopped, expected = ruling.stopped, ruling.scenario.expect
    menus = ruling.scenario.floor.turns.menus
    if stopped is None or stopped.kind in menus or ruling.refused is not None or ruling.left:
        return False
    return len(asking(expected)) == len(expected)


def over_all(ruling: Ruling) -> Over:
    """Judge the claim of a ruling over every outcome of what it leaves open.

    Raises `judge.text.errors.Problems` where the board cannot be gone on with.
    """
    scenario = export(ruling)
    turns = scenario.floor.turns
    scenario = scenario._replace(board=turns.onward(scenario.board, ruling.board), random=(), seed=None)
    outcomes = explore(scenario, scenario.expect, horizon=Horizon(settled=True), limits=LIMITS)
    held = [number for number, end in enumerate(outcomes.ends) if all(end.claims)]
    against = [number for number in range(len(outcomes.ends)) if number not in held]
    shown = ruling
    for number in (against or held)[:1]:
        lines = tuple(_line(scenario, said) for said in outcomes.line(number))
        found, _ = adjudicate(scenario._replace(play=lines), until=turns.phase_over(scenario.board))
        if found is not None and found.refused is None:
            shown = found._replace(
                scenario=ruling.scenario._replace(play=(*ruling.scenario.play, *lines)),
                checks=tuple(check(one, found) for one in scenario.expect),
            )
    return Over(outcomes, len(held), len(outcomes.ends), shown, turns.phase_over(scenario.board))


def _line(scenario: Scenario, said: Said) -> Line:
    line = line_of(scenario, said.by, said.text, "<outcome>")
    assert line is not None
    return line
