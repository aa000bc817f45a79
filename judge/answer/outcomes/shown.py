"""Outcomes on the board: the lines that lead to one played, so that it can be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.run import adjudicate
from judge.scenario.play import line_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.answer.outcomes.result import Outcomes
    from judge.answer.outcomes.way import Said
    from judge.port.expect import Line
    from judge.port.floor import Scenario
    from judge.port.ruling import Ruling


def on_board(outcomes: Outcomes, most: int) -> dict[int, Ruling]:
    """The rulings of the first outcomes told, by their numbers; without those whose lines cannot be written."""
    scenario = outcomes.scenario
    found = {}
    for outcome in outcomes.outcomes(most=most)[:most]:
        lines = _lines(scenario, outcome.line) if outcome.way_known else None
        if lines is None or outcome.end.refused:
            continue
        ruling, _ = adjudicate(scenario._replace(play=(*scenario.play, *lines), expect=()))
        if ruling is not None and ruling.refused is None:
            found[outcome.number] = ruling
    return found


def _lines(scenario: Scenario, said: Iterable[Said]) -> tuple[Line, ...] | None:
    lines = [line_of(scenario, one.by, one.text, "<outcome>") for one in said]
    written = tuple(line for line in lines if line is not None)
    return written if len(written) == len(lines) else None
