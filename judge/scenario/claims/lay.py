"""The boards of a claim laid out in an edition, with the cards of a printing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from judge.light import NamedTuple
from judge.port.floor import Scenario
from judge.scenario.claims.variations import MOST, combinations, filled_in, size, unfilled
from judge.scenario.loader import node_scenario
from judge.text.errors import Problem

if TYPE_CHECKING:

    from judge.scenario.claims.model import Case


class Position(NamedTuple):
    """One board of a case, and what was filled in and varied to come to it.

    There is no `scenario` where the rules know no such board, and that is what the case claims: `problems` say why.
    """

    scenario: Scenario | None
    filled: Mapping[str, str]
    problems: tuple[Problem, ...] = ()


class Laid(NamedTuple):
    """The boards of a case in one edition and printing.

    `impossible` combinations of varied facts are no boards. `problems` keep the case from being laid out here.
    """

    edition: str
    cards: str
    positions: tuple[Position, ...] = ()
    impossible: int = 0
    problems: tuple[Problem, ...] = ()


def lay(case: Case, file: str, edition: str, printing: str) -> Laid:
    """Lay a case out; `printing` "" is that which the case states, or the edition's own."""
    wrong = list(unfilled(case))
    if size(case) > MOST:
        message = f"{size(case)} combinations are more than {MOST}"
        wrong.append(Problem.at(case.place, "J803", message, "vary fewer facts, or over fewer values"))
    if wrong:
        return Laid(edition, printing, problems=tuple(wrong))
    positions: list[Position] = []
    floors = {case.floor.name: case.floor}
    impossible = 0
    first: list[Problem] = []
    for values, root in combinations(case):
        scenario, problems = node_scenario(root, file, floors, edition=edition, printing=printing)
        if scenario is not None or (case.refused and all(problem.clauses for problem in problems)):
            positions.append(Position(scenario, filled_in(values), tuple(problems)))
        elif case.vary and all(problem.code in case.floor.files.impossible for problem in problems):
            impossible += 1
            first = first or problems
        else:
            return Laid(edition, printing, problems=tuple(problems))
    if not positions:
        message = "no combination of what is varied is a board"
        hint = f"the first: {first[0].message}" if first else ""
        return Laid(edition, printing, problems=(Problem.at(case.place, "J803", message, hint),))
    cards = next((position.scenario.cards for position in positions if position.scenario is not None), "")
    return Laid(edition, printing or cards, tuple(positions), impossible)
