"""The boards of a claim in every edition and printing asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from judge.light import NamedTuple
from judge.scenario.claims import Case, Claim, Laid, Position, lay
from judge.text.errors import Problem, Problems

if TYPE_CHECKING:
    from judge.answer.faq.verdict import Key


class Board(NamedTuple):
    """A case laid out."""

    case: Case
    laid: Laid


Boards = Mapping[tuple[str, str], list[Board]]
"""The boards of a claim by edition and printing ("": each edition's own)."""


def lay_out(claim: Claim, file: str, editions: tuple[str, ...] = (), text_alone: bool = False) -> Boards:
    """Lay the boards of a claim out, in `editions` (without any: its own).

    Raises `Problems` for those that are none in any edition and printing.
    """
    pairs = [(edition, printing) for edition in editions or claim.editions for printing in claim.printings or ("",)]
    laid = {pair: _lay(claim, file, *pair, text_alone) for pair in pairs}
    wrong: list[Problem] = []
    for case in claim.cases:
        found = [board.laid for boards in laid.values() for board in boards if board.case is case]
        if found and all(one.problems for one in found):
            wrong += found[0].problems
    if wrong:
        raise Problems(sorted(set(wrong)))
    return laid


def positions(claim: Claim, boards: list[Board]) -> Iterator[tuple[Key, Case, Position]]:
    """Every board of a claim in one edition and printing, under what names it in any."""
    for board in boards:
        number = claim.cases.index(board.case)
        for position in board.laid.positions:
            yield (number, tuple(position.filled.items())), board.case, position


def _lay(claim: Claim, file: str, edition: str, printing: str, text_alone: bool) -> list[Board]:
    cases = (case for case in claim.cases if case.edition in ("", edition))
    cases = (case for case in cases if not printing or case.cards in ("", printing))
    laid = [Board(case, lay(case, file, edition, case.cards or printing)) for case in cases]
    return [board._replace(laid=_without_answers(board.laid)) for board in laid] if text_alone else laid


def _without_answers(laid: Laid) -> Laid:
    return laid._replace(positions=tuple(map(_without_answer, laid.positions)))


def _without_answer(position: Position) -> Position:
    scenario = position.scenario
    return position if scenario is None else position._replace(scenario=scenario._replace(text_alone=True))
