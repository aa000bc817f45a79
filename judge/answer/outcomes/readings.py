"""The outcomes under each other reading of the places passed where the rules are silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.outcomes.branching import Branching
from judge.answer.outcomes.result import Outcomes
from judge.engine.explore import Limits, Search, Watch
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


class Under(NamedTuple):
    """The outcomes under another reading of one gap. `same`: they are those of the reading that was taken."""

    gap: str
    letter: str
    outcomes: Outcomes
    same: bool


def under_others(
    found: Outcomes, readings: Mapping[str, str], limits: Limits, watch: Watch | None = None,
    began: float | None = None,
) -> Iterator[Under]:
    """Explore again with each other reading of each gap passed that `readings` does not settle.

    `began`: the moment (of `time.monotonic`) from which the limits count; without it each search has all of them.
    """
    ground, floor = found.ground, found.scenario.floor
    gaps = floor.gaps
    for gap, letter in found.gaps:
        answered = ground.setup.game.answers.get(gap)
        if gap in readings or gap not in gaps or (answered is not None and letter == chr(ord("a") + answered.reading)):
            continue
        for i in range(len(gaps[gap].readings)):
            other = chr(ord("a") + i)
            if other == letter:
                continue
            again = Branching(floor.set_up(found.scenario), {**readings, gap: other}, ground.asked, ground.horizon)
            left = limits if began is None else limits.left(began)
            outcomes = Outcomes(again, Search(again, left, watch).run(again.start()))
            yield Under(gap, other, outcomes, {*outcomes.ends} == {*found.ends})
