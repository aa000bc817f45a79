"""What a user of the package composes: rulings that tell themselves in words and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.answer import run
from judge.port import ruling
from judge.port.floor import Scenario
from judge.text.errors import Problem

if TYPE_CHECKING:
    from networkx import MultiDiGraph


class Ruling(ruling.Ruling):
    """The answer to a scenario, with its proof."""

    __slots__ = ()

    @property
    def answer(self) -> str:
        """The answer in one line."""
        from judge.report.answer import line

        return line(self)

    @property
    def trace(self) -> str:
        """The trace as text."""
        from judge.report.trace import tree

        return tree(self)

    @property
    def graph(self) -> MultiDiGraph[str]:
        """The interrupt graph."""
        from judge.report.graph import build

        return build(self)


def adjudicate(
    scenario: Scenario, readings: Mapping[str, str] | None = None, record: bool = True, until: str = "", **more: Any
) -> tuple[Ruling | None, list[Problem]]:
    """Run a scenario, as `judge.answer.run.adjudicate` does."""
    found, problems = run.adjudicate(scenario, readings, record, until, **more)
    return None if found is None else Ruling(*found), problems
